import { type Rows, TABLES, type TableName } from './shop-schema'
import type { Key } from './store'

type Row = Rows[TableName]
type IndexedValue = (row: Row) => Key | null | undefined
type Leaves = (before: Row | undefined, after: Row) => boolean

interface Index {
  name: string
  indexed: IndexedValue
  leaves: Leaves | undefined
  keys: Map<Key, Set<Key>>
}

/** The keys of a table's rows by the other values that they are looked up by. */
export class TableIndexes {
  readonly #indexes: readonly Index[]

  constructor(table: TableName) {
    const indexes = Object.entries(TABLES[table].indexes) as [string, IndexedValue][]
    const { leaves } = TABLES[table] as { leaves: Record<string, Leaves> }
    this.#indexes = indexes.map(([name, indexed]) => ({ name, indexed, leaves: leaves[name], keys: new Map() }))
  }

  /** Notes a row in place of the one that its key had before; null takes the key out. */
  replace(key: Key, before: Row | null | undefined, after: Row | null) {
    for (const { indexed, keys } of this.#indexes) {
      const old = before ? indexed(before) : undefined
      const value = after ? indexed(after) : undefined
      if (old === value) continue
      if (old !== undefined && old !== null) remove(keys, old, key)
      if (value !== undefined && value !== null) add(keys, value, key)
    }
  }

  /** Each index with the values that a row had and has in it, where whoever follows the index has to hear of that. */
  *values(before: Row | undefined, after: Row | null): Generator<[index: string, value: Key]> {
    for (const { name, indexed, leaves } of this.#indexes) {
      const values = [before, after].map((row) => (row ? indexed(row) : undefined))
      if (after && (!before || values[0] === values[1]) && leaves?.(before, after)) continue
      for (const value of values) if (value !== undefined && value !== null) yield [name, value]
    }
  }

  /** The keys of the rows that have this value in an index. */
  keys(index: string, value: Key): Iterable<Key> {
    return this.#indexes.find(({ name }) => name === index)?.keys.get(value) ?? []
  }
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
