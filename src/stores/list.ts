import { atom, onMount, type ReadableAtom } from 'nanostores'
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

interface ListStore<Row> {
  $list: ReadableAtom<List<Row>>
  /** Asks the server now. Never throws: a failure shows in the state. */
  refresh(): Promise<void>
  replace(row: Row): void
}

/** A store of the list at `path`. It is fetched once something listens. */
export function listStore<Row extends { id: number }>(path: string): ListStore<Row> {
  const $list = atom<List<Row>>({ state: 'loading', rows: [] })
  let shown: string | null = null
  const schedule = keepFresh($list, refresh)

  async function refresh() {
    await ask()
    schedule()
  }

  async function ask() {
    try {
      const { etag, keptAt, body } = await call('GET', path)
      if (!Array.isArray(body)) throw new TypeError(`${path} did not answer with a list`)
      const before = $list.get()
      const isOld = etag !== null && etag === shown && before.state === 'ready' && (before.keptAt ?? null) === keptAt
      if (!isOld) $list.set({ state: 'ready', rows: body, ...(keptAt && { keptAt }) })
      shown = etag
    } catch (error) {
      console.warn(`Failed to fetch ${path}:`, error)
      $list.set({ state: 'failed', rows: $list.get().rows })
    }
  }

  function replace(row: Row) {
    const { state, rows } = $list.get()
    shown = null
    $list.set({ state, rows: rows.map((each) => (each.id === row.id ? row : each)) })
  }

  return { $list, refresh, replace }
}

/** Refreshes a list once something listens, and while its rows come from this device. Answers what plans the next look. */
function keepFresh($list: ReadableAtom<List<unknown>>, refresh: () => Promise<void>): () => void {
  let schedule = () => {}
  onMount($list, () => {
    // A server render also mounts the store, and never unmounts it.
    if (import.meta.env.SSR) return
    const mounted = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = () => (document.hidden ? schedule() : void refresh())
    const turnIfAway = () => isAway($list.get()) && turn()
    schedule = () => {
      clearTimeout(timer)
      if ($list.get().keptAt) timer = setTimeout(turn, pollInterval(CHECK_EVERY))
    }
    turn()
    addEventListener('online', turnIfAway, { signal: mounted.signal })
    return () => {
      schedule = () => {}
      clearTimeout(timer)
      mounted.abort()
    }
  })
  return () => schedule()
}

const isAway = ({ state, keptAt }: List<unknown>) => state === 'failed' || keptAt !== undefined
