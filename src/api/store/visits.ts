import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnalyticsData, NewPageView, NewVisitor, PageView, Visitor } from '~/schemas/visitors'

const NEWEST = 1000
const WRITE_EVERY = 1000

type Line = { visitor: Visitor } | { pageView: PageView }

/** Visits and page views: counted in memory, appended once a second to one file a day, and never part of the shop's tables. */
export class Visits {
  readonly #folder: string | undefined
  readonly #newest: Visitor[] = []
  readonly #count = { visitors: 0, unique: 0, seconds: 0, pageViews: 0 }
  #unwritten = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined

  /** Kept in `folder`, or in memory alone where there is none. */
  constructor(folder?: string) {
    this.#folder = folder
    if (!folder) return
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const file of readdirSync(folder).sort()) this.#countFile(join(folder, file))
    this.#timer = setInterval(() => void this.#write(), WRITE_EVERY).unref()
  }

  addVisitor(sent: NewVisitor, createdAt: string): Visitor {
    const visitor = { id: this.#count.visitors + 1, ...sent, createdAt }
    this.#add({ visitor }, createdAt)
    return visitor
  }

  addPageView(sent: NewPageView, createdAt: string): PageView {
    const pageView = { id: this.#count.pageViews + 1, ...sent, createdAt }
    this.#add({ pageView }, createdAt)
    return pageView
  }

  /** The newest thousand, newest first. */
  newestVisitors(): Visitor[] {
    return this.#newest.slice(-NEWEST).reverse()
  }

  /** Totals over all visits; the time on site is the mean in seconds. */
  totals(): AnalyticsData {
    const { visitors, unique, seconds, pageViews } = this.#count
    return { totalVisitors: visitors, uniqueVisitors: unique, pageViews, avgTimeOnSite: visitors && seconds / visitors }
  }

  async close() {
    clearInterval(this.#timer)
    await this.#write()
  }

  #add(line: Line, createdAt: string) {
    this.#countLine(line)
    if (!this.#folder) return
    const file = `${createdAt.slice(0, 10)}.jsonl`
    this.#unwritten.set(file, `${this.#unwritten.get(file) ?? ''}${JSON.stringify(line)}\n`)
  }

  #countLine(line: Line) {
    if ('pageView' in line) {
      this.#count.pageViews++
      return
    }
    this.#count.visitors++
    if (!line.visitor.isReturning) this.#count.unique++
    this.#count.seconds += line.visitor.timeOnSite
    this.#newest.push(line.visitor)
    if (this.#newest.length > 2 * NEWEST) this.#newest.splice(0, NEWEST)
  }

  #countFile(path: string) {
    for (const text of readFileSync(path, 'utf8').split('\n')) {
      if (text) this.#countLine(JSON.parse(text) as Line)
    }
  }

  async #write() {
    const lines = this.#unwritten
    this.#unwritten = new Map()
    for (const [file, text] of lines) {
      await appendFile(join(this.#folder as string, file), text, { mode: 0o600 }).catch((error) => {
        console.error(`Visits could not be written: ${error.message}`)
      })
    }
  }
}
