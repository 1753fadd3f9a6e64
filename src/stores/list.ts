import { atom, onMount, type ReadableAtom } from 'nanostores'
import { applyChanges } from '~/rules/list-changes'
import type { ListChanges } from '~/schemas/list-changes'
import { call } from './client'
import { isSaving } from './connection'

/** How many times longer a browser that saves data waits between polls. */
const SAVING = 6

/** A list of the server as the browser knows it: 'failed' keeps the rows it had, 'loading' may show the first ones. */
export interface List<Row> {
  state: 'loading' | 'ready' | 'failed'
  rows: readonly Row[]
  /** When the rows were given (an HTTP date), where there is no signal and the device answered. */
  keptAt?: string
}

interface Options {
  /** Milliseconds between polls while something listens; 0 asks once. */
  pollEvery?: number
  pollsWhileHidden?: boolean
  needsSignIn?: boolean
  /** Whether the server also tells what has changed since an ETag, for a list of newest first. */
  tellsChanges?: boolean
  /** How many rows to ask for and show while the whole list is still coming; 0 waits for it. */
  showsFirst?: number
  /** Whether a failure shows no rows, as the bell and the login panel do, in place of those of before. */
  emptiesOnFailure?: boolean
}

export interface ListStore<Row> {
  $list: ReadableAtom<List<Row>>
  /** Asks the server now. Never throws: a failure shows in the state. */
  refresh(): Promise<void>
  /** Puts a changed row in place of the one with its id, until the next refresh. */
  replace(row: Row): void
}

/** A store of the list at `path`, asked for when something first listens and polled for as long as something does. */
export function listStore<Row extends { id: number }>(path: string, options: Options = {}): ListStore<Row> {
  const { pollEvery = 0, pollsWhileHidden = false, needsSignIn = false, tellsChanges = false, showsFirst = 0 } = options
  const $list = atom<List<Row>>({ state: 'loading', rows: [] })
  let shown: string | null = null

  async function refresh() {
    try {
      const known = tellsChanges ? shown : null
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

  async function showFirst() {
    try {
      const { body } = await call('GET', `${path}?first=${showsFirst}`, { needsSignIn })
      if ($list.get().state === 'loading' && Array.isArray(body)) $list.set({ state: 'loading', rows: body })
    } catch {
      // The whole list, asked for at the same time, says what is wrong.
    }
  }

  function replace(row: Row) {
    const { state, rows } = $list.get()
    if (!tellsChanges) shown = null
    $list.set({ state, rows: rows.map((each) => (each.id === row.id ? row : each)) })
  }

  onMount($list, () => {
    // A server render mounts the store too, and never lets go of it.
    if (import.meta.env.SSR) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMounted = true
    const turn = async () => {
      if (pollsWhileHidden || !document.hidden) await refresh()
      if (pollEvery > 0 && isMounted) timer = setTimeout(turn, isSaving() ? pollEvery * SAVING : pollEvery)
    }
    if (showsFirst > 0 && $list.get().state === 'loading') void showFirst()
    void turn()
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  })

  return { $list, refresh, replace }
}

const sincePath = (path: string, etag: string | null) =>
  etag === null ? path : `${path}?since=${encodeURIComponent(etag.replace(/^W\/|"/g, ''))}`

/** The rows after an answer: the whole list, or what changed in the one there was. */
function rowsAfter<Row extends { id: number }>(path: string, rows: readonly Row[], body: unknown): readonly Row[] {
  if (Array.isArray(body)) return body
  const { changed, removed } = (body ?? {}) as Partial<ListChanges<Row>>
  if (Array.isArray(changed) && Array.isArray(removed)) return applyChanges(rows, { changed, removed })
  throw new TypeError(`${path} did not answer with a list`)
}
