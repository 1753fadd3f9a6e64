import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Limits } from '~/api/http/rate-limits'
import { orderToken } from '~/api/orders/order-links'
import { postOrderAction } from '~/api/orders/order-page-actions'
import type { ShopReader } from '~/api/store/store'
import { MOST_STARS } from '~/domain/catalog/ratings'
import { ORDER_STATUSES } from '~/domain/orders/schema'
import { SENTENCES } from '~/domain/sentences'
import { depth } from '../fixtures/depth'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { openTestShop } from '../fixtures/shops/shop'

const ORDERS = [1, 2, 3]

async function openDeliveredOrders() {
  const shop = openTestShop()
  const { store } = shop
  const operator = await shop.browser().signIn()
  for (const _ of ORDERS) await shop.browser().post('/api/orders', newOrder({ quantity: 1 }))
  const locals = { store, limits: new Limits({ isOn: false }), address: '192.0.2.1', isHttps: false } as unknown as App.Locals
  const rate = async (id: number, rating: string) => {
    const request = new Request('http://shop.test/order/x', {
      method: 'POST',
      body: new URLSearchParams({ action: 'rate', rating }),
    })
    const found = await store.read((rows) => {
      const order = rows.orders.get(id)
      return order && { order, token: orderToken(rows, order) }
    })
    if (!found) throw new Error('There is no such order.')
    return (await postOrderAction({ request, locals, headers: new Headers(), sentences: SENTENCES }, found.order, found.token))
      .status
  }
  const setStatus = (id: number, status: string) => operator.put(`/api/orders/${id}/status`, { status })
  return { shop, operator, rate, setStatus }
}

/** The ratings of each product, recounted from the orders. */
function countedIn({ orders, products, deletedProducts }: ShopReader) {
  const rated = [...orders.rows()].filter(({ status, rating }) => status === 'delivered' && rating !== undefined)
  return [...products.rows(), ...deletedProducts.rows()].map(({ id, ratingCount = 0, ratingSum = 0 }) => {
    const own = rated.filter(({ items }) => items.some(({ productId }) => productId === id))
    const counted = { ratingCount: own.length, ratingSum: own.reduce((sum, { rating = 0 }) => sum + rating, 0) }
    return { id, said: { ratingCount, ratingSum }, counted }
  })
}

const order = fc.constantFrom(...ORDERS)
const event = fc.oneof(
  fc.record({ kind: fc.constant('rate' as const), order, stars: fc.integer({ min: 0, max: MOST_STARS + 1 }) }),
  fc.record({ kind: fc.constant('status' as const), order, status: fc.constantFrom(...ORDER_STATUSES, 'delivered' as const) }),
  fc.record({ kind: fc.constant('product' as const), change: fc.constantFrom('edit', 'price', 'delete', 'restore') }),
)

test('a feed’s rating equals that of its delivered orders, in any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 25 }), async (events) => {
      const { shop, operator, rate, setStatus } = await openDeliveredOrders()
      const changes = {
        edit: () => operator.put('/api/products/1', newProduct({ sku: 'LTF-EARLY-25', ratingCount: 99, ratingSum: 495 })),
        price: () => operator.put('/api/products/1/price', { price: '2600' }),
        delete: () => operator.delete('/api/products/1'),
        restore: () => operator.put('/api/products/1/restored'),
      }
      for (const id of ORDERS) await setStatus(id, 'delivered')
      for (const each of events) {
        if (each.kind === 'rate') await rate(each.order, String(each.stars))
        else if (each.kind === 'status') await setStatus(each.order, each.status)
        else await changes[each.change as keyof typeof changes]()
        for (const { id, said, counted } of await shop.store.read(countedIn)) expect(said, `product ${id}`).toEqual(counted)
      }
    }),
    { numRuns: depth(15, 500) },
  )
})

test('a delivered order can be rated once, and changed on the same page', async () => {
  const { shop, rate, setStatus } = await openDeliveredOrders()
  const product = () => shop.store.read(({ products }) => products.get(1))
  expect(await rate(1, '5')).toBe(409)
  await setStatus(1, 'delivered')
  for (const wrong of ['', '0', '6', '4.5', 'five', '1e0x']) expect(await rate(1, wrong)).toBe(422)
  expect([await rate(1, '5'), await rate(1, '5'), await rate(1, '3')]).toEqual([201, 201, 201])
  expect(await product()).toMatchObject({ ratingCount: 1, ratingSum: 3 })
  await setStatus(1, 'cancelled')
  expect(await product()).toMatchObject({ ratingCount: 0, ratingSum: 0 })
  expect(await rate(1, '1')).toBe(409)
  await setStatus(1, 'delivered')
  expect(await product()).toMatchObject({ ratingCount: 1, ratingSum: 3 })
})
