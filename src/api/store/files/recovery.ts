import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { CommittedRows } from '~/api/store/committed-rows'
import { DbJson } from './db-json'
import type { Disk } from './disk'
import { type JournalContents, readHeader, readJournal } from './journal-lines'
import { readNumbers } from './numbers-file'
import type { ShopFolder } from './shop-folder'

export interface Recovered {
  db: DbJson
  journal: JournalContents | undefined
  damaged: string[]
  findings: string[]
}

/**
 * Reads the newest valid snapshot and every change after it, without writing. Throws one line if an acknowledged change is
 * missing, or if no file proves that none is.
 */
export async function recover(folder: ShopFolder, disk?: Disk): Promise<Recovered> {
  const recovery = new Recovery(folder, new DbJson(folder, disk))
  await recovery.readSnapshots()
  await recovery.readJournals()
  return recovery.result()
}

/** Reads what is left of a shop, complete or not; undefined if there is nothing. Writes nothing. */
export async function salvage(folder: ShopFolder): Promise<{ rows: CommittedRows; isWhole: boolean } | undefined> {
  if (folder.isNew()) return undefined
  const recovery = new Recovery(folder, new DbJson(folder))
  await recovery.readSnapshots()
  await recovery.readJournals()
  const { rows, isWhole } = recovery
  return rows.sequence > 0 ? { rows, isWhole } : undefined
}

class Recovery {
  readonly #folder: ShopFolder
  readonly #db: DbJson
  readonly #damaged: string[] = []
  readonly #findings: string[] = []
  #acknowledged = 0
  #journal: JournalContents | undefined

  constructor(folder: ShopFolder, db: DbJson) {
    this.#folder = folder
    this.#db = db
  }

  get #sequence() {
    return this.#db.data.sequence
  }

  async readSnapshots() {
    const older = this.#folder.olderSnapshots().reverse()
    for (const { sequence } of older) this.#noteAcknowledged(sequence)
    if (await this.#readSnapshot(this.#folder.snapshot, this.#db.read())) return
    for (const { path } of older) if (await this.#readSnapshot(path, this.#db.readOlder(path))) return
  }

  async readJournals() {
    const after = await readHeader(this.#folder.journal)
    const older = this.#folder.olderJournals()
    for (const [index, { path, sequence }] of older.entries()) {
      const end = older[index + 1]?.sequence ?? after ?? Number.POSITIVE_INFINITY
      this.#noteAcknowledged(sequence)
      if (end > this.#sequence) await this.#replay(path, end)
    }
    this.#journal = await this.#replay(this.#folder.journal, Number.POSITIVE_INFINITY)
  }

  get rows() {
    return this.#db.data
  }

  /** Whether a file proves that no accepted change is missing. */
  get isWhole(): boolean {
    const acknowledged = readNumbers(this.#folder.acknowledged)?.[0]
    this.#noteAcknowledged(acknowledged ?? 0)
    const hasProof = acknowledged !== undefined || this.#journal?.after !== undefined
    if (!hasProof) this.#findings.push('nothing shows which orders were accepted last')
    return hasProof && this.#sequence >= this.#acknowledged
  }

  result(): Recovered {
    if (!this.isWhole) throw new Error(this.#refusal())
    return {
      db: this.#db,
      journal: this.#journal,
      damaged: this.#damaged,
      findings: this.#findings,
    }
  }

  async #readSnapshot(path: string, reading: Promise<void>): Promise<boolean> {
    try {
      await reading
      this.#noteAcknowledged(this.#sequence)
      return true
    } catch (error) {
      this.#find(path, error)
      return false
    }
  }

  /** Applies the next changes up to `end`; later ones in an older journal were never acknowledged. */
  async #replay(path: string, end: number): Promise<JournalContents | undefined> {
    try {
      const contents = await readJournal(path, (sequence, changes) => {
        if (sequence !== this.#sequence + 1 || sequence > end) return
        this.#db.data.show(changes)
      })
      this.#noteAcknowledged(Math.min(contents.acknowledged, end))
      if (contents.damage) this.#find(path, new Error(contents.damage))
      if (contents.hasUnfinishedWrite) this.#findings.push(`${basename(path)} ended in an unfinished change`)
      return contents
    } catch (error) {
      this.#find(path, error)
      return undefined
    }
  }

  #noteAcknowledged(sequence: number) {
    this.#acknowledged = Math.max(this.#acknowledged, sequence)
  }

  #find(path: string, error: unknown) {
    const isMissing = !existsSync(path)
    if (!isMissing) this.#damaged.push(path)
    this.#findings.push(`${basename(path)} ${isMissing ? 'is missing' : `is damaged (${(error as Error).message})`}`)
  }

  #refusal() {
    const lost = this.#sequence < this.#acknowledged
    const gap = lost ? `; the changes ${this.#sequence + 1} to ${this.#acknowledged} are lost here` : ''
    return (
      `The shop in ${this.#folder.path} is not opened, since accepted orders would be missing: ` +
      `${this.#findings.join(', ') || 'its journal ends too early'}${gap}. ` +
      'Put the missing file back, or restore a backup: npm run restore -- FILE'
    )
  }
}
