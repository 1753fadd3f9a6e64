import { atom, onMount, type ReadableAtom } from 'nanostores'
import { call } from './client'
import { pollInterval } from './connection'

export interface Known<Value> {
  state: 'loading' | 'ready' | 'failed'
  value: Value | undefined
}

interface Options {
  /** Milliseconds between polls while something listens; 0 asks once. */
  pollEvery?: number
  needsSignIn?: boolean
  emptiesOnFailure?: boolean
}

interface ValueStore<Value> {
  $value: ReadableAtom<Known<Value>>
  /** Asks the server now. Never throws: a failure shows in the state. */
  refresh(): Promise<void>
}

/** A store of what GET `path` answers. It is fetched, and polled, while something listens. */
export function valueStore<Value>(path: string, options: Options = {}): ValueStore<Value> {
  const { pollEvery = 0, needsSignIn = true, emptiesOnFailure = false } = options
  const $value = atom<Known<Value>>({ state: 'loading', value: undefined })
  let knownEtag: string | null = null

  async function refresh() {
    try {
      const { etag, body, isUnchanged } = await call('GET', path, { needsSignIn, knownEtag })
      const { state, value } = $value.get()
      if (!isUnchanged || state !== 'ready') $value.set({ state: 'ready', value: isUnchanged ? value : (body as Value) })
      knownEtag = etag
    } catch (error) {
      console.warn(`Failed to fetch ${path}:`, error)
      if (emptiesOnFailure) knownEtag = null
      $value.set({ state: 'failed', value: emptiesOnFailure ? undefined : $value.get().value })
    }
  }

  onMount($value, () => {
    // A server render also mounts the store, and never unmounts it.
    if (import.meta.env.SSR) return
    const turn = () => void (document.hidden || refresh())
    void refresh()
    if (pollEvery === 0) return
    const timer = setInterval(turn, pollInterval(pollEvery))
    addEventListener('online', turn)
    return () => {
      clearInterval(timer)
      removeEventListener('online', turn)
    }
  })

  return { $value, refresh }
}
