import { isDeepStrictEqual } from 'node:util'
import type { ShopReader, Store } from '~/api/store/store'

interface Read {
  query: (shop: ShopReader) => unknown
  result: unknown
}

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

  now = () => this.#store.now()

  async read<T>(query: (shop: ShopReader) => T): Promise<T> {
    try {
      const result = await this.#store.read(query)
      this.#reads.push({ query, result })
      return result
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  /** Whether each read gives the same result now; false where one failed or cannot be repeated. */
  async isCurrent(): Promise<boolean> {
    if (this.#hasFailed) return false
    try {
      return await this.#store.read((shop) => this.#givesTheSame(shop))
    } catch {
      return false
    }
  }

  tableVersion: Store['tableVersion'] = (table) => this.#store.tableVersion(table)
  changedSince: Store['changedSince'] = (table, version) => this.#store.changedSince(table, version)
  changedValues: Store['changedValues'] = (table, index, version) => this.#store.changedValues(table, index, version)
  update: Store['update'] = (change) => this.#store.update(change)
  check = () => this.#store.check()
  close = () => this.#store.close()

  #givesTheSame(shop: ShopReader): boolean {
    const { version } = this.#store
    if (version === this.#version) return true
    const isSame = this.#reads.every(({ query, result }) => isDeepStrictEqual(query(shop), result))
    if (isSame) this.#version = version
    return isSame
  }
}
