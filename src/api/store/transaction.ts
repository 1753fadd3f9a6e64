import { TABLE_NAMES, type TableName } from '~/schemas/shop'
import { type AnyRow, type Change, deepFreeze, eachTable, keyOf } from './committed-rows'
import type { Key, Shop, ShopReader, Table, TableReader } from './store'

/** Changes that are not committed yet: reading shows them, and the rows below stay as they were. */
export class Transaction {
  readonly shop: Shop
  readonly #tables: Record<TableName, TransactionTable>

  constructor(below: ShopReader) {
    const nextId = (name: TableName) => {
      const last = (this.shop.lastIds.get(name)?.last ?? 0) + 1
      this.shop.lastIds.put({ table: name, last })
      return last
    }
    this.#tables = eachTable((name) => new TransactionTable(name, below[name], nextId))
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

class TransactionTable implements Table<AnyRow> {
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
