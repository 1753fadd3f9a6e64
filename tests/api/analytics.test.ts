import { expect, test } from 'vitest'
import type { Analytics } from '~/domain/analytics/schema'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { newVisitor } from '../fixtures/rows/visitors'
import { openTestShop } from '../fixtures/shops/shop'
import { NOON, stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

const dayAgo = (days: number) => indianDay(new Date(Date.parse(NOON) - days * DAY))
const week = `/api/analytics?from=${dayAgo(6)}&to=${TODAY}`
const inDistrict = (district: string) => ({
  ...newOrder(),
  shippingAddress: { ...newOrder().shippingAddress, street: `Raceway Road, ${district}` },
})

async function openWithOrders() {
  const shop = openTestShop()
  const buyer = shop.browser()
  for (const district of ['Anantnag', 'Anantnag', 'Leh']) await buyer.post('/api/orders', inDistrict(district))
  await shop.store.update(({ orders }) => {
    const first = orders.get(1)
    const at = new Date(Date.now() - 7 * DAY).toISOString()
    if (first) orders.put({ ...first, createdAt: at, status: 'delivered' })
  })
  await buyer.post('/api/contact', newContact())
  for (const city of ['Srinagar', 'Unknown']) await buyer.post('/api/visitors', newVisitor({ city }))
  const operator = await shop.browser().signIn()
  await operator.put('/api/orders/3/status', { status: 'cancelled' })
  const read = async (path = week): Promise<Analytics> => (await operator.get(path)).json()
  return { shop, operator, buyer, read }
}

test('returns a period and the previous one, cancelled orders separately, and visits', async () => {
  const { read } = await openWithOrders()
  const { period, before, days, overview, recentOrders, recentContacts, products } = await read()
  expect(period).toEqual({ orders: 1, revenue: '5000.00', cancelled: { orders: 1, revenue: '5000.00' }, visits: 2 })
  expect(before).toEqual({ orders: 1, revenue: '5000.00', cancelled: { orders: 0, revenue: '0.00' }, visits: 0 })
  expect(days.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dayAgo))
  expect(days.at(-1)).toMatchObject({ now: { orders: 1, visits: 2 }, before: { orders: 1, visits: 0 } })
  expect(overview).toEqual({ orders: 3, delivered: 1, revenue: '15000.00', contacts: 1, activeProducts: 3, products: 3 })
  expect(recentOrders.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(recentContacts.map(({ name }) => name)).toEqual([newContact().name])
  expect(products).toEqual([{ productId: 1, name: 'Early Stage Trout Feed', orders: 1, bags: 2, revenue: '5000.00' }])
})

test('returns visits, orders and revenue by district, with a row for none', async () => {
  const { districts } = await (await openWithOrders()).read()
  const told = districts.filter(({ orders, cancelled, visits }) => orders + cancelled.orders + visits > 0)
  expect(told.map(({ district, orders, visits, revenue }) => [district, orders, visits, revenue])).toEqual([
    ['Anantnag', 1, 0, '5000.00'],
    ['Srinagar', 0, 1, '0.00'],
    ['Leh', 0, 0, '0.00'],
    ['Elsewhere or not known', 0, 1, '0.00'],
  ])
})

test('answers 304 until something changes', async () => {
  const { operator, buyer } = await openWithOrders()
  const etag = (await operator.get(week)).headers.get('etag') ?? ''
  expect((await operator.get(week, { 'If-None-Match': etag })).status).toBe(304)
  await buyer.post('/api/orders', newOrder())
  const changed = await operator.get(week, { 'If-None-Match': etag })
  expect([changed.status, (await changed.json()).period.orders]).toEqual([200, 2])
})

test.each([
  ['', ['from', 'to']],
  ['?from=2026-11-30&to=2026-11-31', ['to']],
  ['?from=2026-11-02&to=2026-11-01', ['to']],
  ['?from=2025-11-01&to=2026-11-02', ['to']],
])('refuses the period %s', async (query, fields) => {
  const operator = await openTestShop().browser().signIn()
  expect(await wrongFields(await operator.get(`/api/analytics${query}`))).toEqual(fields)
})

test('accepts a leap year of 366 days', async () => {
  const operator = await openTestShop().browser().signIn()
  const { days } = await (await operator.get('/api/analytics?from=2024-01-01&to=2024-12-31')).json()
  expect(days).toHaveLength(366)
})
