import { type Disk, nodeDisk } from '~/api/store/files/disk'
import type { AnalyticsData, NewPageView, NewVisitor, PageView, Visitor } from '~/domain/analytics/visitors-schema'
import { indianDay } from '~/domain/dates'
import { VisitFiles } from './visit-files'
import { VisitIds } from './visit-ids'
import type { VisitDay, VisitLog } from './visit-log'
import { DayTotals, inOrder, sumOfDays, toVisitDay, type VisitLine } from './visit-totals'
import { VisitWriter } from './visit-writer'

const NEWEST = 1000

export class Visits implements VisitLog {
  readonly #days = new Map<string, DayTotals>()
  #newest: Visitor[] = []
  #ids = new VisitIds()
  #writer: VisitWriter | undefined

  /** Visits kept in `folder`. Reads the totals, and of the raw visits only what they do not include yet. */
  static async open(folder: string, disk: Disk = nodeDisk): Promise<Visits> {
    const visits = new Visits()
    await visits.#read(new VisitFiles(folder, disk))
    return visits
  }

  addVisitor(sent: NewVisitor, createdAt: string): Visitor {
    const visitor = { id: this.#ids.next('visitor'), ...sent, createdAt }
    this.#add({ visitor }, createdAt)
    this.#newest.push(visitor)
    if (this.#newest.length > 2 * NEWEST) this.#newest.splice(0, NEWEST)
    return visitor
  }

  addPageView(sent: NewPageView, createdAt: string): PageView {
    const pageView = { id: this.#ids.next('pageView'), ...sent, createdAt }
    this.#add({ pageView }, createdAt)
    return pageView
  }

  newestVisitors(): Visitor[] {
    return this.#newest.slice(-NEWEST).reverse()
  }

  totals(): AnalyticsData {
    return sumOfDays(this.#days.values())
  }

  days(): VisitDay[] {
    return inOrder(this.#days.values()).map(toVisitDay)
  }

  async write() {
    await this.#writer?.write()
  }

  async close() {
    await this.#writer?.close()
    this.#ids.close()
  }

  #add(line: VisitLine, createdAt: string) {
    const day = indianDay(new Date(createdAt))
    this.#countLine(day, line)
    this.#writer?.add(day, line)
  }

  #countLine(day: string, line: VisitLine) {
    const totals = this.#days.get(day) ?? new DayTotals(day)
    this.#days.set(day, totals)
    totals.count(line)
  }

  async #read(files: VisitFiles) {
    const days = await files.days()
    for (const totals of await files.readTotals()) this.#days.set(totals.day, totals)
    for (const day of days) await this.#countRest(files, day)
    this.#newest = await files.newestVisitors(days, NEWEST)
    const all = [...this.#days.values()]
    const seen = [Math.max(0, ...all.map((day) => day.lastVisitorId)), Math.max(0, ...all.map((day) => day.lastPageViewId))]
    this.#ids = new VisitIds(files.ids, seen)
    this.#writer = new VisitWriter(files, this.#days)
  }

  async #countRest(files: VisitFiles, day: string) {
    const counted = this.#days.get(day)?.counted ?? 0
    const size = files.size(day)
    if (size > counted) for await (const line of files.lines(day, counted)) this.#countLine(day, line)
    const totals = this.#days.get(day)
    if (totals) totals.counted = size
  }
}
