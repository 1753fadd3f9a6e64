// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { DAY } from '~/domain/day'
import { $outbox, isPaused, keepWaiting, sendWaiting } from './outbox'

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

beforeEach(() => {
  asked = []
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
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
  keepOrder()
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
  keepContact()
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
])('knows of a waiting contact whether %s', async (_why, isAnswered, fail) => {
  fail()
  keepContact()
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'waiting', isAnswered }])
})

test.each([409, 422])('gives up an order answered %i', async (status) => {
  respondWith(status)
  keepOrder()
  await sendWaiting(words)
  expect($outbox.get()).toMatchObject([{ state: 'refused', sentence: 'Please wait.' }])
})

test('waits at most an hour after the clock was set back', async () => {
  respondWith(429, { 'Retry-After': '60' })
  keepOrder()
  await sendWaiting(words)
  vi.setSystemTime(NOW - 400 * DAY)
  await sendWaiting(words)
  expect(asked).toHaveLength(2)
})
