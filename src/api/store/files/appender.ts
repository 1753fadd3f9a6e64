import { type Disk, writeFully } from './disk'

export class Appender {
  readonly #disk: Disk
  readonly #begun = new Set<string>()

  constructor(disk: Disk) {
    this.#disk = disk
  }

  /** Adds `text` at the end of a file, or throws and adds nothing; gives the file's size in bytes. */
  async append(path: string, text: string): Promise<number> {
    const file = await this.#disk.open(path, 'a')
    try {
      const { size } = await file.stat()
      // An earlier process may have torn its last line: begin a new one.
      const bytes = Buffer.from(size > 0 && !this.#begun.has(path) ? `\n${text}` : text)
      await writeFully(file, bytes, size).catch(async (error) => {
        await file.truncate(size)
        throw error
      })
      this.#begun.add(path)
      return size + bytes.length
    } finally {
      await file.close()
    }
  }
}
