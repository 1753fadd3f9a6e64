import { LRUCache } from 'lru-cache'
import type { ShopReader, Store, TableReader } from '~/api/store/store'
import type { TableName } from '../store/shop-schema'
import { Turns } from '../store/turns'
import { newestFirst } from './rows'

const MAX_VIEWED_ROWS = 1_000_000
const ROWS_A_VIEW = 1000
const UNUSED_FOR = 10 * 60 * 1000

export interface ViewedTable<Row extends { id: number }, Filter, Totals> {
  table: TableName
  /** Candidate rows from an index; undefined where any row may match. */
  candidates?(shop: ShopReader, filter: Filter): Row[] | undefined
  matcher(filter: Filter): (row: Row) => boolean
  noTotals(): Totals
  count(totals: Totals, row: Row, times: 1 | -1): void
}

/** The rows that match a filter, newest first, with totals, at a version of their table. */
export interface RowView<Row, Totals> {
  version: number
  rows: readonly Row[]
  totals: Totals
}

/**
 * The views of a table that are in use. Each is computed once, over several turns of the event loop, and then updated from the
 * table's changes: a poll costs as much as the changes, not as the stored rows.
 */
export class RowViews<Row extends { id: number }, Filter, Totals> {
  readonly #store: Store
  readonly #viewed: ViewedTable<Row, Filter, Totals>
  readonly #views = new LRUCache<string, Promise<RowView<Row, Totals>>>({
    maxSize: MAX_VIEWED_ROWS,
    ttl: UNUSED_FOR,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  })

  constructor(store: Store, viewed: ViewedTable<Row, Filter, Totals>) {
    this.#store = store
    this.#viewed = viewed
  }

  async get(filter: Filter): Promise<RowView<Row, Totals>> {
    const name = JSON.stringify(filter)
    const known = this.#views.get(name)
    const made = known ?? this.#make(filter)
    if (!known) this.#views.set(name, made, { size: ROWS_A_VIEW })
    try {
      const view = await made
      if (!known) this.#views.set(name, made, { size: ROWS_A_VIEW + view.rows.length })
      if (await this.#store.read((shop) => this.#catchUp(view, filter, shop))) return view
    } catch (error) {
      this.#forget(name, made)
      throw error
    }
    this.#forget(name, made)
    return this.get(filter)
  }

  #forget(name: string, made: Promise<unknown>) {
    if (this.#views.peek(name) === made) this.#views.delete(name)
  }

  async #make(filter: Filter): Promise<RowView<Row, Totals>> {
    const { matcher, noTotals, count } = this.#viewed
    const { version, all } = (await this.#indexedRows(filter)) ?? (await this.#allRows())
    const matches = matcher(filter)
    const rows: Row[] = []
    const totals = noTotals()
    const turns = new Turns()
    for (const row of all) {
      const turn = turns.next()
      if (turn) await turn
      if (!matches(row)) continue
      rows.push(row)
      count(totals, row, 1)
    }
    return { version, rows, totals }
  }

  async #indexedRows(filter: Filter): Promise<{ version: number; all: Row[] } | undefined> {
    const { table, candidates } = this.#viewed
    return this.#store.read((shop) => {
      const found = candidates?.(shop, filter)
      return found && { version: this.#store.tableVersion(table), all: newestFirst(found) }
    })
  }

  /** Reads all rows over many turns; `version` is the one at the start, and later changes are caught up with. */
  async #allRows(): Promise<{ version: number; all: Row[] }> {
    const { table } = this.#viewed
    const { version, reading } = await this.#store.read((shop) => {
      return { version: this.#store.tableVersion(table), reading: tableIn<Row>(shop, table).rows() }
    })
    const read: Row[] = []
    const turns = new Turns()
    for (const row of reading) {
      read.push(row)
      const turn = turns.next()
      if (turn) await turn
    }
    // A row deleted and restored meanwhile was read twice.
    const all = newestFirst(read).filter(({ id }, index, sorted) => id !== sorted[index - 1]?.id)
    return { version, all }
  }

  /** Updates a view to the table's version; returns false if too much has changed. */
  #catchUp(view: RowView<Row, Totals>, filter: Filter, shop: ShopReader): boolean {
    const { table, matcher, count } = this.#viewed
    const keys = this.#store.changedSince(table, view.version)
    if (!keys) return false
    view.version = this.#store.tableVersion(table)
    if (keys.length === 0) return true
    const matches = matcher(filter)
    const rows = [...view.rows]
    for (const key of keys) {
      const row = tableIn<Row>(shop, table).get(key)
      // The key of a document is its number; documents are never deleted.
      const id = row?.id ?? Number(key)
      const place = placeOf(rows, id)
      const before = rows[place]?.id === id ? rows[place] : undefined
      const after = row && matches(row) ? row : undefined
      if (before) count(view.totals, before, -1)
      if (after) count(view.totals, after, 1)
      rows.splice(place, before ? 1 : 0, ...(after ? [after] : []))
    }
    view.rows = rows
    return true
  }
}

const tableIn = <Row>(shop: ShopReader, table: TableName) => shop[table] as unknown as TableReader<Row>

function placeOf(rows: readonly { id: number }[], id: number): number {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((rows[middle]?.id ?? 0) > id) from = middle + 1
    else to = middle
  }
  return from
}
