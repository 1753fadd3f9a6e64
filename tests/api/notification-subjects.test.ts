import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Notification } from '~/domain/notifications/schema'
import { orderKeysOf } from '~/domain/orders/order-keys'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { openPage, postedForms } from '../fixtures/shops/form-actions'
import { openTestShop } from '../fixtures/shops/shop'

type Shop = ReturnType<typeof openTestShop>
type Browser = ReturnType<Shop['browser']>

const withKey = (key: string) => ({ 'Idempotency-Key': key })
const [orderKey, contactKey, notificationKey] = orderKeysOf(randomUUID())

async function seenByOperator(shop: Shop): Promise<Notification[]> {
  return (await (await shop.browser().signIn()).get('/api/notifications')).json()
}

const ring = (browser: Browser, key: string, changes: object = {}) =>
  browser.post('/api/notifications', newNotification(changes), withKey(key))

test('names the order placed in the same attempt', async () => {
  const shop = openTestShop()
  const buyer = shop.browser()
  await shop.browser().post('/api/orders', newOrder())
  await buyer.post('/api/orders', newOrder(), withKey(orderKey))
  await buyer.post('/api/contact', newContact(), withKey(contactKey))
  await ring(buyer, notificationKey)
  const [seen] = await seenByOperator(shop)
  expect(seen).toMatchObject({ orderId: 2 })
  expect(seen).not.toHaveProperty('contactId')
})

test('names the contact if the order was not accepted', async () => {
  const shop = openTestShop()
  const buyer = shop.browser()
  expect((await buyer.post('/api/orders', newOrder({ quantity: 9999 }), withKey(orderKey))).status).toBe(409)
  await buyer.post('/api/contact', newContact(), withKey(contactKey))
  await ring(buyer, notificationKey)
  expect(await seenByOperator(shop)).toMatchObject([{ contactId: 1 }])
})

test.each([
  ['says a number itself', 'a-key-of-mine', { orderId: 1, contactId: 1, productId: 1 }],
  ['guesses a key', 'notification-1', {}],
  ['has a key that ends like one', `x-${notificationKey}`, {}],
  ['has a key of another attempt', orderKeysOf(randomUUID())[2], {}],
])('names nothing if its sender %s', async (_what, key, changes) => {
  const shop = openTestShop()
  await shop.browser().post('/api/orders', newOrder(), withKey('order-1-of-mine'))
  await shop.browser().post('/api/orders', newOrder(), withKey(orderKey))
  await ring(shop.browser(), key, changes)
  const [seen] = await seenByOperator(shop)
  expect(Object.keys(seen ?? {}).sort()).toEqual(['createdAt', 'id', 'isRead', 'message', 'title', 'type'])
})

test('names an order posted without scripts', async () => {
  const { store, send } = openPage(postedForms[0])
  expect((await send(new URLSearchParams(postedForms[0].form))).status).toBe(201)
  expect(await store.read(({ notifications }) => [...notifications.rows()])).toMatchObject([{ orderId: 1 }])
})

test('names the product with low stock', async () => {
  const shop = openTestShop()
  await shop.browser().post('/api/orders', newOrder({ quantity: 95 }))
  expect(await seenByOperator(shop)).toMatchObject([{ title: 'Low Stock', productId: 1 }])
})

test('rings once when a feed comes back that buyers wait for, without their phones', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const [feed] = await (await operator.get('/api/products')).json()
  const stock = async (change: object) =>
    expect((await operator.put(`/api/products/${feed.id}`, { ...feed, ...change })).status).toBe(200)
  const back = async () => (await seenByOperator(shop)).filter(({ title }) => title === 'Back in Stock')
  for (const stockQuantity of [0, 40, 0]) await stock({ stockQuantity })
  expect(await back()).toEqual([])
  for (const phone of ['94190 12345', '94190 54321']) await shop.browser().post('/api/waitlist', { productId: feed.id, phone })
  for (const stockQuantity of [0, 12, 40]) await stock({ stockQuantity })
  expect(await back()).toMatchObject([{ message: `${feed.name}: 2 buyers wait.`, productId: feed.id }])
  for (const isActive of [false, true]) await stock({ isActive, stockQuantity: 40 })
  expect(await back()).toHaveLength(2)
})
