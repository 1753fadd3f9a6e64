import type { ListPage } from '~/domain/list-pages-schema'
import { askedStore } from './asked'
import { update, withRow } from './list'
import type { Options } from './query'

/** Maximum remembered rows that left the page, which a paused list may still show. */
const MOST_SEEN = 200

/** A page of a server list. */
interface SeenPage<Row, Sums, Stats> extends ListPage<Row, Sums, Stats> {
  /** The rows of the page, then rows that were on it before, as last known. */
  seen: readonly Row[]
}

export type ListPageStore<Row extends { id: number }, Sums, Stats> = ReturnType<typeof listPageStore<Row, Sums, Stats>>

/** A store of one page of the list at `path`. It also polls in the background. */
export function listPageStore<Row extends { id: number }, Sums, Stats>(
  path: string,
  pollEvery = 0,
  kept: Pick<Options<unknown>, 'keptFor'> = {},
) {
  let answered = ''
  const page = askedStore<SeenPage<Row, Sums, Stats>>({ pollEvery, pollsInBackground: true, keepsOther: true, read, ...kept })

  function read(body: unknown, before: SeenPage<Row, Sums, Stats> | undefined): SeenPage<Row, Sums, Stats> {
    const now = body as ListPage<Row, Sums, Stats> | null
    if (!Array.isArray(now?.rows)) throw new TypeError(`${path} did not answer with a page`)
    const asked = page.$known.value.path
    const seen = seenAfter(now.rows, asked === answered ? (before?.seen ?? []) : [])
    answered = asked
    return { ...now, seen }
  }

  /** The selected rows that still match the list but are on no shown page. */
  const chosen = askedStore<Pick<ListPage<Row, Sums, Stats>, 'rows'>>({ pollEvery, pollsInBackground: true })

  function replace(row: Row) {
    update(page, (known) => ({ ...known, rows: withRow(known.rows, row), seen: withRow(known.seen, row) }))
    update(chosen, (known) => ({ ...known, rows: withRow(known.rows, row) }))
    chosen.refreshSoon()
    // Only the server knows the new sums.
    page.refreshSoon()
  }

  /** Fetches the page with these query parameters. The previous page stays until it arrives. */
  const askPage = (parameters: string) => page.ask(`${path}?${parameters}`)

  /** Fetches the selected rows by these query parameters; '' for none. */
  const askChosen = (parameters: string) => chosen.ask(parameters && `${path}?${parameters}`)

  return { ...page, askPage, chosen, askChosen, replace }
}

function seenAfter<Row extends { id: number }>(rows: readonly Row[], before: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [...rows, ...before.filter(({ id }) => !ids.has(id))].slice(0, MOST_SEEN)
}

/** A store of one selected row. */
export interface RowStore<Row> extends ReturnType<typeof askedStore<Row>> {
  /** The path of the row that the URL names; '' if it names none. */
  pathOf(named: string): string
}

/** A store of single rows at `path`/id, for rows outside the listed page. */
export function rowStore<Row extends { id: number }>(path: string, pollEvery = 0) {
  const row = askedStore<Row>({ pollEvery, pollsInBackground: true })
  return {
    ...row,
    pathOf: (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? `${path}/${id}` : ''),
    replace: (newer: Row) => update(row, (known) => (known.id === newer.id ? newer : known)),
  }
}
