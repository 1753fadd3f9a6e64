import { type Rows, type ShopRows, TABLES, type TableName, tableNames } from './shop-schema'
import type { Key, ShopReader, TableReader } from './store'
import { TableIndexes } from './table-indexes'

const MOST_REMEMBERED = 1000

/** The keys of a table's latest changes; older ones are dropped. */
class TableChanges {
  #last: number
  /** The number after which all changes are known. */
  #complete: number
  #changes: { sequence: number; key: Key }[] = []

  constructor(sequence: number) {
    this.#last = this.#complete = sequence
  }

  /** The number of the last change. */
  get last() {
    return this.#last
  }

  add(sequence: number, key: Key) {
    this.#last = sequence
    this.#changes.push({ sequence, key })
    if (this.#changes.length < 2 * MOST_REMEMBERED) return
    const forgotten = this.#changes.splice(0, MOST_REMEMBERED)
    this.#complete = forgotten.at(-1)?.sequence ?? this.#complete
  }

  /** The keys changed after `sequence`, each once; undefined if some were dropped. */
  since(sequence: number): readonly Key[] | undefined {
    if (sequence < this.#complete) return undefined
    const first = this.#changes.findLastIndex((change) => change.sequence <= sequence) + 1
    return [...new Set(this.#changes.slice(first).map(({ key }) => key))]
  }
}

export type AnyRow = Rows[TableName]

export type RowWrite = readonly [table: TableName, key: Key, row: AnyRow | null]

export type RowWrites = readonly RowWrite[]

export class CommittedRows {
  readonly #tables: Record<TableName, Map<Key, AnyRow>>
  readonly #indexes: Record<TableName, TableIndexes>
  readonly #changes: Record<TableName, TableChanges>
  readonly #changedValues: Record<TableName, Map<string, TableChanges>>
  #sequence: number

  /** `sequence` is the number of the last change in the rows. */
  constructor(rows: Partial<ShopRows> = {}, sequence = 0) {
    this.#tables = eachTable((name) => new Map((rows[name] ?? []).map((row) => [keyOf(name, row), row])))
    this.#indexes = eachTable((name) => {
      const indexes = new TableIndexes(name)
      for (const [key, row] of this.#tables[name]) indexes.replace(key, null, row)
      return indexes
    })
    this.#changes = eachTable(() => new TableChanges(sequence))
    this.#changedValues = eachTable(
      (name) => new Map(Object.keys(TABLES[name].indexes).map((index) => [index, new TableChanges(sequence)])),
    )
    this.#sequence = sequence
  }

  get sequence() {
    return this.#sequence
  }

  reader(): ShopReader {
    return eachTable((name) => mapReader(this.#tables[name], this.#indexes[name])) as ShopReader
  }

  changesOf(name: TableName): Pick<TableChanges, 'last' | 'since'> {
    return this.#changes[name]
  }

  /** The values of an index whose rows have changed. */
  valueChangesOf(name: TableName, index: string): Pick<TableChanges, 'since'> | undefined {
    return this.#changedValues[name].get(index)
  }

  show(changes: RowWrites) {
    this.#sequence++
    for (const [name, key, row] of changes) {
      const before = this.#tables[name].get(key)
      const changedValues = this.#changedValues[name]
      this.#indexes[name].replace(key, before, row, (index, value) => changedValues.get(index)?.add(this.#sequence, value))
      if (row === null) this.#tables[name].delete(key)
      else this.#tables[name].set(key, row)
      this.#changes[name].add(this.#sequence, key)
    }
  }

  /** All current rows. Rows are immutable, so the result stays consistent. */
  toRows(): ShopRows {
    return eachTable((name) => [...this.#tables[name].values()]) as ShopRows
  }
}

export const keyOf = (name: TableName, row: AnyRow) => row[TABLES[name].key as keyof AnyRow] as Key

/** Freezes a row at its first read, because freezing all makes the start a third longer. */
const mapReader = (rows: ReadonlyMap<Key, AnyRow>, indexes: TableIndexes): TableReader<AnyRow, string> => ({
  get: (key) => deepFreeze(rows.get(key)),
  by: (index, value, most = Number.POSITIVE_INFINITY) =>
    Array.from(Iterator.from(indexes.keys(index, value)).take(most), (key) => deepFreeze(rows.get(key) as AnyRow)),
  rows: () => rows.values().map(deepFreeze),
})

function eachTable<T>(make: (name: TableName) => T): Record<TableName, T> {
  return Object.fromEntries(tableNames().map((name) => [name, make(name)])) as Record<TableName, T>
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const field in value) deepFreeze(value[field])
  return Object.freeze(value)
}
