import { LRUCache } from 'lru-cache'
import { perStore } from './memo'
import type { IndexName, TableName } from './shop-schema'
import type { Key, ShopReader, Store } from './store'

/** A table whose changed keys are wanted, or one of its indexes whose changed values are. */
type Followed = { [Name in TableName]: Name | readonly [Name, IndexName<Name>] }[TableName]

type Changes<Name extends string> = Readonly<Record<Name, readonly Key[]>>

interface Follow<Name extends string> {
  /** Called with what has changed since the last call. */
  changed: (changes: Changes<Name>) => void
  /** Called at first, if the last call is too long ago, and after a call that failed. */
  anew: () => void
}

/** Keeps what follows from some tables of a store up to date. Call it while the store is read. */
export class Follower<Name extends string> {
  readonly #store: Store
  readonly #followed: Readonly<Record<Name, Followed>>
  #version: number | undefined

  constructor(store: Store, followed: Readonly<Record<Name, Followed>>) {
    this.#store = store
    this.#followed = followed
  }

  catchUp({ changed, anew }: Follow<Name>) {
    const { version } = this.#store
    if (version === this.#version) return
    const changes = this.changes()
    this.#version = undefined
    if (changes) changed(changes)
    else anew()
    this.#version = version
  }

  /** What has changed since the last `catchUp`; undefined if all may have. */
  changes(): Changes<Name> | undefined {
    const version = this.#version
    if (version === undefined) return undefined
    const found: Partial<Record<Name, readonly Key[]>> = {}
    for (const name of Object.keys(this.#followed) as Name[]) {
      const keys = this.#changesOf(this.#followed[name], version)
      if (!keys) return undefined
      found[name] = keys
    }
    return found as Changes<Name>
  }

  #changesOf(followed: Followed, version: number): readonly Key[] | undefined {
    if (typeof followed === 'string') return this.#store.changedSince(followed, version)
    const [table, index] = followed as readonly ['orders', IndexName<'orders'>]
    return this.#store.changedValues(table, index, version)
  }
}

/** Memoizes a value per value of an index, until one of the rows with it changes. Call it while the store is read. */
export function memoByIndex<Name extends TableName, Value extends object>(
  table: Name,
  index: IndexName<Name>,
  most: number,
  make: (shop: ShopReader, key: string) => Value,
): (store: Store, shop: ShopReader) => (key: string) => Value {
  const knownOf = perStore((store) => ({
    follower: new Follower(store, { keys: [table, index] as unknown as Followed }),
    values: new LRUCache<string, Value>({ max: most }),
  }))
  return (store, shop) => {
    const { follower, values } = knownOf(store)
    follower.catchUp({
      changed: ({ keys }) => {
        for (const key of keys) values.delete(String(key))
      },
      anew: () => values.clear(),
    })
    return (key) => {
      const value = values.get(key) ?? make(shop, key)
      values.set(key, value)
      return value
    }
  }
}
