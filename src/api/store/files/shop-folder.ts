import { existsSync, readdirSync } from 'node:fs'
import { rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** How many snapshots are kept beside the newest one. */
const KEPT_SNAPSHOTS = 3

/** A file named after the number of a change. */
interface NumberedFile {
  path: string
  sequence: number
}

/** The names of the files in a data folder. */
export class ShopFolder {
  readonly path: string
  readonly snapshot: string
  readonly journal: string
  readonly acknowledged: string
  /** Left behind by a restore that was cut short. */
  readonly restoring: string
  readonly older: string
  readonly visits: string
  readonly uploads: string
  readonly backups: string
  readonly lastBackup: string

  constructor(path: string) {
    this.path = path
    this.snapshot = join(path, 'db.json')
    this.journal = join(path, 'journal.jsonl')
    this.acknowledged = join(path, 'journal.acknowledged')
    this.restoring = join(path, 'restoring')
    this.older = join(path, 'snapshots')
    this.visits = join(path, 'visits')
    this.uploads = join(path, 'uploads')
    this.backups = join(path, 'backups')
    this.lastBackup = join(this.backups, 'last.json')
  }

  /** Where the snapshot up to a change is kept once a newer one stands in its place. */
  olderSnapshot = (sequence: number) => join(this.older, `db-${numbered(sequence)}.json`)

  /** Where the journal of the changes after `after` is kept once a new one stands in its place. */
  olderJournal = (after: number) => join(this.older, `journal-${numbered(after)}.jsonl`)

  /** The kept snapshots, by the change up to which each reaches, oldest first. */
  olderSnapshots = () => this.#numberedFiles(/^db-(\d+)\.json$/)

  /** The kept journals, by the change after which each begins, oldest first. */
  olderJournals = () => this.#numberedFiles(/^journal-(\d+)\.jsonl$/)

  /** Whether nothing was ever kept here. */
  isNew() {
    const isThere = [this.snapshot, this.journal, this.acknowledged].some((path) => existsSync(path))
    return !isThere && this.olderSnapshots().length === 0 && this.olderJournals().length === 0
  }

  /** Deletes older snapshots, and the journals that only those needed. */
  async prune() {
    const snapshots = this.olderSnapshots()
    const dropped = snapshots.slice(0, -KEPT_SNAPSHOTS)
    for (const { path } of dropped) await unlink(path)
    const [oldest] = snapshots.slice(-KEPT_SNAPSHOTS)
    // With fewer, the journals reach back to the empty shop.
    if (!oldest || snapshots.length < KEPT_SNAPSHOTS) return
    const journals = this.olderJournals()
    for (const [index, { path }] of journals.entries()) {
      const next = journals[index + 1]
      if (next && next.sequence <= oldest.sequence) await unlink(path)
    }
  }

  #numberedFiles(pattern: RegExp): NumberedFile[] {
    if (!existsSync(this.older)) return []
    const found = readdirSync(this.older).flatMap((name) => {
      const [, digits] = pattern.exec(name) ?? []
      return digits === undefined ? [] : [{ path: join(this.older, name), sequence: Number(digits) }]
    })
    return found.sort((a, b) => a.sequence - b.sequence)
  }
}

/** A new name for a damaged file, so that nothing overwrites it. */
export function asideName(path: string): string {
  const name = `${path}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  return existsSync(name) ? `${name}-${process.pid}` : name
}

/** Sets a damaged file aside; gives the name it then has. */
export async function setAside(path: string): Promise<string> {
  const name = asideName(path)
  await rename(path, name)
  return name
}

const numbered = (sequence: number) => String(sequence).padStart(12, '0')
