import { expect, test } from 'vitest'
import { contactOf, notificationOf, orderOf } from '~/domain/orders/order-form'
import { orderKeysOf } from '~/domain/orders/order-keys'
import { SENTENCES } from '~/domain/sentences'
import { openPage, postedForms } from '../fixtures/shops/form-actions'

// Forms posted after their scripts may already have sent them.

const [shop, contact] = postedForms
const KEY = '5f0c2f6e-3f5a-4c53-9d0e-6f6a5d3b8a11'
const ADDRESS = 'Lower Bazaar\nTral'
const more = [
  {
    product: { id: 2, name: 'Small Stage Trout Feed', sku: 'LTF-SMALL-25', weight: '25\u00a0kg', price: '2750.00' },
    quantity: 3,
  },
]
const product = { id: 1, name: 'Early Stage Trout Feed', sku: 'LTF-EARLY-25', weight: '25\u00a0kg', price: '2500.00' }
const [orderKey, contactKey, notificationKey] = orderKeysOf(KEY)

/** An order as the three calls of scripts, and as a posted form. */
function openOrders(changes: Partial<typeof shop.form> = {}) {
  const { store, browser, send } = openPage(shop)
  const { order: _, price: _price, ...texts } = { ...shop.form, address: ADDRESS, district: 'Pulwama', ...changes }
  const form = { ...texts, quantity: 1 }
  const goods = { product, more }
  const visitor = browser()
  const calls = [
    () => visitor.post('/api/orders', orderOf(form, goods), { 'Idempotency-Key': orderKey }),
    () => visitor.post('/api/contact', contactOf(form, goods), { 'Idempotency-Key': contactKey }),
    () => visitor.post('/api/notifications', notificationOf(form, goods), { 'Idempotency-Key': notificationKey }),
  ]
  const post = (more: Record<string, string> = {}) => {
    const typed = { ...shop.form, ...changes, district: 'Pulwama', delivery: '0.00', key: KEY, ...more }
    const body = new URLSearchParams({ ...typed, address: ADDRESS.replace('\n', '\r\n') })
    body.append('feed', 'LTF-SMALL-25 2750.00')
    body.append('bags', '3')
    return send(body)
  }
  const kept = () =>
    store.read((shop) => [shop.orders, shop.contacts, shop.notifications].map((table) => [...table.rows()].length))
  return { store, calls, post, kept }
}

test.each([0, 1, 2, 3])('an order with %i arrived calls is completed once by its posted form', async (arrived) => {
  const { store, calls, post, kept } = openOrders()
  for (const call of calls.slice(0, arrived)) expect((await call()).status).toBe(201)
  expect(await post()).toMatchObject({ status: 201, id: 1 })
  expect(await kept()).toEqual([1, 1, 1])
  const [order] = await store.read(({ orders }) => [...orders.rows()])
  expect(order?.shippingAddress.street).toBe('Lower Bazaar\nTral, Pulwama')
  const [notification] = await store.read(({ notifications }) => [...notifications.rows()])
  expect(notification?.orderId).toBe(1)
})

test('scripts that resend a posted order get its number and link', async () => {
  const { calls, post, kept } = openOrders()
  expect((await post()).status).toBe(201)
  const [again, ...others] = await Promise.all(calls.map((call) => call()))
  expect(await again?.json()).toMatchObject({ id: 1, link: expect.stringMatching(/^\/order\//) })
  expect(others.map(({ status }) => status)).toEqual([201, 201])
  expect(await kept()).toEqual([1, 1, 1])
})

test('a refused form keeps its key, because scripts may have sent it', async () => {
  const { calls, post, kept } = openOrders()
  for (const call of calls) await call()
  expect(await post({ name: '' })).toMatchObject({ status: 422, key: KEY })
  expect(await post({ another: 'yes' })).toMatchObject({ status: 200, key: KEY })
  expect(await post()).toMatchObject({ status: 201, id: 1 })
  expect(await kept()).toEqual([1, 1, 1])
})

test('two Unicode forms of a text are the same order', async () => {
  const { calls, post, kept } = openOrders({ name: 'Zoe\u0308 \u0958\u093e\u0926\u093f\u0930' })
  for (const call of calls) expect((await call()).status).toBe(201)
  expect((await post()).status).toBe(201)
  expect(await kept()).toEqual([1, 1, 1])
})

test('another order with a key used by scripts is questioned and not placed', async () => {
  const { calls, post, kept } = openOrders()
  for (const call of calls) await call()
  const refused = await post({ quantity: '2' })
  expect(refused).toMatchObject({ status: 422, sentence: SENTENCES['sent-before'] })
  expect(refused.key).not.toBe(KEY)
  expect(await kept()).toEqual([1, 1, 1])
})

test('a complaint sent by scripts and posted by the browser is stored once, in both orders', async () => {
  const { browser, send, kept } = openPage(contact)
  const form = { ...contact.form, subject: 'Complaint', message: 'Two bags\nwere wet.' }
  const post = (key: string) => send(new URLSearchParams({ ...form, order: 'No. 409', message: 'Two bags\r\nwere wet.', key }))
  const call = (key: string) => browser().post('/api/contact', { ...form, orderId: 409 }, { 'Idempotency-Key': key })
  const sent = await (await call(KEY)).json()
  expect(await post(KEY)).toMatchObject({ status: 201, id: sent.id })
  expect(await post('another-key')).toMatchObject({ status: 201, id: 2 })
  expect(await (await call('another-key')).json()).toMatchObject({ id: 2, number: expect.any(String), link: expect.any(String) })
  expect(await kept()).toHaveLength(2)
})
