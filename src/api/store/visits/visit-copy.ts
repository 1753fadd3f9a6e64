import { join } from 'node:path'
import { nodeDisk } from '~/api/store/files/disk'
import { NumbersFile } from '~/api/store/files/numbers-file'
import { connect, databaseOf, LONG_TIMEOUT } from '~/api/store/postgres/database'
import { DatabaseVisits } from '~/api/store/postgres/visit-copy'
import type { VisitArchive } from './visit-archive'
import { VisitFiles } from './visit-files'
import type { DayTotals, VisitLine } from './visit-totals'

export async function copyVisits(from: string, to: string): Promise<void> {
  const [source, target] = [openVisits(from), openVisits(to)]
  try {
    for await (const { day, lines } of source.days()) await target.addDay(day, lines)
    await target.finish(await source.totals())
  } finally {
    await Promise.all([source.close(), target.close()])
  }
}

function openVisits(place: string): VisitArchive {
  if (!place.startsWith('postgres')) return new FolderVisits(join(place, 'visits'))
  const pool = connect(place, LONG_TIMEOUT)
  return new DatabaseVisits(databaseOf(pool), () => pool.end())
}

class FolderVisits implements VisitArchive {
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
    // Written twice, because the file keeps the last two writes.
    for (let time = 0; time < 2; time++) ids.write([last('lastVisitorId'), last('lastPageViewId')])
    ids.close()
  }

  async close() {}
}
