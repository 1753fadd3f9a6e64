import { isDeepStrictEqual } from 'node:util'
import type { ShopReader, Store } from '~/api/store/store'

interface Read {
  look: (shop: ShopReader) => unknown
  seen: unknown
}

/** A store that remembers what was read from it, to tell later whether all of it would still be read the same. */
export class RecordedReads implements Store {
  readonly #store: Store
  readonly #reads: Read[] = []
  #version: number
  #hasFailed = false

  constructor(store: Store) {
    this.#store = store
    this.#version = store.version
  }

  get version() {
    return this.#store.version
  }

  async read<T>(look: (shop: ShopReader) => T): Promise<T> {
    try {
      const seen = await this.#store.read(look)
      this.#reads.push({ look, seen })
      return seen
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  /** Whether the store shows each reading what it showed before. Never for one that failed, and while none can be made. */
  async isCurrent(): Promise<boolean> {
    if (this.#hasFailed) return false
    try {
      return await this.#store.read((shop) => this.#seesTheSame(shop))
    } catch {
      return false
    }
  }

  update: Store['update'] = (change) => this.#store.update(change)
  check = () => this.#store.check()
  close = () => this.#store.close()

  #seesTheSame(shop: ShopReader): boolean {
    const { version } = this.#store
    if (version === this.#version) return true
    const isSame = this.#reads.every(({ look, seen }) => isDeepStrictEqual(look(shop), seen))
    if (isSame) this.#version = version
    return isSame
  }
}
