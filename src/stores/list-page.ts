import type { ListPage } from '~/domain/list-pages-schema'
import { type Query, queryStore, withRow } from './query'

/** Rows that left the page and may still be shown, as while a list is paused. */
const MOST_SEEN = 200

/** A page of a list of the server. */
export interface SeenPage<Row, Sums, Stats> extends ListPage<Row, Sums, Stats> {
  /** The rows of the page, then those that were on it before, as they were last known. */
  seen: readonly Row[]
}

export interface ListPageStore<Row, Sums, Stats> extends Query<SeenPage<Row, Sums, Stats>> {
  /** Asks for the page of these query parameters. The one before stays until it comes. */
  askPage(parameters: string): void
  replace(row: Row): void
}

/** A store of one page of the list at `path`. It is polled in the background too. */
export function listPageStore<Row extends { id: number }, Sums, Stats>(
  path: string,
  pollEvery = 0,
): ListPageStore<Row, Sums, Stats> {
  const page = queryStore<SeenPage<Row, Sums, Stats>>(`${path}?page=1`, {
    pollEvery,
    pollsInBackground: true,
    keepsOther: true,
    read(body, before) {
      const now = body as ListPage<Row, Sums, Stats> | null
      if (!Array.isArray(now?.rows)) throw new TypeError(`${path} did not answer with a page`)
      return { ...now, seen: seenAfter(now.rows, before?.seen ?? []) }
    },
  })
  return {
    ...page,
    askPage: (parameters) => page.ask(`${path}?${parameters}`),
    replace(row) {
      page.update((known) => ({ ...known, rows: withRow(known.rows, row), seen: withRow(known.seen, row) }))
      // The sums change too, which only the server knows.
      page.refreshSoon()
    },
  }
}

function seenAfter<Row extends { id: number }>(rows: readonly Row[], before: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [...rows, ...before.filter(({ id }) => !ids.has(id))].slice(0, MOST_SEEN)
}

/** A store of the one row that is asked for. */
export interface RowStore<Row> extends Query<Row> {
  /** Where the row is that the URL names; '' where it names none. */
  pathOf(named: string): string
}

/** A store of single rows at `path`/id, such as one that is not on the page of its list. */
export function rowStore<Row extends { id: number }>(path: string, pollEvery = 0) {
  const row = queryStore<Row>('', { pollEvery, pollsInBackground: true, mayBeMissing: true })
  return {
    ...row,
    pathOf: (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? `${path}/${id}` : ''),
    replace: (newer: Row) => row.update((known) => (known.id === newer.id ? newer : known)),
  }
}
