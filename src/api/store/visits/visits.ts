import { checkedLine } from '~/api/store/files/checked-lines'
import { type Disk, nodeDisk } from '~/api/store/files/disk'
import type { AnalyticsData, NewPageView, NewVisitor, PageView, Visitor } from '~/domain/analytics/visitors-schema'
import { indianDay } from '~/domain/dates'
import { VisitFiles } from './visit-files'
import { VisitIds } from './visit-ids'
import type { VisitDay, VisitLog } from './visit-log'
import { DayTotals, foldDays, inOrder, type StoredDay, sumOfDays, toVisitDay, type VisitLine } from './visit-totals'

const WRITE_EVERY = 1000
const KEEP_TOTALS_EVERY = 60_000
const MAX_UNWRITTEN = 4 * 1024 * 1024
const MAX_TOTALS_ADDED = 4 * 1024 * 1024

/** Appends visits to their day's file once a second, and the totals once a minute. */
class VisitWriter {
  readonly #files: VisitFiles
  readonly #days: Map<string, DayTotals>
  readonly #timer: NodeJS.Timeout
  #unwritten = new Map<string, string[]>()
  #unwrittenSize = 0
  readonly #written = new Map<string, StoredDay>()
  readonly #unkept = new Set<string>()
  #keptAt = performance.now()
  #newestKept: string
  #added = 0
  #hasFailed = false
  #writing = Promise.resolve()

  constructor(files: VisitFiles, days: Map<string, DayTotals>) {
    this.#files = files
    this.#days = days
    this.#newestKept = this.#newestDay()
    this.#timer = setInterval(() => void this.write(), WRITE_EVERY).unref()
  }

  add(day: string, line: VisitLine) {
    const text = `${JSON.stringify(line)}\n`
    // On a full disk, visits that do not fit are still counted.
    if (this.#unwrittenSize + text.length > MAX_UNWRITTEN) return
    this.#unwrittenSize += text.length
    const lines = this.#unwritten.get(day)
    if (lines) lines.push(text)
    else this.#unwritten.set(day, [text])
  }

  write(): Promise<void> {
    this.#writing = this.#writing
      .then(() => this.#write())
      .then(
        () => {
          this.#hasFailed = false
        },
        (error) => {
          if (!this.#hasFailed) console.error(`Visits cannot be written just now: ${error.message}`)
          this.#hasFailed = true
        },
      )
    return this.#writing
  }

  async close() {
    clearInterval(this.#timer)
    this.#keptAt = Number.NEGATIVE_INFINITY
    await this.write()
  }

  async #write() {
    for (const [day, lines] of [...this.#unwritten]) await this.#writeDay(day, lines)
    const isDue = performance.now() - this.#keptAt > KEEP_TOTALS_EVERY
    if (this.#unkept.size > 0 && (isDue || this.#isNewDay())) await this.#keepTotals()
  }

  async #writeDay(day: string, lines: readonly string[]) {
    const totals = this.#days.get(day)?.toStored(0)
    const text = lines.join('')
    this.#unwritten.delete(day)
    try {
      const counted = await this.#files.addLines(day, text)
      this.#unwrittenSize -= text.length
      if (totals) this.#written.set(day, { ...totals, counted })
      this.#unkept.add(day)
    } catch (error) {
      this.#unwritten.set(day, [...lines, ...(this.#unwritten.get(day) ?? [])])
      throw error
    }
  }

  async #keepTotals() {
    this.#keptAt = performance.now()
    if (this.#isNewDay() || this.#added > MAX_TOTALS_ADDED) {
      await this.#rewriteTotals()
    } else {
      const lines = [...this.#unkept].map((day) => checkedLine(this.#written.get(day))).join('')
      await this.#files.addTotals(lines)
      this.#added += lines.length
    }
    this.#unkept.clear()
  }

  async #rewriteTotals() {
    this.#newestKept = this.#newestDay()
    foldDays(inOrder(this.#days.values()))
    await this.#files.writeTotals(this.#consistentDays())
    await this.#files.prune()
    this.#added = 0
  }

  *#consistentDays(): Iterable<StoredDay> {
    for (const totals of this.#days.values()) {
      const written = this.#written.get(totals.day)
      if (!this.#unwritten.has(totals.day)) yield totals.toStored(written?.counted ?? totals.counted)
      else if (written) yield written
    }
  }

  #isNewDay = () => this.#newestDay() !== this.#newestKept

  #newestDay = () => [...this.#days.keys()].reduce((a, b) => (a > b ? a : b), '')
}

const NEWEST = 1000

export class Visits implements VisitLog {
  readonly #days = new Map<string, DayTotals>()
  #newest: Visitor[] = []
  #ids = new VisitIds()
  #writer: VisitWriter | undefined

  /** Opens the visits in `folder`. Reads the totals, and only those raw visits that they do not include. */
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
