import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { type Page, pageNumber } from '~/domain/paging'
import type { ListPageStore, PageState } from '~/stores/list-page'
import type { RowStore } from '~/stores/row'
import { useQueryParameters } from './query-parameters'

/** How long a search waits for the next key. */
const TYPING_PAUSE = 200

const NO_PAGE = { rows: [], page: 1, pages: 1, first: 0, last: 0, total: 0 }

/** The rows that a list screen shows, and how it asks for others. */
export interface PagedRows<Row> {
  state: PageState<Row, unknown, unknown>['state']
  shown: Page<Row>
  filter: Readonly<Record<string, string>>
  turnTo: (page: number) => void
  showAll: () => void
}

/**
 * The list of a screen, as its URL asks for it: `parameters` are in the URL and `first` without them, `filter` is what
 * can be read of them. `narrow` changes some and goes to the first page; `figures` is the state of the figures.
 */
export function usePagedRows<
  Row,
  Sums,
  Stats,
  Parameters extends Readonly<Record<'search' | 'page', string>>,
  Filter extends Readonly<Record<'search', string>>,
>(store: ListPageStore<Row, Sums, Stats>, first: Parameters, filterIn: (parameters: Parameters) => Filter) {
  const [parameters, setQuery] = useQueryParameters(first)
  const filter = filterIn(parameters)
  const { state, page, seen } = useListPage(store, { ...filter, page: pageNumber(parameters.page) })
  const shown: Page<Row> = page ?? NO_PAGE
  return {
    parameters,
    filter,
    state,
    page,
    seen,
    shown,
    figures: { state: page ? 'ready' : state, rows: NO_PAGE.rows } as const,
    narrow: (changes: Partial<Parameters>, how?: 'push' | 'replace') => setQuery({ ...changes, page: '1' }, how),
    turnTo: (next: number) => setQuery({ page: String(next) } as Partial<Parameters>),
    showAll: () => setQuery(first),
  }
}

/** The page that these query parameters ask for; empty ones are left out. The page before it stays until it comes. */
function useListPage<Row, Sums, Stats>(
  { $page, ask }: ListPageStore<Row, Sums, Stats>,
  parameters: Readonly<Record<string, string>> & { search: string },
) {
  const state = useStore($page)
  const lastSearch = useRef(parameters.search)
  const query = queryOf(parameters)
  const { search } = parameters
  useEffect(() => {
    const isTyping = search !== lastSearch.current
    lastSearch.current = search
    if (!isTyping) return ask(query)
    const timer = setTimeout(() => ask(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [ask, query, search])
  return state
}

/** The query of some parameters without the empty ones. */
export const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  String(new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')))

/** The row that is open: of the list, or else fetched by its id. `isMissing` where there is none. */
export function useOpenRow<Row extends { id: number }>(
  { $row, follow }: RowStore<Row>,
  openId: string,
  rows: readonly Row[],
  seen: readonly Row[],
): { row: Row | undefined; isMissing: boolean } {
  const followed = useStore($row)
  const listed = rows.find(({ id }) => String(id) === openId)
  const wanted = listed ? '' : openId
  useEffect(() => follow(wanted), [follow, wanted])
  const isFollowed = openId !== '' && followed.id === openId
  const row = listed ?? (isFollowed ? followed.row : undefined) ?? seen.find(({ id }) => String(id) === openId)
  return { row, isMissing: !row && isFollowed && followed.state === 'missing' }
}
