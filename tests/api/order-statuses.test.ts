import { expect, test } from 'vitest'
import type { OrderStatus } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { productsWith } from '../fixtures/rows/seeded-products'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

async function openWithOrders(count: number) {
  const shop = openTestShop({ rows: { products: productsWith({ stockQuantity: 1000 }) } })
  const customer = shop.browser()
  for (let placed = 0; placed < count; placed++) await customer.post('/api/orders', newOrder())
  const operator = await shop.browser().signIn()
  const move = (ids: number[], from: OrderStatus, to: OrderStatus, headers = {}) =>
    operator.put('/api/orders/statuses', { changes: ids.map((id) => ({ id, from, to })) }, headers)
  const statuses = async () => {
    const orders: { status: string }[] = await (await operator.get('/api/orders')).json()
    return orders.map(({ status }) => status).reverse()
  }
  const stock = async () => (await shop.store.read(({ products }) => products.get(1)))?.stockQuantity
  return { shop, operator, move, statuses, stock }
}

test('confirms several orders in one transaction, and undoes it in another', async () => {
  const { shop, move, statuses } = await openWithOrders(10)
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const { version } = shop.store
  const answer = await move(ids, 'pending', 'confirmed')
  expect(answer.status).toBe(200)
  const { changed, left } = await answer.json()
  expect(left).toEqual([])
  expect(changed[9]).toMatchObject({
    id: 10,
    status: 'confirmed',
    statusHistory: [{ status: 'pending' }, { status: 'confirmed', by: OPERATOR.username }],
  })
  expect(shop.store.version).toBe(version + 1)
  expect(await statuses()).toEqual(ids.map(() => 'confirmed'))
  expect((await (await move(ids, 'confirmed', 'pending')).json()).changed).toHaveLength(10)
  expect(await statuses()).toEqual(ids.map(() => 'pending'))
})

test('skips an order that someone else has changed, and reports it', async () => {
  const { operator, move, statuses } = await openWithOrders(3)
  await operator.put('/api/orders/2/status', { status: 'shipped' })
  const { changed, left } = await (await move([1, 2, 3], 'pending', 'confirmed')).json()
  expect(changed.map(({ id }: { id: number }) => id)).toEqual([1, 3])
  expect(left).toEqual([{ id: 2, status: 'shipped' }])
  expect(await statuses()).toEqual(['confirmed', 'shipped', 'confirmed'])
})

test('a repeated request changes nothing, and its key gets the same answer', async () => {
  const { move, stock } = await openWithOrders(2)
  const cancel = (key: string) => move([1, 2], 'pending', 'cancelled', { 'Idempotency-Key': key })
  const first = await (await cancel('the-first-key')).json()
  expect(await stock()).toBe(1000)
  expect(await (await cancel('the-first-key')).json()).toEqual(first)
  expect(await (await cancel('another-key')).json()).toEqual({
    changed: [],
    left: [1, 2].map((id) => ({ id, status: 'cancelled' })),
  })
  expect(await stock()).toBe(1000)
})

test('skips an order just confirmed by another operator, so that Undo does not revert it', async () => {
  const { operator, move } = await openWithOrders(2)
  await operator.put('/api/orders/1/status', { status: 'confirmed' })
  const { changed, left } = await (await move([1, 2], 'pending', 'confirmed')).json()
  expect(changed).toMatchObject([{ id: 2 }])
  expect(left).toEqual([{ id: 1, status: 'confirmed' }])
})

test('an unknown order among them refuses all', async () => {
  const { move, statuses } = await openWithOrders(2)
  expect(await wrongFields(await move([1, 99, 2], 'pending', 'confirmed'))).toEqual(['changes.1.id'])
  expect(await statuses()).toEqual(['pending', 'pending'])
})

test('accepts at most two hundred orders at once', async () => {
  const { move } = await openWithOrders(1)
  expect((await move(Array(200).fill(1), 'pending', 'confirmed')).status).toBe(200)
  const { detail } = await refusal(await move(Array(201).fill(1), 'pending', 'confirmed'), 422)
  expect(detail).toBe('Please choose at most 200 orders at once.')
})
