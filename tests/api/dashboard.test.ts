import { expect, test, vi } from 'vitest'
import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { openTestShop } from '../fixtures/shops/shop'
import { stopClock } from '../fixtures/stopped-clock'

/** A Wednesday in India. */
const NOW = '2026-11-25T06:00:00Z'
const LAST_TUESDAY = '2026-11-17T06:00:00Z'

stopClock(NOW)

async function open() {
  const shop = openTestShop()
  const [buyer, operator] = [shop.browser(), await shop.browser().signIn()]
  const read = async (): Promise<Dashboard> => (await operator.get('/api/dashboard')).json()
  return { shop, buyer, operator, read }
}

test('counts what waits for the operator', async () => {
  const { buyer, operator, read } = await open()
  for (const _ of [1, 2, 3]) await buyer.post('/api/orders', newOrder())
  await operator.put('/api/orders/3/status', { status: 'confirmed' })
  for (const subject of ['Delivery', 'Fry', 'New Order: Early Stage'])
    await buyer.post('/api/contact', newContact({ subject, email: 'ghulam@example.com' }))
  await operator.put('/api/contacts/1/answer', { how: 'call' })
  await operator.post('/api/products', newProduct({ sku: 'LOW', stockQuantity: 9 }))
  await operator.post('/api/products', newProduct({ sku: 'GONE', stockQuantity: 0, isActive: false }))
  expect(await read()).toMatchObject({ orders: 3, pendingOrders: 2, openEnquiries: 1, lowStock: 2, activeProducts: 4, images: 3 })
})

test('compares this week with the one before, without cancelled orders', async () => {
  const { buyer, operator, read } = await open()
  vi.setSystemTime(LAST_TUESDAY)
  await buyer.post('/api/orders', newOrder({ quantity: 1 }))
  vi.setSystemTime(NOW)
  for (const quantity of [2, 3]) await buyer.post('/api/orders', newOrder({ quantity }))
  await operator.put('/api/orders/2/status', { status: 'cancelled' })
  const { weeks } = await read()
  expect(weeks).toEqual({
    thisWeek: { orders: 1, revenue: '7500.00' },
    lastWeekByNow: { orders: 1, revenue: '2500.00' },
    lastWeek: { orders: 1, revenue: '2500.00' },
  })
})

test('answers 304 until something changes, and looks at no row again meanwhile', async () => {
  const { shop, buyer, operator } = await open()
  await buyer.post('/api/orders', newOrder())
  const etag = (await operator.get('/api/dashboard')).headers.get('etag') as string
  const looks: string[] = []
  await shop.store.read((tables) => {
    for (const name of ['orders', 'contacts', 'products', 'showcaseImages'] as const) {
      const { rows } = tables[name]
      vi.spyOn(tables[name], 'rows').mockImplementation(() => {
        looks.push(name)
        return rows() as never
      })
    }
  })
  await buyer.post('/api/notifications', { title: 'Other rows', message: 'change', type: 'info' })
  expect((await operator.get('/api/dashboard', { 'If-None-Match': etag })).status).toBe(304)
  expect(looks).toEqual([])
  await buyer.post('/api/orders', newOrder())
  looks.length = 0
  expect((await operator.get('/api/dashboard', { 'If-None-Match': etag })).status).toBe(200)
  expect(looks).toEqual(['products', 'showcaseImages'])
})
