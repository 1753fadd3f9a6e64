import { expect, test, vi } from 'vitest'
import { DAY } from '~/domain/day'
import { refusal, wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { productsWith } from '../fixtures/rows/seeded-products'
import { openTestShop } from '../fixtures/shops/shop'

const KEY = { 'Idempotency-Key': 'a2b9c0de-0001' }
const calls: [string, object, object][] = [
  ['/api/orders', newOrder(), newOrder({ customerName: 'Another' })],
  ['/api/contact', newContact(), newContact({ name: 'Another' })],
  ['/api/notifications', newNotification(), newNotification({ title: 'Another' })],
]

const countOf = (shop: ReturnType<typeof openTestShop>) =>
  shop.store.read(({ orders, contacts, notifications }) => [orders, contacts, notifications].flatMap((t) => [...t.rows()]).length)

test.each(calls)('POST %s repeats the first answer for the same key and body', async (path, body) => {
  const shop = openTestShop()
  const browser = shop.browser()
  const first = await browser.post(path, body, KEY)
  const again = await browser.post(path, body, KEY)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(await again.text()).toBe(await first.text())
  expect(await countOf(shop)).toBe(1)
})

test.each(calls)('POST %s refuses a key used with another body', async (path, body, other) => {
  const shop = openTestShop()
  const browser = shop.browser()
  await browser.post(path, body, KEY)
  expect(await wrongFields(await browser.post(path, other, KEY))).toEqual(['Idempotency-Key'])
  expect(await countOf(shop)).toBe(1)
})

test.each(calls)('POST %s creates one row for twenty concurrent identical requests', async (path, body) => {
  const shop = openTestShop({ persist: () => new Promise((resolve) => setImmediate(resolve)) })
  const browser = shop.browser()
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(path, body, KEY)))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(answers.every(({ status }) => status === 201)).toBe(true)
  expect(await countOf(shop)).toBe(1)
})

test('two keys create two orders, and so do two requests without one', async () => {
  const shop = openTestShop()
  const browser = shop.browser()
  for (const key of ['first-key', 'second-key']) await browser.post('/api/orders', newOrder(), { 'Idempotency-Key': key })
  for (let count = 0; count < 2; count++) await browser.post('/api/orders', newOrder())
  expect(await countOf(shop)).toBe(4)
})

test('one key works for all three calls of the order flow', async () => {
  const shop = openTestShop()
  const browser = shop.browser()
  for (const [path, body] of calls) expect((await browser.post(path, body, KEY)).status).toBe(201)
  expect(await countOf(shop)).toBe(3)
})

test('a refusal is not stored: the same key works once there is stock', async () => {
  const shop = openTestShop({ rows: { products: productsWith({ stockQuantity: 0 }) } })
  const browser = shop.browser()
  await refusal(await browser.post('/api/orders', newOrder(), KEY), 409)
  await shop.store.update(({ products }) => {
    for (const product of productsWith({ stockQuantity: 5 })) products.put(product)
  })
  expect((await browser.post('/api/orders', newOrder(), KEY)).status).toBe(201)
})

test('an answer is kept for thirty days', async () => {
  const shop = openTestShop()
  const browser = shop.browser()
  const start = Date.parse('2026-03-01T00:00:00Z')
  const days = (count: number) => vi.setSystemTime(start + count * DAY)
  try {
    days(0)
    await browser.post('/api/orders', newOrder(), KEY)
    days(29)
    await browser.post('/api/contact', newContact(), KEY)
    await browser.post('/api/orders', newOrder(), KEY)
    expect(await countOf(shop)).toBe(2)
    days(30)
    await browser.post('/api/contact', newContact(), { 'Idempotency-Key': 'another-key' })
    await browser.post('/api/orders', newOrder(), KEY)
    expect(await countOf(shop)).toBe(4)
  } finally {
    vi.useRealTimers()
  }
})

test.each(['short', 'with a space', 'é'.repeat(8), 'k'.repeat(201)])('the key "%s" is refused', async (key) => {
  const shop = openTestShop()
  await refusal(await shop.browser().post('/api/orders', newOrder(), { 'Idempotency-Key': key }), 400)
  expect(await countOf(shop)).toBe(0)
})

test.each(['k'.repeat(8), 'k'.repeat(200)])('a key of 8 to 200 characters is accepted', async (key) => {
  expect((await openTestShop().browser().post('/api/orders', newOrder(), { 'Idempotency-Key': key })).status).toBe(201)
})
