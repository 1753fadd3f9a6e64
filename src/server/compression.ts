import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Quality 5: most of what 11 gives, in a hundredth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Smaller answers are compressed sooner than they are looked up and kept. */
const WORTH_KEEPING = 32 * 1024
const MOST_KEPT_BYTES = 32 * 1024 * 1024

const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

export type Encoding = keyof typeof encoders

/** The best encoding that a reader takes, by its Accept-Encoding header. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compresses answers; a large one under a name, such as its path and ETag, only once. The latest few are kept. */
export class Compression {
  readonly #kept = new Map<string, Promise<Buffer>>()
  readonly #mostKeptBytes: number
  #keptBytes = 0

  constructor(mostKeptBytes = MOST_KEPT_BYTES) {
    this.#mostKeptBytes = mostKeptBytes
  }

  async compress(bytes: Buffer, encoding: Encoding, name?: string): Promise<Buffer> {
    if (name === undefined || bytes.length < WORTH_KEEPING) return encoders[encoding](bytes)
    const key = `${encoding} ${name}`
    const known = this.#kept.get(key)
    if (known) return known
    const made = encoders[encoding](bytes)
    this.#kept.set(key, made)
    this.#keptBytes += (await made).length
    await this.#dropOldest()
    return made
  }

  async #dropOldest() {
    for (const [key, made] of this.#kept) {
      if (this.#keptBytes <= this.#mostKeptBytes) return
      this.#kept.delete(key)
      this.#keptBytes -= (await made).length
    }
  }
}
