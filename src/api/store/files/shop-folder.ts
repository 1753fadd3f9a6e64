import { existsSync, readdirSync } from 'node:fs'
import { rename, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT_SNAPSHOTS = 3
const DAMAGED = '.damaged-'
/** The prefix of folders for shops replaced by a restore. */
export const REPLACED_SHOP = 'before-restore-'

interface NumberedFile {
  path: string
  sequence: number
}

export class ShopFolder {
  readonly path: string
  readonly snapshot: string
  readonly journal: string
  readonly acknowledged: string
  readonly restoring: string
  readonly older: string
  readonly visits: string
  readonly uploads: string
  readonly backups: string
  readonly lastBackup: string
  readonly lastDrill: string
  readonly lastFarCopy: string
  readonly lastShipped: string
  readonly lastErasure: string
  readonly farPlace: string
  readonly shipping: string
  readonly started: string
  readonly alarms: string

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
    this.lastDrill = join(this.backups, 'last-drill.json')
    this.lastFarCopy = join(this.backups, 'last-far-copy.json')
    this.lastShipped = join(this.backups, 'last-shipped.json')
    this.lastErasure = join(this.backups, 'last-erasure.json')
    this.farPlace = join(this.backups, 'far-place.txt')
    this.shipping = join(path, 'shipping.json')
    this.started = join(path, 'started.json')
    this.alarms = join(path, 'alarms.json')
  }

  /** An empty file, written when this systemd unit last failed. */
  failed = (unit: string) => join(this.path, `failed-${unit}`)

  olderSnapshot = (sequence: number) => join(this.older, `db-${numbered(sequence)}.json`)

  olderJournal = (after: number) => join(this.older, `journal-${numbered(after)}.jsonl`)

  olderSnapshots = () => this.#numberedFiles(/^db-(\d+)\.json$/)

  olderJournals = () => this.#numberedFiles(/^journal-(\d+)\.jsonl$/)

  isNew() {
    const isThere = [this.snapshot, this.journal, this.acknowledged].some((path) => existsSync(path))
    return !isThere && this.olderSnapshots().length === 0 && this.olderJournals().length === 0
  }

  async prune() {
    const snapshots = this.olderSnapshots()
    const dropped = snapshots.slice(0, -KEPT_SNAPSHOTS)
    for (const { path } of dropped) await unlink(path)
    const [oldest] = snapshots.slice(-KEPT_SNAPSHOTS)
    // With fewer snapshots the journals reach back to the empty shop.
    if (!oldest || snapshots.length < KEPT_SNAPSHOTS) return
    const journals = this.olderJournals()
    for (const [index, { path }] of journals.entries()) {
      const next = journals[index + 1]
      if (next && next.sequence <= oldest.sequence) await unlink(path)
    }
  }

  /** Deletes older snapshots and journals, damaged files, and shops replaced by restores. */
  async purgeCopies() {
    for (const path of this.#fromBefore()) await rm(path, { recursive: true })
  }

  #fromBefore(): string[] {
    const older = [...this.olderSnapshots(), ...this.olderJournals()].map(({ path }) => path)
    const aside = [this.path, this.older].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith(REPLACED_SHOP) || name.includes(DAMAGED))
        .map((name) => join(folder, name)),
    )
    return [...older, ...aside]
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

export function asideName(path: string): string {
  const name = `${path}${DAMAGED}${new Date().toISOString().replaceAll(':', '-')}`
  return existsSync(name) ? `${name}-${process.pid}` : name
}

export async function setAside(path: string): Promise<string> {
  const name = asideName(path)
  await rename(path, name)
  return name
}

const numbered = (sequence: number) => String(sequence).padStart(12, '0')
