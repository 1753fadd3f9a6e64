import { type Rows, TABLES, type TableName } from './shop-schema'
import type { Key } from './store'

type Row = Rows[TableName]
type IndexedValue = (row: Row) => Key | readonly Key[] | null | undefined
type Hear = (index: string, value: Key) => void
type Leaves = (before: Row | undefined, after: Row) => boolean

interface Index {
  name: string
  indexed: IndexedValue
  leaves: Leaves | undefined
  keys: Map<Key, Set<Key>>
}

/** The secondary indexes of a table: keys by value. */
export class TableIndexes {
  readonly #indexes: readonly Index[]

  constructor(table: TableName) {
    const indexes = Object.entries(TABLES[table].indexes) as [string, IndexedValue][]
    const { leaves } = TABLES[table] as { leaves: Record<string, Leaves> }
    this.#indexes = indexes.map(([name, indexed]) => ({ name, indexed, leaves: leaves[name], keys: new Map() }))
  }

  /**
   * Replaces the indexed row of a key; null removes it. `hear` receives the old and new values of each index, for its followers.
   */
  replace(key: Key, before: Row | null | undefined, after: Row | null, hear?: Hear) {
    for (const { name, indexed, leaves, keys } of this.#indexes) {
      const old = valuesOf(before ? indexed(before) : undefined)
      const values = valuesOf(after ? indexed(after) : undefined)
      const isSame = old.length === values.length && old.every((each, place) => each === values[place])
      if (hear && !(after && (!before || isSame) && leaves?.(before ?? undefined, after))) {
        for (const each of isSame ? old : [...old, ...values]) hear(name, each)
      }
      if (isSame) continue
      for (const each of old) remove(keys, each, key)
      for (const each of values) add(keys, each, key)
    }
  }

  /** The keys of the rows with this value in an index. */
  keys(index: string, value: Key): Iterable<Key> {
    return this.#indexes.find(({ name }) => name === index)?.keys.get(value) ?? []
  }
}

const NONE: readonly Key[] = []

function valuesOf(indexed: ReturnType<IndexedValue>): readonly Key[] {
  if (indexed === undefined || indexed === null) return NONE
  return typeof indexed === 'object' ? indexed : [indexed]
}

function add(keys: Map<Key, Set<Key>>, value: Key, key: Key) {
  const found = keys.get(value)
  if (found) found.add(key)
  else keys.set(value, new Set([key]))
}

function remove(keys: Map<Key, Set<Key>>, value: Key, key: Key) {
  const found = keys.get(value)
  found?.delete(key)
  if (found?.size === 0) keys.delete(value)
}
