import type { IndexName, Rows, TableName } from './shop-schema'

export type Key = string | number

/** `Index` names the values other than the key by which rows are looked up, as `TABLES` declares them. */
export interface TableReader<Row, Index extends string = never> {
  get(key: Key): Row | undefined
  /** The rows, or at most so many, that have this value in an index, in no order that is promised. Costs what it gives. */
  by(index: Index, value: Key, most?: number): Row[]
  rows(): Iterable<Row>
  /** Keys of rows that are changed and not committed yet. */
  uncommitted?(): Iterable<Key>
}

export interface Table<Row, Index extends string = never> extends TableReader<Row, Index> {
  put(row: Row): void
  delete(key: Key): void
}

/** A table whose rows have an id, never used again. */
interface EntityTable<Row extends { id: number }, Index extends string = never> extends Table<Row, Index> {
  insert(row: Omit<Row, 'id'>): Row
}

export type Shop = {
  [Name in TableName]: Rows[Name] extends { id: number }
    ? EntityTable<Rows[Name], IndexName<Name>>
    : Table<Rows[Name], IndexName<Name>>
}

export type ShopReader = { [Name in TableName]: TableReader<Rows[Name], IndexName<Name>> }

/** After what is let go of, and by what it is known again whether that was done. */
export interface PurgeCopies {
  at: Date
  mark: string
}

/** The shop's rows. `query` and `change` must not await anything, and may run again. */
export interface Store {
  readonly version: number
  /** The time by the one clock that all processes of a shop share. */
  now(): Date
  /** The number of the last change to a table. */
  tableVersion(table: TableName): number
  /** The keys of a table's rows changed after a version of it; undefined where that is too long ago. */
  changedSince(table: TableName, version: number): readonly Key[] | undefined
  /**
   * The values of an index whose rows, old or new, changed after a version of the shop, but for changes that its table leaves
   * out; undefined where that is too long ago.
   */
  changedValues<Name extends TableName>(table: Name, index: IndexName<Name>, version: number): readonly Key[] | undefined
  read<T>(query: (shop: ShopReader) => T): Promise<T>
  /**
   * Runs one transaction over all tables, in turn with all others. Resolves once it is durable.
   * What `change` throws is thrown on, and nothing is changed. A store that cannot write throws StoreUnavailable.
   */
  update<T>(change: (shop: Shop) => T): Promise<T>
  /** Resolves where a change could be made durable now; otherwise throws StoreUnavailable. */
  check(): Promise<void>
  /** Lets go of what is kept beside the rows, so that nothing from before says what they no longer say; once for each mark. */
  purgeCopies(done?: PurgeCopies): Promise<void>
  close(): Promise<void>
}

/** The store cannot write now; nothing was changed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
