import { type Disk, writeFully } from './disk'

export class Appender {
  readonly #disk: Disk
  readonly #begun = new Set<string>()

  constructor(disk: Disk) {
    this.#disk = disk
  }

  /** Appends `text` to a file, or throws and appends nothing; returns the file size in bytes. */
  async append(path: string, text: string): Promise<number> {
    const file = await this.#disk.open(path, 'a')
    try {
      const { size } = await file.stat()
      // An earlier process may have left a torn line, so a new one is begun.
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
