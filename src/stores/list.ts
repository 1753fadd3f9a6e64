import { atom, onMount, type ReadableAtom } from 'nanostores'
import { applyChanges } from '~/rules/list-changes'
import type { ListChanges } from '~/schemas/list-changes'
import { call } from './client'
import { pollInterval } from './connection'

/** Milliseconds between looks for the signal, while the rows come from this device's cache. */
const CHECK_EVERY = 5000

/** A list of the server. 'failed' keeps its rows. */
export interface List<Row> {
  state: 'loading' | 'ready' | 'failed'
  rows: readonly Row[]
  /** When the server sent the rows (an HTTP date), if they come from this device's cache. */
  keptAt?: string
}

interface Options {
  /** Milliseconds between polls while something listens; 0 asks once. */
  pollEvery?: number
  needsSignIn?: boolean
  /** Whether the server answers with list deltas; the list is newest first. */
  hasDeltas?: boolean
  emptiesOnFailure?: boolean
}

export interface ListStore<Row> {
  $list: ReadableAtom<List<Row>>
  /** Asks the server now. Never throws: a failure shows in the state. */
  refresh(): Promise<void>
  replace(row: Row): void
}

/** A store of the list at `path`. It is fetched and polled while something listens. */
export function listStore<Row extends { id: number }>(path: string, options: Options = {}): ListStore<Row> {
  const { pollEvery = 0, needsSignIn = false, hasDeltas = false } = options
  const $list = atom<List<Row>>({ state: 'loading', rows: [] })
  let shown: string | null = null
  let schedule = () => {}

  async function refresh() {
    await ask()
    schedule()
  }

  async function ask() {
    try {
      const known = hasDeltas ? shown : null
      const { etag, keptAt, body, isUnchanged } = await call('GET', sincePath(path, known), { needsSignIn, knownEtag: known })
      const { state, rows } = $list.get()
      const isNew = !isUnchanged && (etag === null || etag !== shown)
      const isOtherAge = ($list.get().keptAt ?? null) !== keptAt
      if (isNew || isOtherAge || state !== 'ready') {
        const now = isUnchanged ? rows : rowsAfter(path, rows, body)
        $list.set({ state: 'ready', rows: now, ...(keptAt && { keptAt }) })
      }
      shown = etag
    } catch (error) {
      console.warn(`Failed to fetch ${path}:`, error)
      if (options.emptiesOnFailure) shown = null
      $list.set({ state: 'failed', rows: options.emptiesOnFailure ? [] : $list.get().rows })
    }
  }

  function replace(row: Row) {
    const { state, rows } = $list.get()
    if (!hasDeltas) shown = null
    $list.set({ state, rows: rows.map((each) => (each.id === row.id ? row : each)) })
  }

  onMount($list, () => {
    // A server render also mounts the store, and never unmounts it.
    if (import.meta.env.SSR) return
    const mounted = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = () => (document.hidden ? schedule() : void refresh())
    const turnIfAway = () => isAway($list.get()) && turn()
    schedule = () => {
      clearTimeout(timer)
      const wait = pollEvery || ($list.get().keptAt ? CHECK_EVERY : 0)
      if (wait > 0) timer = setTimeout(turn, pollInterval(wait))
    }
    turn()
    addEventListener('online', turnIfAway, { signal: mounted.signal })
    return () => {
      schedule = () => {}
      clearTimeout(timer)
      mounted.abort()
    }
  })

  return { $list, refresh, replace }
}

const isAway = ({ state, keptAt }: List<unknown>) => state === 'failed' || keptAt !== undefined

const sincePath = (path: string, etag: string | null) =>
  etag === null ? path : `${path}?since=${encodeURIComponent(etag.replace(/^W\/|"/g, ''))}`

function rowsAfter<Row extends { id: number }>(path: string, rows: readonly Row[], body: unknown): readonly Row[] {
  if (Array.isArray(body)) return body
  const { changed, removed } = (body ?? {}) as Partial<ListChanges<Row>>
  if (Array.isArray(changed) && Array.isArray(removed)) return applyChanges(rows, { changed, removed })
  throw new TypeError(`${path} did not answer with a list`)
}
