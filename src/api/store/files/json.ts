import { link } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Adapter, Low } from 'lowdb'
import { TABLE_NAMES } from '~/api/store/transaction'
import { type Disk, nodeDisk } from './disk'
import { putInPlace, syncFolder, writeBeside } from './durable-file'
import { readSnapshotText, type Snapshot, snapshotText } from './snapshot-text'

/** Reads a snapshot of the shop. Throws where the file is missing or is not, to the letter, what was written. */
export async function readSnapshot(path: string): Promise<Snapshot> {
  const database = new Low(new SnapshotFile(path), emptySnapshot())
  await database.read()
  return database.data
}

/** Puts a snapshot at `path`, never holding the event loop for long, and keeps the one before it at `previous`, if there is one. */
export async function writeSnapshot(path: string, snapshot: Snapshot, previous: string | undefined, disk: Disk): Promise<void> {
  await new Low(new SnapshotFile(path, previous, disk), snapshot).write()
}

const emptySnapshot = () => ({ sequence: 0, ...Object.fromEntries(TABLE_NAMES.map((name) => [name, []])) }) as unknown as Snapshot

class SnapshotFile implements Adapter<Snapshot> {
  readonly #path: string
  readonly #previous: string | undefined
  readonly #disk: Disk

  constructor(path: string, previous?: string, disk = nodeDisk) {
    this.#path = path
    this.#previous = previous
    this.#disk = disk
  }

  read() {
    return readSnapshotText(this.#path)
  }

  async write(snapshot: Snapshot) {
    const temporary = await writeBeside(this.#path, snapshotText(snapshot), this.#disk)
    if (this.#previous) await keepPrevious(this.#path, this.#previous)
    await putInPlace(temporary, this.#path)
  }
}

/** A second name for the file that stands there; it has one already where an earlier try was cut short. */
async function keepPrevious(path: string, previous: string) {
  await link(path, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
  })
  await syncFolder(dirname(previous))
}
