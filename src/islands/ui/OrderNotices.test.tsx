// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PushDevice } from '~/domain/notifications/push-schema'
import { refreshPushDevices } from '~/stores/push-devices'
import OrderNotices from './OrderNotices'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a'
/** Its SHA-256, as the server's id. */
const OWN = 'FozS1Z13IIOWAkIZptn6JSoPYR3ZhJOmkS9aUBTRBew'
const device = (changes: Partial<PushDevice> = {}): PushDevice => ({
  ...{ id: OWN, name: 'Chrome on Android', createdAt: '2026-11-26T06:00:00Z', failingSince: null },
  ...changes,
})

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const said = () => place.textContent ?? ''
const press = (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

let devices: PushDevice[]
let isNotified: boolean
let sent: string[]
let asked: number
let subscription: object | null

/** A browser with push support and the given permission answer. */
function allow(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const made = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT }), unsubscribe: async () => true }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made
      return made
    },
  }
  const registration = { scope: 'http://localhost/admin/order-notices/', pushManager, active: {} }
  const requestPermission = async () => {
    asked++
    return answer
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission })
  vi.stubGlobal('navigator', {
    ...{ onLine: true, serviceWorker: { getRegistration: async () => registration, register: async () => registration } },
  })
}

async function show(isBrief = false) {
  flushSync(() => root.render(<OrderNotices isBrief={isBrief} />))
  await refreshPushDevices()
}

beforeEach(() => {
  localStorage.clear()
  ;[devices, isNotified, sent, asked, subscription] = [[], true, [], 0, null]
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path}`)
    if (method === 'POST') devices = [device()]
    if (method === 'DELETE') devices = []
    return new Response(JSON.stringify({ publicKey: 'B', devices, isNotified }))
  })
  return () => {
    flushSync(() => root.render(null))
    vi.unstubAllGlobals()
  }
})

test('asks for permission only after a press, shows that this device is on, and can turn it off', async () => {
  allow('default')
  await show()
  await vi.waitFor(() => expect(said()).toContain('This device can ring for each new order'))
  expect([asked, sent]).toEqual([0, []])
  press('Tell This Device of Orders')
  await vi.waitFor(() => expect(said()).toContain('This device rings for each new order'))
  expect([asked, sent]).toEqual([1, ['POST /api/push-subscriptions']])
  expect(said()).toContain('Chrome on Android, since 26\u00a0Nov\u00a02026 (this device)')
  // An earlier press may still be pending.
  await vi.waitFor(() => {
    press('Stop')
    expect(said()).toContain('This device can ring for each new order')
  })
  expect(sent.at(-1)).toBe(`DELETE /api/push-subscriptions/${OWN}`)
})

test('a device that was given up can be turned on again and keeps its entry', async () => {
  allow('granted')
  subscription = { endpoint: ENDPOINT, unsubscribe: async () => true }
  devices = [device({ failingSince: '2026-11-19T06:00:00Z' })]
  await show()
  await vi.waitFor(() => expect(said()).toContain('not reached since 19\u00a0Nov\u00a02026'))
  press('Tell This Device of Orders')
  await vi.waitFor(() => expect(sent).toEqual(['POST /api/push-subscriptions', `DELETE /api/push-subscriptions/${OWN}`]))
})

test('sends nothing if permission is denied', async () => {
  allow('default', 'denied')
  await show()
  await vi.waitFor(() => expect(said()).toContain('can ring'))
  press('Tell This Device of Orders')
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(sent).toEqual([])
})

test.each([
  ['blocks notices', () => allow('denied'), /^Notices of OrdersThis browser blocks/],
  ['knows no push', () => vi.stubGlobal('navigator', { onLine: true }), /^Notices of OrdersThis browser cannot be told/],
  [
    'has to be an app',
    () => vi.stubGlobal('navigator', { onLine: true, standalone: false }),
    /^Notices of OrdersOn an iPhone or iPad, first add this page/,
  ],
])('shows a message without a button if a browser %s', async (_case, prepare, words) => {
  prepare()
  await show()
  await vi.waitFor(() => expect(said()).toMatch(words))
  expect(place.querySelectorAll('button')).toHaveLength(0)
})

test('the dashboard offers it once', async () => {
  allow('default')
  await show(true)
  await vi.waitFor(() => expect(said()).toContain('This device can ring'))
  press('Not Now')
  await vi.waitFor(() => expect(said()).toBe(''))
  await show(true)
  expect(said()).toBe('')
})

test('the dashboard warns if nothing notifies of orders, and about unreachable or lost devices', async () => {
  allow('default')
  isNotified = false
  devices = [device({ id: 'other', failingSince: '2026-11-19T06:00:00Z' })]
  localStorage.setItem('order_notices', 'on')
  await show(true)
  await vi.waitFor(() => expect(said()).toContain('Nothing tells you of a new order while this page is closed. Set it up'))
  expect(said()).toContain('Chrome on Android was not reached since 19\u00a0Nov\u00a02026, and is not tried any more.')
  expect(said()).toContain('This device does not hear of orders any more.')
  expect([...place.querySelectorAll('a')].map(({ pathname, search }) => pathname + search)).toEqual([
    '/admin-settings?tab=notices',
    '/admin-settings?tab=notices',
  ])
})
