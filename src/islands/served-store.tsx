import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'

const IsHydrated = createContext(true)

/** Its parts first render what the server rendered: where they differ, hydration leaves attributes as they were served. */
export function Hydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  const [first] = useState(children)
  useLayoutEffect(() => setIsHydrated(true), [])
  return <IsHydrated value={isHydrated}>{first}</IsHydrated>
}

/** A store's value; its first one while the island hydrates, as the server had no other. */
export function useServedStore<Value>(store: ReadableAtom<Value>): Value {
  const value = useStore(store)
  return useContext(IsHydrated) ? value : (store.init as Value)
}
