import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Quality 5: most of what 11 gives, in a hundredth of its time. */
const FAST = 5
const BEST = 11

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Smaller answers are compressed sooner than they are looked up and kept. */
const WORTH_KEEPING = 32 * 1024
const MOST_KEPT_BYTES = 32 * 1024 * 1024
const MOST_PAGES = 64

const encoders = {
  br: (bytes: Buffer) => brotli(bytes, FAST),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}

type Page = 'seen' | 'under way' | Buffer

export type Encoding = keyof typeof encoders

/** The best encoding that a reader takes, by its Accept-Encoding header. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** Compresses answers; a large one under a name, such as its path and ETag, only once. The latest few are kept. */
export class Compression {
  readonly #kept = new Map<string, Promise<Buffer>>()
  readonly #pages = new Map<string, Page>()
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

  /**
   * Compresses a page; `name` tells its content from any other. One that comes a second time with the same content is compressed as well as it goes, off the event
   * loop, for whoever asks next: at its first bytes a page is worth the wait once, and not at each visit.
   */
  async compressPage(bytes: Buffer, encoding: Encoding, name: string): Promise<Buffer> {
    if (encoding !== 'br') return encoders[encoding](bytes)
    const best = this.#pages.get(name)
    if (best instanceof Buffer) return best
    if (best === undefined) this.#keepPage(name, 'seen')
    else if (best === 'seen') {
      this.#keepPage(name, 'under way')
      void brotli(bytes, BEST).then((made) => this.#keepPage(name, made))
    }
    return encoders.br(bytes)
  }

  #keepPage(name: string, page: Page) {
    this.#pages.set(name, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest)
  }

  async #dropOldest() {
    for (const [key, made] of this.#kept) {
      if (this.#keptBytes <= this.#mostKeptBytes) return
      this.#kept.delete(key)
      this.#keptBytes -= (await made).length
    }
  }
}
