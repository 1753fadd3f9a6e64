import { join } from 'node:path'
import { nodeDisk } from './disk'
import { NumbersFile } from './numbers-file'
import { connect, databaseOf, PATIENTLY } from './postgres/database'
import { DatabaseVisits } from './postgres/visit-copy'
import { VisitFiles } from './visit-files'
import type { DayTotals, VisitLine } from './visit-totals'

/** Visits as they are kept, to be read and written whole. */
export interface KeptVisits {
  totals(): Promise<DayTotals[]>
  /** All raw visits and page views, a day at a time. */
  days(): AsyncIterable<{ day: string; lines: VisitLine[] }>
  /** Adds a day's raw visits. */
  addDay(day: string, lines: readonly VisitLine[]): Promise<void>
  /** Puts the totals in the place of those that are there; no number up to the last is given again. */
  finish(totals: readonly DayTotals[]): Promise<void>
  close(): Promise<void>
}

/** Copies all visits from one place to another: each a data folder, or the address of a database. */
export async function copyVisits(from: string, to: string): Promise<void> {
  const [source, target] = [openVisits(from), openVisits(to)]
  try {
    for await (const { day, lines } of source.days()) await target.addDay(day, lines)
    await target.finish(await source.totals())
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

function openVisits(place: string): KeptVisits {
  if (!place.startsWith('postgres')) return new FolderVisits(join(place, 'visits'))
  const pool = connect(place, PATIENTLY)
  return new DatabaseVisits(databaseOf(pool), () => pool.end())
}

class FolderVisits implements KeptVisits {
  readonly #files: VisitFiles

  constructor(folder: string) {
    this.#files = new VisitFiles(folder, nodeDisk)
  }

  totals = () => this.#files.readTotals()

  async *days() {
    for (const day of await this.#files.days()) yield { day, lines: await Array.fromAsync(this.#files.lines(day)) }
  }

  async addDay(day: string, lines: readonly VisitLine[]) {
    await this.#files.addLines(day, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }

  async finish(totals: readonly DayTotals[]) {
    await this.#files.writeTotals(totals.map((day) => day.toStored(this.#files.size(day.day))))
    const last = (kind: 'lastVisitorId' | 'lastPageViewId') => Math.max(0, ...totals.map((day) => day[kind]))
    const ids = new NumbersFile(this.#files.ids)
    // Twice: it keeps what it wrote last, and what it wrote before that.
    for (let time = 0; time < 2; time++) ids.write([last('lastVisitorId'), last('lastPageViewId')])
    ids.close()
  }

  async close() {}
}
