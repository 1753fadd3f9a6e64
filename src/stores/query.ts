import { atom, onMount } from 'nanostores'
import { AnswerError, call } from './client'
import { pollInterval } from './connection'

/** Milliseconds between retries while the answer comes from this device's cache. */
const CHECK_EVERY = 5000

/** The state of a query. */
export interface Known<Value> {
  /** The path to fetch; '' for none. */
  path: string
  /** A failure keeps the value. */
  state: 'loading' | 'ready' | 'failed'
  value?: Value | undefined
  /** The ETag of the value; null to fetch it completely. */
  etag?: string | null | undefined
  /** When the server sent the answer (an HTTP date), if it comes from this device's cache. */
  keptAt?: string | null
  /** The error of the last fetch. */
  fault?: unknown
}

/** What this device keeps in place of an answer, and since when (an HTTP date). */
export interface KeptAnswer {
  body: unknown
  keptAt: string
}

export interface Options<Value> {
  /** Milliseconds between polls while something listens; 0 fetches once. */
  pollEvery?: number
  pollsInBackground?: boolean
  needsSignIn?: boolean
  /** Whether the service worker caches the answers; then each is fetched completely. */
  isKept?: boolean
  emptiesOnFailure?: boolean
  /** Stands in for a server that is not reached. */
  keptFor?: (path: string) => Promise<KeptAnswer | undefined>
  /** Converts a body to the value. Throws for a body of another shape. */
  read?: (body: unknown, before: Value | undefined) => Value
}

/** A store of the answer to GET `first`. It fetches and polls while something listens. */
export function queryStore<Value>(first: string, options: Options<Value> = {}) {
  const { pollEvery = 0, needsSignIn = true, read = (body: unknown) => body as Value } = options
  const $known = atom<Known<Value>>({ path: first, state: 'loading' })
  let isMounted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function refreshAfter(wait: number) {
    clearTimeout(timer)
    const isIdle = () => wait > 0 && document.hidden && !options.pollsInBackground
    if (isMounted) timer = setTimeout(() => (isIdle() ? refreshAfter(wait) : refresh()), wait)
  }

  /** Fetches once for several calls in one turn; not without listeners. */
  const refreshSoon = () => refreshAfter(0)

  /** Fetches now. Never throws; a failure is in the state. */
  async function refresh() {
    clearTimeout(timer)
    const { path, etag: knownEtag } = $known.value
    if (path === '') return
    try {
      const answer = await call('GET', path, { needsSignIn, ...(!options.isKept && { knownEtag }) })
      const known = $known.value
      // The path has changed meanwhile.
      if (path !== known.path) return
      const { etag, keptAt, body, isUnchanged } = answer
      const isSame = isUnchanged || (etag !== null && etag === known.etag)
      if (!isSame) $known.set({ path, state: 'ready', value: read(body, known.value), etag, keptAt })
      else if (known.state !== 'ready' || keptAt !== known.keptAt) $known.set({ ...known, state: 'ready', keptAt })
    } catch (fault) {
      const { path: now, value, etag } = $known.value
      if (path !== now) return
      console.warn(`Failed to fetch ${path}:`, fault)
      const kept = fault instanceof AnswerError ? undefined : await options.keptFor?.(path).catch(() => undefined)
      if (path !== $known.value.path) return
      if (kept) $known.set({ path, state: 'ready', value: read(kept.body, value), etag: null, keptAt: kept.keptAt })
      else $known.set({ path, state: 'failed', fault, ...(!options.emptiesOnFailure && { value, etag }) })
    }
    const wait = $known.value.keptAt ? CHECK_EVERY : pollEvery
    if (wait > 0) refreshAfter(pollInterval(wait))
  }

  onMount($known, () => {
    // A server render also mounts the store, but never unmounts it.
    if (import.meta.env.SSR) return
    const mounted = new AbortController()
    isMounted = true
    // By then the screen has set its path.
    refreshSoon()
    const lookAgain = () => ($known.value.state === 'failed' || $known.value.keptAt) && refreshSoon()
    addEventListener('online', lookAgain, { signal: mounted.signal })
    return () => {
      isMounted = false
      clearTimeout(timer)
      mounted.abort()
    }
  })

  return { $known, refresh, refreshSoon }
}
