import { onMount, type Store } from 'nanostores'

/** Calls `poll` while something listens to the store: at once, then after the milliseconds that it asks for. */
export function pollWhileMounted($store: Store, poll: () => Promise<void>) {
  let isMounted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = () => clearTimeout(timer)

  function pollAfter(milliseconds: number) {
    cancel()
    if (isMounted) timer = setTimeout(poll, milliseconds)
  }

  onMount($store, () => {
    // A server render also mounts the store, and never unmounts it.
    if (import.meta.env.SSR) return
    isMounted = true
    // By then the screen has said what it shows.
    pollAfter(0)
    return () => {
      isMounted = false
      cancel()
    }
  })

  return { pollAfter, cancel }
}
