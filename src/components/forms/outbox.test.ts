// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { keepWaiting } from '~/stores/forms/outbox'
import { watchOutbox } from './outbox'

const contact = { name: 'Nazir', email: 'n@example.com', phone: '', subject: 'Tral', message: 'Which day?' }

await loadMessages('en')
globalThis.loadPageMessages = async () => messagesOf('en')

beforeEach(() => {
  // Data of other tests.
  localStorage.clear()
  // fake-indexeddb uses timers.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:50:00Z'), toFake: ['Date'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('shows the time of the next retry, or that it waits for a signal', async () => {
  await keepWaiting({ kind: 'contact', form: contact, key: 'key-of-contact' }, { isAnswered: true })
  vi.setSystemTime(Date.now() + 1)
  await keepWaiting({ kind: 'contact', form: { ...contact, subject: 'Price' }, key: 'key-of-another' })
  await watchOutbox()
  expect([...document.querySelectorAll('aside p')].map((line) => line.textContent)).toEqual([
    'The shop could not take it just now: your message “Tral”. It will be sent again at 2:21\u00a0pm.',
    'Kept on this phone: your message “Price”. It goes out when there is a signal.',
  ])
})

test('is at the bottom of each page, and at the top of My Orders', async () => {
  await keepWaiting({ kind: 'contact', form: contact, key: 'key-of-third' })
  await watchOutbox()
  const place = () => document.querySelector('aside')?.parentElement
  expect(place()).toBe(document.body)
  document.body.innerHTML = '<section id="own-orders"><p></p></section>'
  document.dispatchEvent(new Event('astro:page-load'))
  expect(document.querySelector('#own-orders')?.firstElementChild).toBe(document.querySelector('aside'))
})

test('stays collapsed on the next page, and expands for a refused form', async () => {
  await keepWaiting({ kind: 'contact', form: contact, key: 'key-of-folded' })
  await watchOutbox()
  const details = document.querySelector('aside details') as HTMLDetailsElement
  expect([details.open, details.firstElementChild?.textContent]).toEqual([true, 'Waiting to be sent'])
  details.querySelector('summary')?.click()
  expect(details.open).toBe(false)
  document.dispatchEvent(new Event('astro:page-load'))
  expect(document.querySelector('aside details')).toHaveProperty('open', false)
  details.querySelector('summary')?.click()
  expect(details.open).toBe(true)
})

test('shows the link to an order’s page once it is sent', async () => {
  const form = { name: 'N', email: 'n@example.com', phone: '1', address: 'K', district: '', quantity: 2, message: '' }
  const product = { id: 1, name: 'Early Stage', sku: 'E', weight: '25kg', price: '2500.00' }
  const answer = { id: 7, createdAt: '2026-11-21T08:50:00Z', link: '/order/token' }
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 201 }))
  await keepWaiting({ kind: 'order', form, product, keys: ['one', 'two', 'three'] })
  await watchOutbox()
  // Takes longer on a busy machine.
  await vi.waitFor(
    () => {
      const link = document.querySelector('aside a')
      expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/order/token', 'Open the page of your order'])
    },
    { timeout: 15_000 },
  )
})
