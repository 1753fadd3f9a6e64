// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { feedNoticeState, stopFeedNotice, turnFeedNoticeOn, updateFeedNotice } from './feed-notice'

const notice = (day: string) => ({ day, title: `Ends after ${day}`, body: 'Order 4 bags', url: '/shop' })

let permission: NotificationPermission
let subscription: object | undefined
let sent: unknown[]
let texts: Map<string, string>

beforeEach(() => {
  localStorage.clear()
  permission = 'default'
  subscription = undefined
  sent = []
  texts = new Map()
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: async () => {
      subscription = { toJSON: () => ({ endpoint: 'e', keys: {} }), unsubscribe: async () => (subscription = undefined) }
      return subscription
    },
  }
  const registration = { scope: 'https://x/ponds/feed-notice/', active: {}, pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => permission,
  })
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { register: async () => registration, getRegistration: async () => registration },
  })
  const cache = {
    put: async (path: string, text: Response) => texts.set(path, await text.text()),
    delete: async (path: string) => texts.delete(path),
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => texts.clear() })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const json = body ? JSON.parse(String(body)) : undefined
    sent.push([method, path, ...(json ? [json.day] : [])])
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ publicKey: 'B', id: 'phone', day: json?.day })
  })
})

test('asks the server only after a press and the permission, and keeps the text on the device', async () => {
  await updateFeedNotice(notice('2026-12-07'))
  await turnFeedNoticeOn(notice('2026-12-07'))
  expect([feedNoticeState(), sent, texts.size]).toEqual(['off', [], 0])
  permission = 'granted'
  await turnFeedNoticeOn(notice('2026-12-07'))
  expect(sent).toEqual([
    ['GET', '/api/feed-notices'],
    ['POST', '/api/feed-notices', '2026-12-07'],
  ])
  expect([...texts.values()]).toEqual(['{"title":"Ends after 2026-12-07","body":"Order 4 bags","url":"/shop"}'])
  expect(feedNoticeState()).toBe('on')
})

test('sends another day after a purchase, nothing if the day is the same, and ends a notice without a day', async () => {
  permission = 'granted'
  await turnFeedNoticeOn(notice('2026-12-07'))
  sent = []
  await updateFeedNotice(notice('2026-12-07'))
  expect(sent).toEqual([])
  await updateFeedNotice(notice('2027-01-20'))
  await updateFeedNotice(undefined)
  await updateFeedNotice(undefined)
  expect(sent).toEqual([
    ['POST', '/api/feed-notices', '2027-01-20'],
    ['DELETE', '/api/feed-notices/phone'],
  ])
  expect([feedNoticeState(), texts.size]).toEqual(['on', 0])
})

test('one press stops it, also without a signal', async () => {
  permission = 'granted'
  await turnFeedNoticeOn(notice('2026-12-07'))
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no signal.')))
  await stopFeedNotice()
  expect([feedNoticeState(), subscription, texts.size, localStorage.length]).toEqual(['off', undefined, 0, 0])
})

test('a browser that cannot end it leaves that to the server; if both fail, it stays on', async () => {
  permission = 'granted'
  await turnFeedNoticeOn(notice('2026-12-07'))
  const unsubscribe = async () => Promise.reject(new DOMException('It cannot.', 'AbortError'))
  subscription = { toJSON: () => ({ endpoint: 'e', keys: {} }), unsubscribe }
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('There is no signal.')))
  await expect(stopFeedNotice()).rejects.toThrow()
  expect(feedNoticeState()).toBe('on')
  vi.stubGlobal('fetch', answer)
  sent = []
  await stopFeedNotice()
  expect([feedNoticeState(), sent, localStorage.length]).toEqual(['off', [['DELETE', '/api/feed-notices/phone']], 0])
})

test('a denied permission and a browser without push messages have their own states', () => {
  permission = 'denied'
  expect(feedNoticeState()).toBe('denied')
  vi.stubGlobal('navigator', {})
  expect(feedNoticeState()).toBe('unsupported')
})
