import { atom, type ReadableAtom } from 'nanostores'
import type { ListPage } from '~/domain/list-pages-schema'
import { call } from './client'
import { pollInterval } from './connection'
import { pollWhileMounted } from './polling'

/** Rows that left the page and may still be shown, as while a list is paused. */
const MOST_SEEN = 200

/** A page of a list of the server; it stays while another one is loading. */
export interface PageState<Row, Sums, Stats> {
  state: 'loading' | 'ready' | 'failed'
  page: ListPage<Row, Sums, Stats> | undefined
  /** The rows of the page, then those that were on it before, as they were last known. */
  seen: readonly Row[]
}

export interface ListPageStore<Row, Sums, Stats> {
  $page: ReadableAtom<PageState<Row, Sums, Stats>>
  ask(query: string): void
  /** Asks the server now. Never throws: a failure shows in the state. */
  refresh(): Promise<void>
  replace(row: Row): void
}

interface Options {
  /** Milliseconds between polls while something listens, also in the background; 0 asks once. */
  pollEvery?: number
}

/** A store of one page of the list at `path`. It is fetched and polled while something listens. */
export function listPageStore<Row extends { id: number }, Sums, Stats>(
  path: string,
  { pollEvery = 0 }: Options = {},
): ListPageStore<Row, Sums, Stats> {
  const $page = atom<PageState<Row, Sums, Stats>>({ state: 'loading', page: undefined, seen: [] })
  let asked = 'page=1'
  let answered: string | undefined
  let knownEtag: string | null = null
  const { pollAfter, cancel } = pollWhileMounted($page, refresh)

  async function refresh() {
    cancel()
    const query = asked
    await fetchPage(query)
    if (query === asked && pollEvery > 0) pollAfter(pollInterval(pollEvery))
  }

  async function fetchPage(query: string) {
    try {
      const { etag, body, isUnchanged } = await call('GET', `${path}?${query}`, { needsSignIn: true, knownEtag })
      if (query !== asked) return
      const before = $page.value
      if (!isUnchanged) $page.set(readyState(pageIn(path, body), query === answered ? before.seen : []))
      else if (before.state !== 'ready') $page.set({ ...before, state: 'ready' })
      knownEtag = etag ?? knownEtag
      answered = query
    } catch (error) {
      if (query !== asked) return
      console.warn(`Failed to fetch ${path}:`, error)
      $page.set({ ...$page.value, state: 'failed' })
    }
  }

  function ask(query: string) {
    if (query === asked) return
    asked = query
    knownEtag = null
    $page.set({ ...$page.value, state: 'loading' })
    pollAfter(0)
  }

  function replace(row: Row) {
    // The sums change too, which only the server knows.
    knownEtag = null
    $page.set(withRow($page.value, row))
    pollAfter(0)
  }

  return { $page, ask, refresh, replace }
}

function pageIn<Row, Sums, Stats>(path: string, body: unknown): ListPage<Row, Sums, Stats> {
  const page = body as ListPage<Row, Sums, Stats> | undefined
  if (Array.isArray(page?.rows)) return page
  throw new TypeError(`${path} did not answer with a page`)
}

const readyState = <Row extends { id: number }, Sums, Stats>(
  page: ListPage<Row, Sums, Stats>,
  before: readonly Row[],
): PageState<Row, Sums, Stats> => ({ state: 'ready', page, seen: seenAfter(page.rows, before) })

function withRow<Row extends { id: number }, Sums, Stats>(
  { state, page, seen }: PageState<Row, Sums, Stats>,
  row: Row,
): PageState<Row, Sums, Stats> {
  const replaced = (rows: readonly Row[]) => rows.map((each) => (each.id === row.id ? row : each))
  return { state, page: page && { ...page, rows: replaced(page.rows) }, seen: replaced(seen) }
}

function seenAfter<Row extends { id: number }>(rows: readonly Row[], before: readonly Row[]): Row[] {
  const ids = new Set(rows.map(({ id }) => id))
  return [...rows, ...before.filter(({ id }) => !ids.has(id))].slice(0, MOST_SEEN)
}
