import { type Options, queryStore } from './query'

/** A query store whose path is set later. `keepsOther`: the previous path's value stays while the next one loads. */
export function askedStore<Value>({ keepsOther = false, ...options }: Options<Value> & { keepsOther?: boolean } = {}) {
  const { $known, refresh, refreshSoon } = queryStore<Value>('', options)
  /** Sets the path to fetch; '' for none. */
  function ask(path: string) {
    const { path: before, value } = $known.value
    if (path === before) return
    $known.set({ path, state: 'loading', ...(keepsOther && { value }) })
    refreshSoon()
  }
  return { $known, ask, refresh, refreshSoon }
}
