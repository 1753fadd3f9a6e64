import type { IndexName, Rows, TableName } from './shop-schema'

export type Key = string | number

/** `Index` lists the secondary indexes of the table, as declared in `TABLES`. */
export interface TableReader<Row, Index extends string = never> {
  get(key: Key): Row | undefined
  /** The rows with this value in an index, at most `most`, in no guaranteed order. Costs as much as it returns. */
  by(index: Index, value: Key, most?: number): Row[]
  rows(): Iterable<Row>
  /** Keys of changed rows that are not committed yet. */
  uncommitted?(): Iterable<Key>
}

export interface Table<Row, Index extends string = never> extends TableReader<Row, Index> {
  put(row: Row): void
  delete(key: Key): void
}

/** A table whose rows have ids that are never reused. */
interface EntityTable<Row extends { id: number }, Index extends string = never> extends Table<Row, Index> {
  insert(row: Omit<Row, 'id'>): Row
}

export type Shop = {
  [Name in TableName]: Rows[Name] extends { id: number }
    ? EntityTable<Rows[Name], IndexName<Name>>
    : Table<Rows[Name], IndexName<Name>>
}

export type ShopReader = { [Name in TableName]: TableReader<Rows[Name], IndexName<Name>> }

/** Called after copies are purged, with a mark that tells whether it was done. */
export interface PurgeCopies {
  at: Date
  mark: string
}

/** The shop's rows. `query` and `change` must be synchronous, and may run again. */
export interface Store {
  readonly version: number
  /** The time by the clock shared by all processes of a shop. */
  now(): Date
  /** The number of the last change to a table. */
  tableVersion(table: TableName): number
  /** The keys of a table's rows changed after a version; undefined if that is too long ago. */
  changedSince(table: TableName, version: number): readonly Key[] | undefined
  /**
   * The index values whose rows, old or new, changed after a version of the shop, except changes that the table ignores;
   * undefined if that is too long ago.
   */
  changedValues<Name extends TableName>(table: Name, index: IndexName<Name>, version: number): readonly Key[] | undefined
  read<T>(query: (shop: ShopReader) => T): Promise<T>
  /**
   * Runs one transaction over all tables, serialized with all others. Resolves once it is durable. If `change` throws, the
   * error is rethrown and nothing changes. Throws StoreUnavailable if the store cannot write.
   */
  update<T>(change: (shop: Shop) => T): Promise<T>
  /** Resolves if a change could be made durable now; otherwise throws StoreUnavailable. */
  check(): Promise<void>
  /** Deletes backups and caches besides the rows, so that no copy contains erased data; once per mark. */
  purgeCopies(done?: PurgeCopies): Promise<void>
  close(): Promise<void>
}

/** The store cannot write now; nothing was changed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
