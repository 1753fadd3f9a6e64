import { copyFile } from 'node:fs/promises'
import type { RowWrites } from '~/api/store/committed-rows'
import type { PurgeCopies } from '~/api/store/store'
import type { DbJson } from './db-json'
import { syncFolder } from './durable-file'
import type { Journal } from './journal'
import { readJournal } from './journal-lines'
import { noteSuccess, readNote } from './notes'
import type { NumbersFile } from './numbers-file'
import { asideName, type ShopFolder } from './shop-folder'

const MEBIBYTE = 1024 * 1024
const RETRY_AFTER = 30_000

/** When to write a snapshot: at this journal size in bytes, or this many milliseconds after the last one. */
export interface SnapshotPace {
  bytes: number
  milliseconds: number
}

export const SNAPSHOT_PACE: SnapshotPace = { bytes: 16 * MEBIBYTE, milliseconds: 10 * 60 * 1000 }

interface Parts {
  folder: ShopFolder
  db: DbJson
  journal: Journal
  acknowledged: NumbersFile
  pace: SnapshotPace
}

export class ShopFiles {
  readonly #folder: ShopFolder
  readonly #db: DbJson
  readonly #journal: Journal
  readonly #acknowledged: NumbersFile
  readonly #pace: SnapshotPace
  #snapshotAt = performance.now()
  #pausedUntil = 0
  #running: Promise<void> | undefined

  constructor({ folder, db, journal, acknowledged, pace }: Parts) {
    this.#folder = folder
    this.#db = db
    this.#journal = journal
    this.#acknowledged = acknowledged
    this.#pace = pace
  }

  /** Makes changes durable, or throws and stores none of them. One call at a time, before they are visible in memory. */
  async persist(changeSets: readonly RowWrites[]): Promise<void> {
    if (this.#journal.mustRotate) await this.#replaceJournal()
    if (changeSets.length === 0) return this.#journal.checkWritable()
    if (this.#isSnapshotDue()) await this.#beginSnapshot()
    await this.#journal.append(changeSets)
    this.#acknowledged.write([this.#journal.sequence])
  }

  async close(): Promise<void> {
    await this.#running
    if (this.#db.data.sequence > (this.#db.snapshot ?? 0)) await this.takeSnapshot()
    await this.#journal.close()
    this.#acknowledged.close()
  }

  async takeSnapshot(): Promise<void> {
    await this.#beginSnapshot()
    await this.#running
  }

  /** Stores the current rows twice and deletes older copies. One call at a time, like `persist`. */
  async purgeCopies(done?: PurgeCopies): Promise<void> {
    await this.#running
    const { lastErasure } = this.#folder
    if (done && (await readNote(lastErasure)).name === done.mark) return
    await noteSuccess(lastErasure, {}, done?.at)
    await this.#rotateJournal()
    await this.#db.write()
    await this.#folder.purgeCopies()
    await copyFile(this.#folder.snapshot, this.#folder.olderSnapshot(this.#db.data.sequence))
    await syncFolder(this.#folder.older)
    if (done) await noteSuccess(lastErasure, { name: done.mark }, done.at)
    this.#snapshotAt = performance.now()
  }

  #isSnapshotDue() {
    if (this.#running || performance.now() < this.#pausedUntil) return false
    const isOld = performance.now() - this.#snapshotAt > this.#pace.milliseconds
    return isOld || this.#journal.bytes > this.#pace.bytes
  }

  /** Starts a new journal, and writes the snapshot of everything before while orders continue. */
  async #beginSnapshot() {
    this.#snapshotAt = performance.now()
    try {
      await this.#rotateJournal()
      this.#running = this.#writeSnapshot()
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

  /** After a failed sync only the memory is reliable: writes it as a snapshot and starts a new journal. */
  async #replaceJournal() {
    await this.#running
    await this.#writeSnapshot()
    const { last } = await readJournal(this.#folder.journal, () => {})
    if (last >= this.#journal.sequence) await this.#rotateJournal()
    else await this.#journal.rotate(asideName(this.#folder.journal))
  }

  async #rotateJournal() {
    await this.#journal.rotate(this.#folder.olderJournal(this.#journal.after))
  }

  async #writeSnapshot() {
    await this.#db.write()
    await this.#folder.prune()
  }
}
