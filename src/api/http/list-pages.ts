import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { ShopReader, Store } from '~/api/store/store'
import { chosenQuery } from '~/domain/list-pages-schema'
import { MAX_CHOSEN, pageOf } from '~/domain/paging'
import { pageOfRows } from '~/domain/paging-schema'
import type { Caller } from '../auth/auth'
import { perStore } from '../store/memo'
import type { TableName } from '../store/shop-schema'
import { answerJson, type CallAnswer } from './call-answer'
import { etagOf } from './etags'
import type { AuthenticatedContext } from './handle'
import { type ConditionalResponse, conditionalResponse } from './polling'
import { notSignedIn } from './problems'
import { checked } from './request-body'
import { type RowView, RowViews, type ViewedTable } from './row-views'

const MAX_PAGES_BYTES = 2 * 1024 * 1024
const MINUTE = 60_000

/** A list with pages: its query parameters, filter and sums. */
interface PagedList<Row extends { id: number }, Filter extends object, Totals, Sums, Stats>
  extends ViewedTable<Row, Filter, Totals> {
  /** The schema of the query parameters that `filterIn` reads. */
  asks: z.ZodMiniType
  /** The schemas of `sums` and `stats`. */
  tells: { sums: z.ZodMiniType<Sums>; stats?: z.ZodMiniType<Stats> }
  /** Whether visitors may read it too; then the filter limits each caller to his own rows. */
  isForAll?: boolean
  /** The filter in the query parameters; throws a Refusal. */
  filterIn(parameters: Record<string, string>, caller: Caller): Filter
  ofDays(filter: Filter): Filter
  sums(totals: Totals, filter: Filter): Sums
  /** Sorts the matches, which are otherwise newest first. */
  ordered?(rows: readonly Row[], filter: Filter): readonly Row[]
  stats?(ofDays: RowView<Row, Totals>, now: Date): Stats
  shown?(row: Row, filter: Filter): object
  /** Adds fields from another table to the rows of a page, if `isFor` the filter. */
  joined?: { table: TableName; addTo(shop: ShopReader, row: Row): object; isFor(filter: Filter): boolean }
}

interface Place {
  page: number
  size: number
  ids?: readonly number[] | undefined
}

interface MadePage {
  bytes: Buffer<ArrayBuffer>
  response: ConditionalResponse
}

export class ListPages<Row extends { id: number }, Filter extends object, Totals, Sums, Stats> {
  readonly #list: PagedList<Row, Filter, Totals, Sums, Stats>
  readonly #of = perStore((store) => ({
    views: new RowViews(store, this.#list),
    pages: new LRUCache<string, MadePage>({
      maxSize: MAX_PAGES_BYTES,
      sizeCalculation: ({ bytes }, name) => bytes.length + name.length,
    }),
  }))

  constructor(list: PagedList<Row, Filter, Totals, Sums, Stats>) {
    this.#list = list
  }

  get asks(): z.ZodMiniType {
    return this.#list.asks
  }

  page(row: z.ZodMiniType): z.ZodMiniType {
    const { sums, stats } = this.#list.tells
    return z.object({ ...pageOfRows(row).shape, sums, ...(stats && { stats }) })
  }

  /** The current rows for a caller's query parameters, newest first. */
  async matches({ url, caller, locals }: Pick<AuthenticatedContext, 'url' | 'caller' | 'locals'>): Promise<readonly Row[]> {
    return (await this.view(locals.store, this.#list.filterIn(Object.fromEntries(url.searchParams), caller))).rows
  }

  /** The current rows of a filter with their totals, shared by all callers of that filter. */
  view(store: Store, filter: Filter): Promise<RowView<Row, Totals>> {
    return this.#of(store).views.get(filter)
  }

  /** A page, or the matches with some ids, with the sums of all matches; 304 if unchanged. Cached per version of the table. */
  async answer(context: AuthenticatedContext): Promise<CallAnswer> {
    const { url, caller, now, locals } = context
    if (!this.#list.isForAll && caller.role === undefined) throw notSignedIn()
    const asked = Object.fromEntries(url.searchParams)
    const [place, filter] = [checked(asked, chosenQuery), this.#list.filterIn(asked, caller)]
    const { views, pages } = this.#of(locals.store)
    const ofDays = await views.get(this.#list.ofDays(filter))
    const view = await views.get(filter)
    const minute = Math.floor(now.getTime() / MINUTE)
    const joined = this.#list.joined?.isFor(filter) ? this.#list.joined : undefined
    return locals.store.read((shop) => {
      const other = joined && locals.store.tableVersion(joined.table)
      const name = JSON.stringify([view.version, ofDays.version, other, minute, place, filter])
      const made =
        pages.get(name) ?? this.#make(filter, place, view, (row) => joined?.addTo(shop, row), this.#list.stats?.(ofDays, now))
      pages.set(name, made)
      return made.response(context)
    })
  }

  #make(
    filter: Filter,
    { page, size, ids }: Place,
    view: RowView<Row, Totals>,
    added: (row: Row) => object | undefined,
    stats?: Stats,
  ): MadePage {
    const { sums, shown, ordered } = this.#list
    const found = ids
      ? pageOf(rowsOf(view.rows, ids), '1', MAX_CHOSEN)
      : pageOf(ordered?.(view.rows, filter) ?? view.rows, String(page), size)
    const rows = found.rows.map((row) => ({ ...(shown?.(row, filter) ?? row), ...added(row) }))
    const bytes = Buffer.from(answerJson({ ...found, rows, sums: sums(view.totals, filter), ...(stats && { stats }) }))
    return { bytes, response: conditionalResponse(etagOf(bytes), () => bytes) }
  }
}

function rowsOf<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const chosen = new Set(ids)
  return rows.filter(({ id }) => chosen.has(id))
}
