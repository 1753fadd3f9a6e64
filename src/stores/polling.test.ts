import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $dashboard } from './analytics/dashboard'
import { $products } from './catalog/products'
import { $showcaseImages } from './catalog/showcase-images'
import { $recentContacts, contactPage } from './contacts'
import { $notifications, $unreadByOperator } from './notifications'
import { orderPage } from './orders/orders'

const HALF_A_MINUTE = 30_000

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers()
  // A store fetches only in a browser.
  vi.stubEnv('SSR', false)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response('[]', { headers: { ETag: 'W/"a-1"' } })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test.each([
  ['orders every 3000 ms', orderPage.$known, 10, 10],
  ['contacts on the login every 10 s', $recentContacts, 3, 0],
  ['notifications every 5 s', $notifications, 6, 0],
  ['unread alerts on the login every 5 s', $unreadByOperator, 6, 0],
  ['the dashboard every 10 s', $dashboard, 3, 0],
  ['contacts of the operator never by themselves', contactPage.$known, 0, 0],
  ['products never by themselves', $products, 0, 0],
  ['showcase images never by themselves', $showcaseImages, 0, 0],
] as const)('polls %s, and in the background only the orders', async (_what, $list, seen, hidden) => {
  orderPage.askPage('page=1')
  contactPage.askPage('page=1')
  const page = { hidden: false }
  vi.stubGlobal('document', page)
  const stop = $list.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  const polls = async () => {
    asked.length = 0
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE)
    return asked.length
  }
  expect(await polls()).toBe(seen)
  page.hidden = true
  expect(await polls()).toBe(hidden)
  stop()
})
