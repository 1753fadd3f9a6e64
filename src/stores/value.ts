import { atom, onMount, type ReadableAtom } from 'nanostores'
import { call } from './client'

export interface Known<Value> {
  state: 'loading' | 'ready' | 'failed'
  value: Value | undefined
}

export interface ValueStore<Value> {
  $value: ReadableAtom<Known<Value>>
  /** Asks the server now. Never throws: a failure shows in the state. */
  refresh(): Promise<void>
}

/** A store of what GET `path` answers the operator. It is fetched when something first listens. */
export function valueStore<Value>(path: string): ValueStore<Value> {
  const $value = atom<Known<Value>>({ state: 'loading', value: undefined })

  async function refresh() {
    try {
      const { body } = await call('GET', path, { needsSignIn: true })
      $value.set({ state: 'ready', value: body as Value })
    } catch (error) {
      console.warn(`Failed to fetch ${path}:`, error)
      $value.set({ state: 'failed', value: $value.get().value })
    }
  }

  onMount($value, () => {
    if (!import.meta.env.SSR) void refresh()
  })

  return { $value, refresh }
}
