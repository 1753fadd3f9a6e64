import { type AnyRow, deepFreeze, keyOf, type RowWrite, type RowWrites } from './committed-rows'
import { completionOf } from './completions'
import { type Rows, type TableName, tableNames } from './shop-schema'
import type { Key, Shop, ShopReader, Table, TableReader } from './store'
import { TableIndexes } from './table-indexes'

export function applyWrites(shop: Shop, writes: RowWrites) {
  for (const [name, key, row] of writes) {
    if (row === null) shop[name].delete(key)
    else (shop[name] as Table<typeof row>).put(row)
  }
}

/** Uncommitted changes. Reads return them, and the rows below stay unchanged. */
export class Transaction {
  readonly shop: Shop
  readonly #tables: TransactionTables

  constructor(below: ShopReader) {
    this.#tables = new TransactionTables(below)
    this.shop = this.#tables as unknown as Shop
  }

  changes(): RowWrite[] {
    const changes: RowWrite[] = []
    for (const name of tableNames()) {
      const table = this.#tables.opened[name]
      if (table) for (const [key, row] of table.changed) changes.push([name, key, row])
    }
    return changes
  }

  add(changes: Iterable<RowWrite>) {
    for (const [name, key, row] of changes) this.#tables.open(name).set(key, row)
  }
}

/** The tables by name, each created at its first use, because a change needs few. */
class TransactionTables {
  readonly opened: Partial<Record<TableName, TransactionTable>> = {}
  readonly #below: ShopReader

  static #isNamed = false

  constructor(below: ShopReader) {
    this.#below = below
    if (!TransactionTables.#isNamed) TransactionTables.#name()
  }

  static #name() {
    for (const name of tableNames()) {
      Object.defineProperty(TransactionTables.prototype, name, {
        get(this: TransactionTables) {
          return this.open(name)
        },
      })
    }
    TransactionTables.#isNamed = true
  }

  open(name: TableName): TransactionTable {
    this.opened[name] ??= new TransactionTable(name, this.#below[name], this.#nextId, this as unknown as Shop)
    return this.opened[name]
  }

  readonly #nextId = (name: TableName) => {
    const ids = this.open('lastIds')
    const { last } = (ids.get(name) ?? { last: 0 }) as Rows['lastIds']
    ids.put({ table: name, last: last + 1 })
    return last + 1
  }
}

class TransactionTable implements Table<AnyRow, string> {
  readonly changed = new Map<Key, AnyRow | null>()
  readonly #name: TableName
  readonly #below: TableReader<AnyRow, string>
  /** Created at the first lookup, because most changes need none. */
  #indexes: TableIndexes | undefined
  readonly #nextId: (name: TableName) => number

  readonly #shop: Shop

  constructor(name: TableName, below: TableReader<AnyRow, string>, nextId: (name: TableName) => number, shop: Shop) {
    this.#name = name
    this.#shop = shop
    this.#below = below
    this.#nextId = nextId
  }

  get(key: Key) {
    const row = this.changed.get(key)
    return row === undefined ? this.#below.get(key) : (row ?? undefined)
  }

  by(index: string, value: Key, most = Number.POSITIVE_INFINITY) {
    const below = this.#below.by(index, value, most + this.changed.size)
    const unchanged = below.filter((row) => !this.changed.has(keyOf(this.#name, row)))
    const changed = Array.from(this.#indexed().keys(index, value), (key) => this.changed.get(key) as AnyRow)
    return [...unchanged, ...changed].slice(0, most)
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

  *uncommitted(): Generator<Key> {
    yield* this.changed.keys()
    yield* this.#below.uncommitted?.() ?? []
  }

  put(row: AnyRow) {
    const key = keyOf(this.#name, row)
    const complete = completionOf(this.#name)
    this.set(key, deepFreeze(complete ? (complete(this.#shop, row, this.get(key)) as AnyRow) : row))
  }

  delete(key: Key) {
    this.set(key, null)
  }

  set(key: Key, row: AnyRow | null) {
    this.#indexes?.replace(key, this.changed.get(key), row)
    this.changed.set(key, row)
  }

  #indexed(): TableIndexes {
    if (!this.#indexes) {
      this.#indexes = new TableIndexes(this.#name)
      for (const [key, row] of this.changed) this.#indexes.replace(key, null, row)
    }
    return this.#indexes
  }

  insert(row: object) {
    const inserted = { id: this.#nextId(this.#name), ...row } as unknown as AnyRow
    this.put(inserted)
    return this.get(keyOf(this.#name, inserted)) ?? inserted
  }
}
