import { LRUCache } from 'lru-cache'

const MAX_CACHED_BYTES = 48 * 1024 * 1024

/** Cached bytes of answers by key, with a size limit. The least used are evicted first. */
export class ResponseCache {
  readonly #bytes: LRUCache<string, Buffer>
  readonly #underWay = new Map<string, Promise<Buffer>>()

  constructor(maxBytes = MAX_CACHED_BYTES) {
    this.#bytes = new LRUCache({ maxSize: maxBytes, sizeCalculation: (bytes, name) => bytes.length + name.length })
  }

  get = (name: string): Buffer | undefined => this.#bytes.get(name)

  set(name: string, bytes: Buffer) {
    this.#bytes.set(name, bytes)
  }

  delete(name: string) {
    this.#bytes.delete(name)
  }

  get size(): number {
    return this.#bytes.calculatedSize
  }

  /** The bytes of a key. Concurrent callers share one call of `make`; errors are not cached. */
  async getOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#bytes.get(name) ?? this.#underWay.get(name)
    if (known) return known
    const made = make().finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, made)
    const bytes = await made
    this.set(name, bytes)
    return bytes
  }
}

export const responseCache = new ResponseCache()
