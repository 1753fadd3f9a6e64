import { type Options, queryStore } from './query'

/** A store of what is asked for, at first of nothing. `keepsOther`: the value of the path before stays while one is loading. */
export function askedStore<Value>({ keepsOther = false, ...options }: Options<Value> & { keepsOther?: boolean } = {}) {
  const { $known, refresh, refreshSoon } = queryStore<Value>('', options)
  /** Asks for this path; '' for none. */
  function ask(path: string) {
    const { path: before, value } = $known.value
    if (path === before) return
    $known.set({ path, state: 'loading', ...(keepsOther && { value }) })
    refreshSoon()
  }
  return { $known, ask, refresh, refreshSoon }
}
