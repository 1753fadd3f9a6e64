import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { type Page, pageNumber } from '~/domain/paging'
import { AnswerError } from '~/stores/client'
import type { ListPageStore, RowStore } from '~/stores/list-page'
import type { Known } from '~/stores/query'
import { useQueryParameters } from './query-parameters'

/** Debounce of a search in milliseconds. */
const TYPING_PAUSE = 200

const NO_PAGE = { rows: [], page: 1, pages: 1, first: 0, last: 0, total: 0 }

/** The rows of a list screen, and functions to request others. */
export interface PagedRows<Row> {
  state: Known<Row>['state']
  shown: Page<Row>
  filter: Readonly<Record<string, string>>
  turnTo: (page: number) => void
  showAll: () => void
}

/**
 * The list of a screen by its URL: `parameters` are the query parameters with defaults `first`, `filter` the valid ones.
 * `narrow` changes some and goes to the first page; `statsState` is the state of counts and sums.
 */
export function usePagedRows<
  Row extends { id: number },
  Sums,
  Stats,
  Parameters extends Readonly<Record<'search' | 'page', string>>,
  Filter extends Readonly<Record<'search', string>>,
>(store: ListPageStore<Row, Sums, Stats>, first: Parameters, filterIn: (parameters: Parameters) => Filter) {
  const [parameters, setQuery] = useQueryParameters(first)
  const filter = filterIn(parameters)
  const { state, value: page } = useListPage(store, { ...filter, page: pageNumber(parameters.page) })
  const shown: Page<Row> = page ?? NO_PAGE
  return {
    parameters,
    filter,
    state,
    page,
    seen: page?.seen ?? NO_PAGE.rows,
    shown,
    statsState: page ? 'ready' : state,
    narrow: (changes: Partial<Parameters>, how?: 'push' | 'replace') => setQuery({ ...changes, page: '1' }, how),
    turnTo: (next: number) => setQuery({ page: String(next) } as Partial<Parameters>),
    showAll: () => setQuery(first),
  }
}

/** The page for these query parameters; empty ones are omitted. The previous page stays until it arrives. */
function useListPage<Row extends { id: number }, Sums, Stats>(
  { $known, askPage }: ListPageStore<Row, Sums, Stats>,
  parameters: Readonly<Record<string, string>> & { search: string },
) {
  const state = useStore($known)
  const lastSearch = useRef(parameters.search)
  const query = queryOf(parameters)
  const { search } = parameters
  useEffect(() => {
    const isTyping = search !== lastSearch.current
    lastSearch.current = search
    if (!isTyping) return askPage(query)
    const timer = setTimeout(() => askPage(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [askPage, query, search])
  return state
}

/** The query string of some parameters without empty ones. */
export const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  String(new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== '')))

/** The row named in the URL: from the list, or fetched. `isMissing` if it does not exist, `hasFailed` if it cannot be loaded. */
export function useOpenRow<Row extends { id: number }>(
  { $known, ask, pathOf }: RowStore<Row>,
  named: string,
  rows: readonly Row[] = [],
  seen: readonly Row[] = [],
  isNamed = ({ id }: Row) => String(id) === named,
): { row: Row | undefined; isMissing: boolean; hasFailed: boolean } {
  const known = useStore($known)
  const listed = rows.find(isNamed)
  const path = listed ? '' : pathOf(named)
  useEffect(() => ask(path), [ask, path])
  const fetched = path !== '' && known.path === path ? known : undefined
  const isUnknown = fetched?.fault instanceof AnswerError && fetched.fault.status === 404
  const row = listed ?? (isUnknown ? undefined : fetched?.value) ?? seen.find(isNamed)
  const isMissing = !row && named !== '' && (path === '' || isUnknown)
  return { row, isMissing, hasFailed: !row && !isMissing && fetched?.state === 'failed' }
}
