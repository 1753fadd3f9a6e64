import { expect, test } from 'vitest'
import { orderMail } from '~/domain/notifications/operator-mail'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

const item = (productId: number, quantity: number, unitPrice: number) => ({
  productId,
  quantity,
  unitPrice,
  totalPrice: unitPrice * quantity,
})

/** Two bags of Early Stage and three of another feed, ordered by phone without an email. */
function phoneOrder(changes: object = {}) {
  const { customerEmail: _, ...order } = newOrder()
  return { ...order, channel: 'phone', items: [item(1, 2, 2500), item(2, 3, 2750)], totalAmount: 13250, ...changes }
}

async function openWithOperator() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const bagsLeft = (id: number) => shop.store.read(({ products }) => products.get(id)?.stockQuantity)
  return { shop, operator, visitor: shop.browser(), bagsLeft }
}

test('the operator creates an order of several feeds by phone, without an email, and stock is taken', async () => {
  const { operator, bagsLeft } = await openWithOperator()
  const answer = await operator.post('/api/orders', phoneOrder())
  expect(answer.status).toBe(201)
  const order: Order = await answer.json()
  expect(order).toMatchObject({ channel: 'phone', customerEmail: '', totalAmount: '13250.00', status: 'pending' })
  expect(order.items.map(({ productName }) => productName)).toHaveLength(2)
  expect(order.statusHistory).toEqual([{ status: 'pending', at: order.createdAt, by: 'operator' }])
  expect([await bagsLeft(1), await bagsLeft(2)]).toEqual([98, 147])
})

test('an order agreed by phone is created as confirmed; a visitor cannot confirm one', async () => {
  const { operator, visitor } = await openWithOperator()
  const order: Order = await (await operator.post('/api/orders', phoneOrder({ isConfirmed: true }))).json()
  expect(order.status).toBe('confirmed')
  expect(order.statusHistory.map(({ status, by }) => [status, by])).toEqual([
    ['pending', 'operator'],
    ['confirmed', 'operator'],
  ])
  expect(order).not.toHaveProperty('isConfirmed')
  expect(await (await visitor.post('/api/orders', { ...newOrder(), isConfirmed: true })).json()).toMatchObject({
    status: 'pending',
  })
  expect((await operator.put(`/api/orders/${order.id}`, phoneOrder({ version: 1 }), { 'If-Match': '"1"' })).status).toBe(200)
})

test.each(['phone', 'whatsapp', 'web'])('stores the channel %s', async (channel) => {
  const { operator } = await openWithOperator()
  const placed = await (await operator.post('/api/orders', phoneOrder({ channel }))).json()
  expect(await (await operator.get(`/api/orders/${placed.id}`)).json()).toMatchObject({ channel })
})

test('a discount and the delivery charge are in the total, the discount with its reason', async () => {
  const { operator } = await openWithOperator()
  const charged = { discount: '250', discountReason: 'Ten bags since March', deliveryCharge: 300, totalAmount: 13300 }
  expect(await (await operator.post('/api/orders', phoneOrder(charged))).json()).toMatchObject({
    discount: '250.00',
    discountReason: 'Ten bags since March',
    deliveryCharge: '300.00',
    totalAmount: '13300.00',
  })
  const none = await (await operator.post('/api/orders', phoneOrder({ discount: 0, deliveryCharge: '0.00' }))).json()
  expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['discount']))
  expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['deliveryCharge']))
})

test.each([
  ['a phone of nine digits', { customerPhone: '94190 1234' }, 'customerPhone'],
  ['a channel that is none', { channel: 'pigeon' }, 'channel'],
  ['no channel and no email', { channel: undefined }, 'customerEmail'],
  ['half an email', { customerEmail: 'ghulam@' }, 'customerEmail'],
  ['a discount without a reason', { discount: 250, totalAmount: 13000 }, 'discountReason'],
  ['a discount above the feeds', { discount: 13250.01, discountReason: 'x', totalAmount: 0 }, 'discount'],
  ['a negative discount', { discount: -1, discountReason: 'x', totalAmount: 13251 }, 'discount'],
  ['a discount that the total leaves out', { discount: 250, discountReason: 'x' }, 'totalAmount'],
  ['a delivery charge that the total leaves out', { deliveryCharge: 300 }, 'totalAmount'],
  ['a reason of 201 characters', { discount: 250, discountReason: 'x'.repeat(201), totalAmount: 13000 }, 'discountReason'],
])('refuses the operator %s at its field, and takes no stock', async (_case, changes, path) => {
  const { operator, bagsLeft } = await openWithOperator()
  expect(await wrongFields(await operator.post('/api/orders', phoneOrder(changes)))).toEqual([path])
  expect([await (await operator.get('/api/orders')).json(), await bagsLeft(1)]).toEqual([[], 100])
})

test('a visitor cannot set a discount or channel, and needs an email', async () => {
  const { operator, visitor } = await openWithOperator()
  expect(await wrongFields(await visitor.post('/api/orders', phoneOrder()))).toEqual(['customerEmail'])
  const cheap = phoneOrder({
    customerEmail: 'ghulam@example.com',
    discount: 250,
    discountReason: 'I am nice',
    totalAmount: 13000,
  })
  expect(await wrongFields(await visitor.post('/api/orders', cheap))).toEqual(['totalAmount'])
  await visitor.post('/api/orders', phoneOrder({ customerEmail: 'ghulam@example.com', discount: 250, discountReason: 'x' }))
  const [order] = await (await operator.get('/api/orders')).json()
  expect(order).toMatchObject({ totalAmount: '13250.00' })
  for (const own of ['channel', 'discount', 'discountReason']) expect(order).not.toHaveProperty(own)
})

test('an outdated price and too many bags are refused', async () => {
  const { operator } = await openWithOperator()
  const old = phoneOrder({ items: [item(1, 2, 2400)], totalAmount: 4800 })
  expect((await refusal(await operator.post('/api/orders', old), 409)).code).toBe('price-changed')
  const twice = phoneOrder({ items: [item(1, 60, 2500), item(1, 60, 2500)], totalAmount: 300_000 })
  expect((await refusal(await operator.post('/api/orders', twice), 409)).detail).toMatch(/^Only 100 bags/)
})

test('a repeated request is one order', async () => {
  const { operator, bagsLeft } = await openWithOperator()
  const key = { 'Idempotency-Key': 'a-call-from-nabi' }
  const [first, second] = [
    await operator.post('/api/orders', phoneOrder(), key),
    await operator.post('/api/orders', phoneOrder(), key),
  ]
  expect([first.status, await second.json()]).toEqual([201, await first.json()])
  expect(await bagsLeft(1)).toBe(98)
})

test('its mail contains discount and delivery, and a reply address only with an email', async () => {
  const { operator } = await openWithOperator()
  const charged = { discount: 250, discountReason: 'Old friend', deliveryCharge: 300, totalAmount: 13300 }
  const order = await (await operator.post('/api/orders', phoneOrder(charged))).json()
  const mail = orderMail(order, 'https://example.com')
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail.text).toContain('Discount (Old friend): ₹250\nDelivery: ₹300\nTotal: ₹13,300\n\nGhulam Nabi\n+91 94190 00000\n\n')
})
