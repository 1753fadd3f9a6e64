// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { DAY } from '~/domain/day'
import { limitedStorage } from '../../../tests/fixtures/browser/limited-storage'
import { deviceOrders } from '../orders/device-orders'
import { $outbox, deleteWaiting, isPaused, keepWaiting, readOutbox, reopenOrder, sendWaiting } from './outbox'
import { changeForms, keptForms } from './outbox-storage'

await loadMessages('en')
const words = messagesOf('en')
const NOW = Date.parse('2026-11-21T08:50:00Z')
const product = { id: 1, name: 'Early Stage Trout Feed', sku: 'LTF-EARLY-25', weight: '25kg', price: '2500.00' }
const form = { name: 'Nazir', email: 'n@example.com', phone: '1', address: 'Kokernag', quantity: 2, message: '' }
const contact = { name: 'Nazir', email: 'n@example.com', phone: '', subject: 'Tral', message: 'Which day?' }

let asked: string[] = []

function respondWith(status: number, headers: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const body = { type: 'about:blank', title: 'Refused', status, detail: 'Please wait.' }
    return new Response(JSON.stringify(body), { status, headers })
  })
}

beforeEach(async () => {
  asked = []
  const kept = await keptForms()
  await changeForms(async (rows) => {
    for (const { id } of kept) await rows.delete(id)
  })
  localStorage.clear()
  // fake-indexeddb uses timers.
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const keepOrder = () =>
  keepWaiting({ kind: 'order', form, product, keys: ['key-of-order', 'key-of-contact', 'key-of-notification'] })
const keepContact = () => keepWaiting({ kind: 'contact', form: contact, key: 'key-of-contact' })

test.each([
  [429, { 'Retry-After': '600' }, 600_000],
  [429, { 'Retry-After': new Date(NOW + 90_000).toUTCString() }, 90_000],
  [408, { 'Retry-After': '30' }, 30_000],
  [425, { 'Retry-After': '30' }, 30_000],
  [500, { 'Retry-After': '30' }, 30_000],
  [503, { 'Retry-After': '5' }, 5000],
  [429, { 'Retry-After': '99999999' }, 3_600_000],
  [429, { 'Retry-After': 'soon' }, 60_000],
  [429, {}, 60_000],
  [500, {}, 60_000],
])('sends an order again after a %i with %j', async (status, headers, wait) => {
  respondWith(status, headers)
  await keepOrder()
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'waiting' }])
  const before = asked.length
  vi.setSystemTime(NOW + wait - 1)
  await sendWaiting(words)
  if (wait > 0) expect([asked.length, $outbox.get().some((each) => isPaused(each))]).toEqual([before, true])
  respondWith(201)
  vi.setSystemTime(NOW + wait)
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'sent' }])
})

test.each([429, 503])('waits for the Retry-After of a contact answered %i', async (status) => {
  respondWith(status, { 'Retry-After': '60' })
  await keepContact()
  await sendWaiting(words)
  await sendWaiting(words)
  expect([asked.length, $outbox.get()[0]?.state]).toEqual([1, 'waiting'])
  vi.setSystemTime(NOW + 60_000)
  await sendWaiting(words)
  expect(asked).toHaveLength(2)
})

test.each([
  ['the server has failed', true, () => respondWith(500)],
  ['there is no signal', false, () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))],
])('stores for a waiting contact whether %s', async (_why, isAnswered, fail) => {
  fail()
  await keepContact()
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'waiting', isAnswered }])
})

test.each([409, 422])('stops retrying an order answered %i', async (status) => {
  respondWith(status)
  await keepOrder()
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'refused', sentence: 'Please wait.' }])
})

test('waits at most an hour after the clock was set back', async () => {
  respondWith(429, { 'Retry-After': '60' })
  await keepOrder()
  await sendWaiting(words)
  vi.setSystemTime(NOW - 400 * DAY)
  await sendWaiting(words)
  expect(asked).toHaveLength(2)
})

const ENGLISH_ORDER = { kind: 'order', form, product, keys: ['old-order', 'old-contact', 'old-notification'] }

test('migrates and sends forms of an older version', async () => {
  localStorage.setItem('outbox', JSON.stringify([{ ...ENGLISH_ORDER, id: 'old', state: 'waiting' }]))
  await readOutbox()
  expect($outbox.get()).toMatchObject([{ id: 'old', state: 'waiting', isUnsent: false }])
  respondWith(201)
  await sendWaiting(words)
  expect([asked.length, $outbox.get()]).toMatchObject([3, [{ id: 'old', state: 'sent' }]])
})

test('stores the same form once', async () => {
  await Promise.all([keepOrder(), keepOrder()])
  expect(await keptForms()).toHaveLength(1)
})

function fillTheDevice() {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
}

test('throws on a full device, and stores nothing', async () => {
  fillTheDevice()
  await expect(keepOrder()).rejects.toThrow('No room')
  vi.restoreAllMocks()
  expect([await keptForms(), localStorage.length]).toEqual([[], 0])
})

test('sends waiting forms of a device that became full, and reports it', async () => {
  await keepOrder()
  fillTheDevice()
  respondWith(201)
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'sent' }])
  await sendWaiting(words)
  expect(asked).toHaveLength(3)
  await readOutbox(NOW + 60_000)
  expect([$outbox.get(), await keptForms()]).toEqual([[], []])
})

test('keeps a sent order until My Orders can store its link', async () => {
  await keepOrder()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: 8, createdAt: new Date(NOW).toISOString(), link: '/order/late' }, { status: 201 }),
  )
  let isFull = true
  vi.stubGlobal(
    'localStorage',
    limitedStorage(localStorage, () => isFull),
  )
  await sendWaiting(words)
  await readOutbox(NOW + 60_000)
  expect($outbox.get()).toMatchObject([{ state: 'sent', link: '/order/late' }])
  isFull = false
  await readOutbox(NOW + 60_000)
  expect([$outbox.get(), deviceOrders()]).toMatchObject([[], [{ id: 8, link: '/order/late' }]])
})

test('a placed order shows its link at once, cannot be deleted, and is sent when its other calls succeed', async () => {
  await keepOrder()
  const answer = { id: 7, createdAt: '2026-11-21T08:50:00Z', link: '/order/token' }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/orders') throw new TypeError('no network')
    return Response.json(answer, { status: 201 })
  })
  await sendWaiting(words)
  const [placed] = $outbox.get()
  expect(placed).toMatchObject({ state: 'waiting', link: '/order/token' })
  expect(placed && (await deleteWaiting(placed))).toBe(false)
  expect(deviceOrders()).toMatchObject([{ id: 7, link: '/order/token' }])
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 201 }))
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'sent', link: '/order/token' }])
})

test('a refused order returns to its form, or stays if the draft cannot be stored', async () => {
  respondWith(422)
  await keepOrder()
  await sendWaiting(words)
  const [refused] = $outbox.get()
  if (refused?.kind !== 'order') throw new Error('It is not refused.')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isFull = true
  vi.stubGlobal(
    'sessionStorage',
    limitedStorage(sessionStorage, () => isFull),
  )
  expect([await reopenOrder(refused), $outbox.get().length]).toEqual([false, 1])
  isFull = false
  expect([await reopenOrder(refused), $outbox.get().length]).toEqual([true, 0])
  expect(sessionStorage.getItem('draft_order')).toContain('Kokernag')
})

test('a sent complaint shows its number and link until it was seen, at most a day', async () => {
  const told = { number: 'C-26/00001', link: '/complaint/t-1' }
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, ...told }, { status: 201 }))
  await keepWaiting({ kind: 'contact', form: { ...contact, subject: 'Complaint', order: '409' }, key: 'key-of-contact' })
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'sent', ...told }])
  vi.setSystemTime(NOW + DAY - 1)
  await readOutbox()
  expect($outbox.get()).toMatchObject([told])
  vi.setSystemTime(NOW + DAY)
  await readOutbox()
  expect([$outbox.get(), await keptForms()]).toEqual([[], []])
})

test('a sent complaint can be dismissed; the shop keeps it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, number: 'C-26/00001', link: '/complaint/t-1' }, { status: 201 }))
  await keepContact()
  await sendWaiting(words)
  const [sent] = $outbox.get()
  expect(sent && (await deleteWaiting(sent))).toBe(true)
  expect(await keptForms()).toEqual([])
})
