import { link } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Adapter, Low } from 'lowdb'
import { CommittedRows } from '~/api/store/committed-rows'
import { type Disk, nodeDisk } from './disk'
import { putInPlace, syncFolder, writeBeside } from './durable-file'
import type { ShopFolder } from './shop-folder'
import { readSnapshotText, snapshotText } from './snapshot-text'

/** The database `db.json`. Its `data` are the committed rows; `write` stores a snapshot of them. */
export class DbJson extends Low<CommittedRows> {
  readonly #file: SnapshotFile

  constructor(folder: ShopFolder, disk: Disk = nodeDisk) {
    const file = new SnapshotFile(folder, disk)
    super(file, new CommittedRows())
    this.#file = file
  }

  get snapshot() {
    return this.#file.snapshot
  }

  async readOlder(path: string) {
    this.data = await readRows(path)
  }
}

class SnapshotFile implements Adapter<CommittedRows> {
  readonly #folder: ShopFolder
  readonly #disk: Disk
  snapshot: number | undefined

  constructor(folder: ShopFolder, disk: Disk) {
    this.#folder = folder
    this.#disk = disk
  }

  async read() {
    const rows = await readRows(this.#folder.snapshot)
    this.snapshot = rows.sequence
    return rows
  }

  /** Writes in small chunks, so that orders continue meanwhile, and keeps the previous file. */
  async write(rows: CommittedRows) {
    const path = this.#folder.snapshot
    const snapshot = { sequence: rows.sequence, ...rows.toRows() }
    const temporary = await writeBeside(path, snapshotText(snapshot), this.#disk)
    const before = this.snapshot
    if (before !== undefined && before < snapshot.sequence) await keepPrevious(path, this.#folder.olderSnapshot(before))
    await putInPlace(temporary, path)
    this.snapshot = snapshot.sequence
  }
}

async function readRows(path: string) {
  const { sequence, ...rows } = await readSnapshotText(path)
  return new CommittedRows(rows, sequence)
}

async function keepPrevious(path: string, previous: string) {
  await link(path, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
  })
  await syncFolder(dirname(previous))
}
