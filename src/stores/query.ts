import { atom, onMount, type ReadableAtom } from 'nanostores'
import { AnswerError, call } from './client'
import { pollInterval } from './connection'

/** Milliseconds between looks for the signal, while an answer comes from this device's cache. */
const CHECK_EVERY = 5000

/** What the server has answered. */
export interface Known<Value> {
  /** What was asked for last; '' for nothing. */
  path: string
  /** A failure keeps the value. */
  state: 'loading' | 'ready' | 'failed'
  value: Value | undefined
  /** When the server gave the answer (an HTTP date), if it comes from this device's cache. */
  keptAt?: string | null
}

interface Options<Value> {
  /** Milliseconds between polls while something listens; 0 asks once. */
  pollEvery?: number
  pollsInBackground?: boolean
  needsSignIn?: boolean
  /** Whether the service worker keeps the answers, each of which is then asked for whole. */
  isKept?: boolean
  /** Whether the value of the path before stays while another one is loading. */
  keepsOther?: boolean
  /** Whether a 404 is no failure: then it is ready without a value. */
  mayBeMissing?: boolean
  emptiesOnFailure?: boolean
  /** Makes the value of a body; `before` is the value of the same path. Throws for a body of another shape. */
  read?: (body: unknown, before: Value | undefined) => Value
}

export interface Query<Value> {
  $known: ReadableAtom<Known<Value>>
  /** Asks for another path; '' for none. */
  ask(path: string): void
  /** Asks the server now. Never throws: a failure shows in the state. */
  refresh(): Promise<void>
  /** Asks once, however often it is called in this turn; not while nothing listens. */
  refreshSoon(): void
  /** Changes the value by what the server has answered to another call. */
  update(change: (value: Value) => Value): void
}

/** A store of what GET `first` answers, or another path. It is fetched, and polled, while something listens. */
export function queryStore<Value>(first: string, options: Options<Value> = {}): Query<Value> {
  const { pollEvery = 0, needsSignIn = true, read = (body: unknown) => body as Value } = options
  const $known = atom<Known<Value>>({ path: first, state: 'loading', value: undefined })
  let isMounted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  let answered = ''
  let knownEtag: string | null | undefined

  function runAfter(milliseconds: number, run: () => unknown) {
    clearTimeout(timer)
    if (isMounted) timer = setTimeout(run, milliseconds)
  }

  const refreshSoon = () => runAfter(0, refresh)

  function planNext() {
    const wait = $known.value.keptAt ? CHECK_EVERY : pollEvery
    if (wait > 0) runAfter(pollInterval(wait), poll)
  }

  const poll = () => (document.hidden && !options.pollsInBackground ? planNext() : void refresh())

  async function refresh() {
    clearTimeout(timer)
    const { path } = $known.value
    if (path === '') return
    const mine = ++turn
    try {
      const answer = await call('GET', path, { needsSignIn, ...(!options.isKept && { knownEtag }) })
      if (mine !== turn) return
      show(path, answer)
    } catch (error) {
      if (mine !== turn) return
      fail(path, error)
    }
    planNext()
  }

  function show(path: string, { etag, keptAt, body, isUnchanged }: Awaited<ReturnType<typeof call>>) {
    const { state, value, keptAt: keptBefore } = $known.value
    const isSame = isUnchanged || (etag !== null && etag === knownEtag)
    const now = isSame ? value : read(body, path === answered ? value : undefined)
    if (!isSame || state !== 'ready' || keptAt !== keptBefore) $known.set({ path, state: 'ready', value: now, keptAt })
    answered = path
    if (!isUnchanged) knownEtag = etag
  }

  function fail(path: string, error: unknown) {
    const isMissing = options.mayBeMissing && error instanceof AnswerError && error.status === 404
    if (!isMissing) console.warn(`Failed to fetch ${path}:`, error)
    let { value } = $known.value
    if (isMissing || options.emptiesOnFailure) knownEtag = value = undefined
    $known.set({ path, state: isMissing ? 'ready' : 'failed', value })
  }

  function ask(path: string) {
    if (path === $known.value.path) return
    // An answer that is under way would be one to the path before.
    turn++
    knownEtag = undefined
    $known.set({ path, state: 'loading', value: options.keepsOther ? $known.value.value : undefined })
    refreshSoon()
  }

  function update(change: (value: Value) => Value) {
    const { value } = $known.value
    knownEtag = undefined
    if (value) $known.set({ ...$known.value, value: change(value) })
  }

  onMount($known, () => {
    // A server render also mounts the store, and never unmounts it.
    if (import.meta.env.SSR) return
    const mounted = new AbortController()
    isMounted = true
    // By then the screen has said what it shows.
    refreshSoon()
    const lookAgain = () => ($known.value.state === 'failed' || $known.value.keptAt) && poll()
    addEventListener('online', lookAgain, { signal: mounted.signal })
    return () => {
      isMounted = false
      clearTimeout(timer)
      mounted.abort()
    }
  })

  return { $known, ask, refresh, refreshSoon, update }
}

/** A store of the public list at `path`. */
export function listStore<Row extends { id: number }>(path: string) {
  const list = queryStore<readonly Row[]>(path, {
    needsSignIn: false,
    isKept: true,
    read(body) {
      if (Array.isArray(body)) return body
      throw new TypeError(`${path} did not answer with a list`)
    },
  })
  return { ...list, replace: (row: Row) => list.update((rows) => withRow(rows, row)) }
}

export const withRow = <Row extends { id: number }>(rows: readonly Row[], row: Row): Row[] =>
  rows.map((each) => (each.id === row.id ? row : each))
