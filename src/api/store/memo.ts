import { LRUCache } from 'lru-cache'
import type { TableName } from './shop-schema'
import type { ShopReader, Store } from './store'

const MOST_KEYS = 8

/** A value per store, created once. */
export function perStore<Value>(make: (store: Store) => Value): (store: Store) => Value {
  const known = new WeakMap<Store, Value>()
  return (store) => {
    const value = known.get(store) ?? make(store)
    known.set(store, value)
    return value
  }
}

/**
 * Memoizes a value per key until one of some tables changes. Call it while the store is read. Errors are not cached.
 */
export function memo<Value, Key extends string>(
  tables: readonly TableName[],
  make: (store: Store, shop: ShopReader, key: Key) => Value,
) {
  const knownOf = perStore(() => new LRUCache<Key, { versions: string; value: Value }>({ max: MOST_KEYS }))
  return (store: Store, shop: ShopReader, key: Key): Value => {
    const known = knownOf(store)
    const versions = tables.map((table) => store.tableVersion(table)).join()
    const before = known.get(key)
    if (before?.versions === versions) return before.value
    const value = make(store, shop, key)
    known.set(key, { versions, value })
    if (value instanceof Promise) value.catch(() => known.delete(key))
    return value
  }
}
