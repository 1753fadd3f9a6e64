import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { link, truncate, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Appender } from '~/api/store/files/appender'
import { checkedLine, checkedValue, type Line, linesOf } from '~/api/store/files/checked-lines'
import type { Disk } from '~/api/store/files/disk'
import { replaceFile } from '~/api/store/files/durable-file'
import { asideName, setAside } from '~/api/store/files/shop-folder'
import { pageView, type Visitor, visitor } from '~/domain/analytics/visitors-schema'
import { DAY } from '~/domain/day'
import { VISITS_KEPT_DAYS } from '~/domain/kept-days'
import { IDS_FILE } from './visit-ids'
import { type DayTotals, inOrder, readDayTotals, type StoredDay, type VisitLine } from './visit-totals'

const DAY_FILE = /^(\d{4}-\d{2}-\d{2})\.jsonl$/
const MEBIBYTE = 1024 * 1024
const MAX_DAY_BYTES = 64 * MEBIBYTE
const MAX_RAW_BYTES = 1024 * MEBIBYTE
const FIRST_WINDOW = MEBIBYTE

const DAYS_TO_BELIEVE_THE_CLOCK = 3

/** The files of visits: one raw file per day, and one with the totals of all days, where a day's last line counts. */
export class VisitFiles {
  readonly ids: string
  readonly #folder: string
  readonly #totals: string
  readonly #disk: Disk
  readonly #appender: Appender
  #tornTotals: number | undefined

  constructor(folder: string, disk: Disk) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#folder = folder
    this.#totals = join(folder, 'totals.jsonl')
    this.ids = join(folder, IDS_FILE)
    this.#disk = disk
    this.#appender = new Appender(disk)
  }

  async days(): Promise<string[]> {
    const days: string[] = []
    for (const entry of readdirSync(this.#folder, { withFileTypes: true })) {
      const [, day] = DAY_FILE.exec(entry.name) ?? []
      if (day && entry.isFile()) days.push(day)
      else if (!entry.isFile() && !entry.name.includes('.damaged-')) await this.#setAside(join(this.#folder, entry.name))
    }
    return days.sort()
  }

  /** The totals of all days, oldest first. Damaged lines are skipped, and their file is kept. */
  async readTotals(): Promise<DayTotals[]> {
    if (!existsSync(this.#totals)) return []
    const days = new Map<string, DayTotals>()
    let isDamaged = false
    for await (const lines of linesOf(this.#totals)) {
      for (const line of lines) {
        const totals = readDayTotals(checkedValue(line))
        if (totals) days.set(totals.day, totals)
        isDamaged ||= !totals && !line.isTorn && line.text !== ''
        this.#tornTotals = line.isTorn ? line.end - Buffer.byteLength(line.text) : undefined
      }
    }
    if (isDamaged) {
      const aside = asideName(this.#totals)
      await link(this.#totals, aside)
      console.warn(`Some totals of visits are damaged; they are counted again where raw visits are left, and kept as ${aside}.`)
    }
    return inOrder(days.values())
  }

  async writeTotals(days: Iterable<StoredDay>): Promise<void> {
    await replaceFile(this.#totals, totalsText(days), this.#disk)
    this.#tornTotals = undefined
  }

  async addTotals(lines: string): Promise<number> {
    if (this.#tornTotals !== undefined) await truncate(this.#totals, this.#tornTotals)
    this.#tornTotals = undefined
    return this.#appender.append(this.#totals, lines)
  }

  /** Appends raw lines to a day's file, or throws and adds none; returns its size in bytes. A full file is not extended. */
  async addLines(day: string, text: string): Promise<number> {
    const path = this.#dayFile(day)
    const size = this.size(day)
    if (size + Buffer.byteLength(text) > MAX_DAY_BYTES) return size
    return this.#appender.append(path, text)
  }

  size(day: string): number {
    return statSync(this.#dayFile(day), { throwIfNoEntry: false })?.size ?? 0
  }

  async *lines(day: string, start = 0): AsyncGenerator<VisitLine> {
    for await (const lines of linesOf(this.#dayFile(day), start)) {
      for (const line of lines) {
        const read = readVisitLine(line)
        if (read) yield read
      }
    }
  }

  async newestVisitors(days: readonly string[], count: number): Promise<Visitor[]> {
    const newest: Visitor[] = []
    for (const day of days.toReversed()) {
      newest.push(...(await this.#lastVisitors(day, count - newest.length)))
      if (newest.length >= count) break
    }
    return newest.sort((a, b) => a.id - b.id)
  }

  async prune() {
    const days = await this.days()
    const today = days.at(-DAYS_TO_BELIEVE_THE_CLOCK)
    if (!today) return
    const first = new Date(Date.parse(today) - VISITS_KEPT_DAYS * DAY).toISOString().slice(0, 10)
    let bytes = 0
    for (const day of days.toReversed()) {
      bytes += this.size(day)
      if (day < first || bytes > MAX_RAW_BYTES) await unlink(this.#dayFile(day))
    }
  }

  #dayFile = (day: string) => join(this.#folder, `${day}.jsonl`)

  async #lastVisitors(day: string, count: number): Promise<Visitor[]> {
    const size = this.size(day)
    for (let window = FIRST_WINDOW; ; window *= 4) {
      const visitors: Visitor[] = []
      for await (const line of this.lines(day, Math.max(0, size - window))) if ('visitor' in line) visitors.push(line.visitor)
      if (visitors.length >= count || window >= size) return visitors.slice(-count)
    }
  }

  async #setAside(path: string) {
    console.warn(`${basename(path)} among the visits is no file; it is kept as ${basename(await setAside(path))}.`)
  }
}

function* totalsText(days: Iterable<StoredDay>) {
  for (const day of days) yield checkedLine(day)
}

function readVisitLine({ text }: Line): VisitLine | undefined {
  try {
    const line = JSON.parse(text)
    if (line.visitor) return { visitor: visitor.parse(line.visitor) }
    return { pageView: pageView.parse(line.pageView) }
  } catch {
    return undefined
  }
}
