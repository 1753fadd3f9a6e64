import { link, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { RowWrites } from '~/api/store/committed-rows'
import { type Disk, type DiskFile, writeFully } from './disk'
import { putInPlace, syncFolder, writeBeside } from './durable-file'
import { entryLines, headerLine } from './journal-lines'

const PROBE = new Uint8Array(8192)
const WRITABLE_FOR = 1000

interface JournalPosition {
  after: number
  sequence: number
  end: number
}

/** The file to which each transaction is appended and synced before it is acknowledged. One call at a time. */
export class Journal {
  readonly #path: string
  readonly #disk: Disk
  #file: DiskFile
  #position: JournalPosition
  #isCut = false
  #mustRotate = false
  #writtenAt = Number.NEGATIVE_INFINITY

  private constructor(path: string, disk: Disk, file: DiskFile, position: JournalPosition) {
    this.#path = path
    this.#disk = disk
    this.#file = file
    this.#position = position
  }

  /** Starts a new file at `path` for the changes after `after`, replacing an existing one. */
  static async begin(path: string, after: number, disk: Disk): Promise<Journal> {
    const { file, end, putInPlace } = await prepareFile(path, after, disk)
    await putInPlace()
    return new Journal(path, disk, file, { after, sequence: after, end })
  }

  static async goOn(path: string, position: JournalPosition, disk: Disk): Promise<Journal> {
    const file = await disk.open(path, 'r+')
    await file.truncate(position.end)
    await file.sync()
    return new Journal(path, disk, file, position)
  }

  get after() {
    return this.#position.after
  }

  get sequence() {
    return this.#position.sequence
  }

  get bytes() {
    return this.#position.end
  }

  /** After a failed sync or truncation the file's content is unknown, so the journal must be rotated. */
  get mustRotate() {
    return this.#mustRotate
  }

  /** Appends changes, or throws and leaves the file unchanged. Resolves when they are on the disk. */
  async append(changeSets: readonly RowWrites[]): Promise<void> {
    const lines = Buffer.from(await entryLines(changeSets, this.sequence + 1))
    await this.#write(lines)
    const { after, sequence, end } = this.#position
    this.#position = { after, sequence: sequence + changeSets.length, end: end + lines.length }
  }

  async checkWritable(): Promise<void> {
    if (!this.#isCut && !this.#mustRotate && performance.now() - this.#writtenAt < WRITABLE_FOR) return
    await this.#write(PROBE)
    await this.#cut()
  }

  /** Starts a new file after the last change and keeps the old one at `archive`; or throws and keeps using the old one. */
  async rotate(archive: string): Promise<void> {
    const old = this.#file
    await keepAs(archive, this.#path)
    const next = await prepareFile(this.#path, this.sequence, this.#disk)
    // The new file may be at the path before its name is durable.
    this.#mustRotate = true
    await next.putInPlace()
    this.#file = next.file
    this.#position = { after: this.sequence, sequence: this.sequence, end: next.end }
    this.#isCut = this.#mustRotate = false
    await old.close().catch(() => {})
  }

  async close() {
    await this.#file.close()
  }

  async #write(bytes: Uint8Array) {
    if (this.#mustRotate) throw new Error('The journal must be rotated.')
    if (this.#isCut) await this.#cut()
    try {
      await writeFully(this.#file, bytes, this.bytes)
      await this.#sync()
    } catch (error) {
      this.#writtenAt = Number.NEGATIVE_INFINITY
      await this.#cut().catch(() => this.#blank(bytes.length))
      throw error
    }
    this.#writtenAt = performance.now()
  }

  async #cut() {
    this.#isCut = true
    await this.#file.truncate(this.bytes)
    await this.#sync()
    this.#isCut = false
  }

  /** If the file cannot be truncated, overwrites the refused changes, so that the next start ignores them. */
  async #blank(length: number) {
    this.#mustRotate = true
    await writeFully(this.#file, Buffer.alloc(length, '\n'), this.bytes).catch(() => {})
    await this.#file.datasync().catch(() => {})
  }

  async #sync() {
    try {
      await this.#file.datasync()
    } catch (error) {
      this.#mustRotate = true
      throw error
    }
  }
}

/** Creates a durable second name for the file at `path`, replacing an existing one. */
async function keepAs(archive: string, path: string) {
  await unlink(archive).catch(() => {})
  await link(path, archive)
  await syncFolder(dirname(archive))
}

async function prepareFile(path: string, after: number, disk: Disk) {
  const line = headerLine(after)
  const temporary = await writeBeside(path, [line], disk)
  const file = await disk.open(temporary, 'r+')
  const place = async () => {
    try {
      await putInPlace(temporary, path)
    } catch (error) {
      await file.close()
      throw error
    }
  }
  return { file, end: Buffer.byteLength(line), putInPlace: place }
}
