import { atom, onMount } from 'nanostores'
import { type Analytics, analyticsQuery } from '~/domain/analytics/schema'
import { call } from './client'
import { pollInterval } from './connection'

const POLL_EVERY = 10_000

/** The figures; those of the period before stay while others are loading. `sentence` is why a period was refused. */
export const $analytics = atom<{ state: 'loading' | 'ready' | 'failed'; value?: Analytics; sentence?: string }>({
  state: 'loading',
})

let period: string | undefined
let knownEtag: string | null = null

export function askAnalytics({ from, to }: { from: string; to: string }) {
  const query = new URLSearchParams({ from, to }).toString()
  if (query === period) return
  const { error } = analyticsQuery.safeParse({ from, to })
  const { value } = $analytics.get()
  period = error ? undefined : query
  knownEtag = null
  const sentence = error?.issues[0]?.message
  $analytics.set({ state: error ? 'failed' : 'loading', ...(value && { value }), ...(sentence && { sentence }) })
  void refreshAnalytics()
}

/** Asks the server now. Never throws: a failure shows in the state. */
export async function refreshAnalytics(): Promise<void> {
  const asked = period
  if (asked === undefined) return
  try {
    const { etag, body, isUnchanged } = await call('GET', `/api/analytics?${asked}`, { needsSignIn: true, knownEtag })
    if (asked !== period) return
    knownEtag = etag
    const { value } = $analytics.get()
    const now = isUnchanged ? value : (body as Analytics)
    if (!isUnchanged || $analytics.get().state !== 'ready') $analytics.set({ state: 'ready', ...(now && { value: now }) })
  } catch (error) {
    if (asked !== period) return
    console.warn('Failed to fetch /api/analytics:', error)
    $analytics.set({ ...$analytics.get(), state: 'failed' })
  }
}

onMount($analytics, () => {
  if (import.meta.env.SSR) return
  const timer = setInterval(() => document.hidden || void refreshAnalytics(), pollInterval(POLL_EVERY))
  return () => clearInterval(timer)
})
