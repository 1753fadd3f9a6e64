import type { ChangeSet, CommittedShop } from '~/api/store/transaction'
import type { Disk } from './disk'
import type { Journal } from './journal'
import { readJournal } from './journal-lines'
import { writeSnapshot } from './json'
import type { NumbersFile } from './numbers-file'
import { asideName, type ShopFolder } from './shop-folder'
import type { Snapshot } from './snapshot-text'

const MEBIBYTE = 1024 * 1024
const RETRY_AFTER = 30_000

/** When a snapshot is due: with this many bytes in the journal, or this many milliseconds after the last one. */
export interface SnapshotPace {
  bytes: number
  milliseconds: number
}

export const SNAPSHOT_PACE: SnapshotPace = { bytes: 16 * MEBIBYTE, milliseconds: 10 * 60 * 1000 }

interface Parts {
  folder: ShopFolder
  shop: CommittedShop
  journal: Journal
  acknowledged: NumbersFile
  snapshot: number
  disk: Disk
  pace: SnapshotPace
}

/** Keeps an open shop's files: the journal with every change, and the snapshot that lets the journal begin anew. */
export class ShopFiles {
  readonly #folder: ShopFolder
  readonly #shop: CommittedShop
  readonly #journal: Journal
  readonly #acknowledged: NumbersFile
  readonly #disk: Disk
  readonly #pace: SnapshotPace
  #snapshot: number
  #snapshotAt = performance.now()
  #pausedUntil = 0
  #running: Promise<void> | undefined

  constructor({ folder, shop, journal, acknowledged, snapshot, disk, pace }: Parts) {
    this.#folder = folder
    this.#shop = shop
    this.#journal = journal
    this.#acknowledged = acknowledged
    this.#snapshot = snapshot
    this.#disk = disk
    this.#pace = pace
  }

  /** Makes changes durable, or throws and keeps none of them. One call at a time, before the shop in memory shows them. */
  async persist(changeSets: readonly ChangeSet[]): Promise<void> {
    if (this.#journal.isDistrusted) await this.#distrustJournal()
    if (changeSets.length === 0) return this.#journal.prove()
    if (this.#isSnapshotDue()) await this.#beginSnapshot()
    await this.#journal.append(changeSets)
    this.#acknowledged.write([this.#journal.sequence])
  }

  /** Leaves a snapshot of everything and an empty journal, or what there is if the disk refuses. */
  async close(): Promise<void> {
    await this.#running
    if (this.#journal.sequence > this.#snapshot) await this.takeSnapshot()
    await this.#journal.close()
    this.#acknowledged.close()
  }

  /** Writes a snapshot of everything now, while nothing else is being written. */
  async takeSnapshot(): Promise<void> {
    await this.#beginSnapshot()
    await this.#running
  }

  #isSnapshotDue() {
    if (this.#running || performance.now() < this.#pausedUntil) return false
    const isOld = performance.now() - this.#snapshotAt > this.#pace.milliseconds
    return isOld || this.#journal.bytes > this.#pace.bytes
  }

  /** The journal begins anew here, and the snapshot of everything before is written while orders go on. */
  async #beginSnapshot() {
    this.#snapshotAt = performance.now()
    try {
      await this.#beginJournalAnew()
      const snapshot = this.#currentSnapshot()
      this.#running = this.#writeSnapshot(snapshot)
        .catch((error) => this.#pause(error))
        .finally(() => {
          this.#running = undefined
        })
    } catch (error) {
      this.#pause(error)
    }
  }

  #pause(error: unknown) {
    this.#pausedUntil = performance.now() + RETRY_AFTER
    console.error(`The snapshot db.json could not be written; the journal holds all changes: ${(error as Error).message}`)
  }

  /** After a failed sync only memory is believed: it is written out whole, and a new journal follows it. */
  async #distrustJournal() {
    await this.#running
    await this.#writeSnapshot(this.#currentSnapshot())
    const { last } = await readJournal(this.#folder.journal, () => {})
    if (last >= this.#journal.sequence) await this.#beginJournalAnew()
    else await this.#journal.beginAnew(asideName(this.#folder.journal))
  }

  async #beginJournalAnew() {
    await this.#journal.beginAnew(this.#folder.olderJournal(this.#journal.after))
  }

  #currentSnapshot(): Snapshot {
    return { sequence: this.#journal.sequence, ...this.#shop.toRows() }
  }

  async #writeSnapshot(snapshot: Snapshot) {
    const previous = snapshot.sequence > this.#snapshot ? this.#folder.olderSnapshot(this.#snapshot) : undefined
    await writeSnapshot(this.#folder.snapshot, snapshot, previous, this.#disk)
    this.#snapshot = snapshot.sequence
    await this.#folder.prune()
  }
}
