import { type Rows, type ShopRows, TABLES, type TableName } from '~/schemas/shop'
import type { Key, Shop, ShopReader, Table, TableReader } from './store'

type AnyRow = Rows[TableName]

export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

/** One changed row: what now stands under a key, or null where it was deleted. */
export type Change = readonly [table: TableName, key: Key, row: AnyRow | null]

/** All that one call of `update` changed, kept or lost together. */
export type ChangeSet = readonly Change[]

/** The committed rows of a shop, in memory. */
export class CommittedShop {
  /** Grows with every change that is shown. */
  version = 0
  readonly #tables: Record<TableName, Map<Key, AnyRow>>

  constructor(rows: Partial<ShopRows> = {}) {
    this.#tables = eachTable((name) => new Map((rows[name] ?? []).map((row) => [keyOf(name, row), row])))
  }

  /** The shop to look at: always its newest committed state. */
  reader(): ShopReader {
    return eachTable((name) => mapReader(this.#tables[name])) as ShopReader
  }

  /** Shows what several calls of `update` changed. */
  show(changeSets: readonly ChangeSet[]) {
    for (const changes of changeSets) this.apply(changes)
    if (changeSets.length > 0) this.version++
  }

  apply(changes: Iterable<Change>) {
    for (const [name, key, row] of changes) {
      if (row === null) this.#tables[name].delete(key)
      else this.#tables[name].set(key, row)
    }
  }

  /** All rows as they stand now. Rows never change, so what is given stays one consistent state. */
  toRows(): ShopRows {
    return eachTable((name) => [...this.#tables[name].values()]) as ShopRows
  }
}

/** Changes laid over a shop: reading shows them, and what lies below stays as it was. */
export class ShopLayer {
  readonly shop: Shop
  readonly #tables: Record<TableName, LayerTable>

  constructor(below: ShopReader) {
    const nextId = (name: TableName) => {
      const last = (this.shop.lastIds.get(name)?.last ?? 0) + 1
      this.shop.lastIds.put({ table: name, last })
      return last
    }
    this.#tables = eachTable((name) => new LayerTable(name, below[name], nextId))
    this.shop = this.#tables as unknown as Shop
  }

  *changes(): Iterable<Change> {
    for (const name of TABLE_NAMES) {
      for (const [key, row] of this.#tables[name].changed) yield [name, key, row]
    }
  }

  add(changes: Iterable<Change>) {
    for (const [name, key, row] of changes) this.#tables[name].changed.set(key, row)
  }
}

class LayerTable implements Table<AnyRow> {
  readonly changed = new Map<Key, AnyRow | null>()
  readonly #name: TableName
  readonly #below: TableReader<AnyRow>
  readonly #nextId: (name: TableName) => number

  constructor(name: TableName, below: TableReader<AnyRow>, nextId: (name: TableName) => number) {
    this.#name = name
    this.#below = below
    this.#nextId = nextId
  }

  get(key: Key) {
    const row = this.changed.get(key)
    return row === undefined ? this.#below.get(key) : (row ?? undefined)
  }

  *rows() {
    for (const below of this.#below.rows()) {
      const row = this.changed.get(keyOf(this.#name, below))
      if (row === undefined) yield below
      else if (row !== null) yield row
    }
    for (const [key, row] of this.changed) {
      if (row !== null && this.#below.get(key) === undefined) yield row
    }
  }

  put(row: AnyRow) {
    this.changed.set(keyOf(this.#name, row), deepFreeze(row))
  }

  delete(key: Key) {
    this.changed.set(key, null)
  }

  insert(row: object) {
    const inserted = { id: this.#nextId(this.#name), ...row } as unknown as AnyRow
    this.put(inserted)
    return inserted
  }
}

/** Every row with the name of its table. */
export function* rowsByTable(rows: Partial<ShopRows>): Iterable<[TableName, AnyRow]> {
  for (const name of TABLE_NAMES) for (const row of rows[name] ?? []) yield [name, row]
}

const keyOf = (name: TableName, row: AnyRow) => row[TABLES[name].key as keyof AnyRow] as Key

/** Rows are frozen when they are first looked at: to freeze all of a large shop would make its start a third longer. */
const mapReader = (rows: ReadonlyMap<Key, AnyRow>): TableReader<AnyRow> => ({
  get: (key) => deepFreeze(rows.get(key)),
  rows: () => rows.values().map(deepFreeze),
})

function eachTable<T>(make: (name: TableName) => T): Record<TableName, T> {
  return Object.fromEntries(TABLE_NAMES.map((name) => [name, make(name)])) as Record<TableName, T>
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const field in value) deepFreeze(value[field])
  return Object.freeze(value)
}
