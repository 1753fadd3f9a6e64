import { checkedLine } from '~/api/store/files/checked-lines'
import type { VisitFiles } from './visit-files'
import { type DayTotals, foldDays, inOrder, type StoredDay, type VisitLine } from './visit-totals'

const WRITE_EVERY = 1000
const KEEP_TOTALS_EVERY = 60_000
const MAX_UNWRITTEN = 4 * 1024 * 1024
const MAX_TOTALS_ADDED = 4 * 1024 * 1024

/** Appends visits to their day's file once a second, and once a minute the totals that go with it. */
export class VisitWriter {
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
    // Visits that do not fit, while the disk is full, are still counted.
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
