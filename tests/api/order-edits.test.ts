import { describe, expect, test } from 'vitest'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { ROWS } from '../fixtures/rows/every-row'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

const item = (productId: number, quantity: number, unitPrice: number) => ({
  productId,
  quantity,
  unitPrice,
  totalPrice: unitPrice * quantity,
})

async function openWithOrder(rows: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop(rows)
  const placed: Order = { ...(await (await shop.browser().post('/api/orders', newOrder())).json()), customerId: 1 }
  const operator = await shop.browser().signIn()
  const edit = (changes: object, expected?: string) =>
    operator.put(
      `/api/orders/${placed.id}`,
      { ...newOrder(), ...changes },
      expected === undefined ? {} : { 'If-Match': expected },
    )
  async function read(): Promise<Order> {
    const { reports: _, ...order } = await (await operator.get(`/api/orders/${placed.id}`)).json()
    return order
  }
  const bagsLeft = (id: number) => shop.store.read(({ products }) => products.get(id)?.stockQuantity)
  return { shop, operator, placed, edit, read, bagsLeft }
}

const FIVE = { items: [item(1, 5, 2500)], totalAmount: 12_500 }

test('an edit changes the items and the stock', async () => {
  const { edit, bagsLeft, operator } = await openWithOrder()
  const answer = await edit({ items: [item(1, 1, 2500), item(2, 4, 2750)], totalAmount: 13_500 })
  expect([answer.status, (await answer.json()).totalAmount]).toEqual([200, '13500.00'])
  expect([await bagsLeft(1), await bagsLeft(2)]).toEqual([99, 146])
  await operator.put('/api/orders/1/status', { status: 'cancelled' })
  expect([await bagsLeft(1), await bagsLeft(2)]).toEqual([100, 150])
})

test('rows of the same feed are merged, and saving them again changes nothing', async () => {
  const { edit, read, bagsLeft, shop } = await openWithOrder()
  const twice = { items: [item(1, 12, 2500), item(2, 1, 2750), item(1, 8, 2500)], totalAmount: 52_750 }
  const lines = ({ items }: Order) => items.map(({ productId, quantity, totalPrice }) => [productId, quantity, totalPrice])
  const once = [
    [1, 20, '50000.00'],
    [2, 1, '2750.00'],
  ]
  for (const _ of [1, 2]) expect(lines(await (await edit(twice)).json())).toEqual(once)
  expect([(await read()).version, await bagsLeft(1), await bagsLeft(2)]).toEqual([2, 80, 149])
  const placed = await (await shop.browser().post('/api/orders', { ...newOrder(), ...twice })).json()
  expect([lines(placed), await bagsLeft(1)]).toEqual([once, 60])
})

test('the history records who changed what, when, and the old value', async () => {
  const { edit, read, placed } = await openWithOrder()
  await edit(FIVE)
  await edit({ ...FIVE, customerName: 'Bashir Ahmad', discount: 500, discountReason: 'Late', totalAmount: 12_000 })
  const { edits = [], version } = await read()
  expect(edits.map(({ by, before }) => [by, before])).toEqual([
    ['operator', { items: placed.items, totalAmount: '5000.00' }],
    ['operator', { customerName: 'Ghulam Nabi', discount: '0.00', discountReason: '', totalAmount: '12500.00' }],
  ])
  expect([version, edits.every(({ at }) => at >= placed.createdAt)]).toEqual([3, true])
})

test('saving without changes leaves no record', async () => {
  const { edit, read, placed } = await openWithOrder()
  expect((await edit({}, '"7"')).status).toBe(200)
  expect(await read()).toEqual(placed)
})

test('the second of two tabs gets the values of the first, and can overwrite them', async () => {
  const { edit, read } = await openWithOrder()
  expect((await edit(FIVE, '"1"')).status).toBe(200)
  // Its answer was lost, and it is sent again.
  expect((await edit(FIVE, '"1"')).status).toBe(200)
  const { current } = await refusal(await edit({ notes: 'Before noon' }, '"1"'), 409)
  expect(current).toMatchObject({ totalAmount: '12500.00', version: 2 })
  expect((await edit({ ...FIVE, notes: 'Before noon' }, '"2"')).status).toBe(200)
  expect(await read()).toMatchObject({ notes: 'Before noon', totalAmount: '12500.00', version: 3 })
})

test('channel, language, status and payment stay if an edit does not contain them', async () => {
  const { operator, shop } = await openWithOrder()
  const order = { ...newOrder({ language: 'ur' }), channel: 'phone' }
  const { id } = await (await operator.post('/api/orders', order)).json()
  await operator.put(`/api/orders/${id}/status`, { status: 'confirmed' })
  const edited = await (await operator.put(`/api/orders/${id}`, { ...newOrder(), ...FIVE, customerEmail: '' })).json()
  expect(edited).toMatchObject({
    channel: 'phone',
    language: 'ur',
    status: 'confirmed',
    paymentStatus: 'pending',
    customerEmail: '',
  })
  const kept = await shop.store.read(({ orders }) => orders.get(id))
  expect(kept).toEqual({ ...edited, linkSalt: expect.any(String) })
})

describe('prices and stock', () => {
  test('sold items keep their price; added ones have the current price', async () => {
    const { operator, edit } = await openWithOrder()
    await operator.put('/api/products/1/price', { price: 2600 })
    expect((await edit(FIVE)).status).toBe(200)
    expect((await refusal(await edit({ items: [item(2, 1, 2700)], totalAmount: 2700 }), 409)).code).toBe('price-changed')
    expect((await edit({ items: [item(1, 1, 2600)], totalAmount: 2600 })).status).toBe(200)
  })

  test('only added bags must be in stock', async () => {
    const { edit, bagsLeft } = await openWithOrder()
    const all = (bags: number) => ({ items: [item(1, bags, 2500)], totalAmount: bags * 2500 })
    expect((await refusal(await edit(all(101)), 409)).detail).toMatch(/^Only 98 bags/)
    expect((await edit(all(100))).status).toBe(200)
    expect(await bagsLeft(1)).toBe(0)
  })

  test('a feed no longer for sale can stay or be reduced, but not increased', async () => {
    const { operator, edit } = await openWithOrder()
    await operator.put('/api/products/1/active', { isActive: false })
    expect(await wrongFields(await edit(FIVE))).toEqual(['items.0.productId'])
    expect((await edit({ items: [item(1, 1, 2500)], totalAmount: 2500 })).status).toBe(200)
  })

  test('the stock moves list the bags of an edit separately', async () => {
    const { operator, edit } = await openWithOrder()
    await edit(FIVE)
    await operator.put('/api/orders/1/status', { status: 'cancelled' })
    const { rows } = await (await operator.get('/api/stock-moves?productId=1')).json()
    const moves = rows.map(({ reason, by }: { reason: string; by: number }) => [reason, by])
    expect(moves.toSorted()).toEqual([
      ['cancelled', 5],
      ['edited', -3],
      ['sold', -2],
    ])
  })
})

describe('refused edits', () => {
  test.each(['shipped', 'delivered', 'cancelled'])('an order that is %s cannot be edited', async (status) => {
    const { operator, edit, read, bagsLeft } = await openWithOrder()
    await operator.put('/api/orders/1/status', { status })
    const [before, bags] = [await read(), await bagsLeft(1)]
    expect((await refusal(await edit(FIVE), 409)).detail).toContain(`is ${status}`)
    expect([await read(), await bagsLeft(1)]).toEqual([before, bags])
  })

  const entry = {
    ...(ROWS.ledgerEntries[1] as (typeof ROWS.ledgerEntries)[number]),
    customerId: 1,
    orderId: 1,
    amount: '-3000.00',
  }

  test('a billed order cannot be edited before its bill is credited', async () => {
    const { operator, edit } = await openWithOrder()
    const { number } = await (await operator.post('/api/orders/1/bill', {})).json()
    expect((await refusal(await edit(FIVE), 409)).detail).toBe(`Order #1 has the bill ${number}. Make a credit note first.`)
    const credit = (amount: string) =>
      operator.post(`/api/bills/${encodeURIComponent(number)}/credit-note`, { amount, reason: 'Wrong feed' })
    expect((await credit('1.00')).status).toBe(201)
    await refusal(await edit(FIVE), 409)
    expect((await credit('4999.00')).status).toBe(201)
    expect((await edit(FIVE)).status).toBe(200)
  })

  test('a total below what was paid for the order asks first, and is refused if the order changes its customer', async () => {
    const { edit, read, placed } = await openWithOrder({ rows: { ledgerEntries: [entry] } })
    const one = { items: [item(1, 1, 2500)], totalAmount: 2500 }
    expect((await refusal(await edit(one), 409)).current).toEqual({ advance: '500.00' })
    const { errors = [] } = await refusal(await edit({ ...one, customerPhone: '98765 43210' }), 422)
    expect(errors).toMatchObject([
      { path: 'totalAmount', message: 'The total cannot be less than ₹3,000, which was paid for this order.' },
    ])
    expect(await read()).toEqual(placed)
    const reversal = { ...entry, id: 3, kind: 'reversal' as const, amount: '3000.00', reverses: entry.id }
    const reversed = await openWithOrder({ rows: { ledgerEntries: [entry, reversal] } })
    expect((await reversed.edit(one)).status).toBe(200)
  })

  test('an overpaid order can be edited, and only a lower total is asked about', async () => {
    const overpaid = { ...entry, amount: '-5001.00' }
    const { edit } = await openWithOrder({ rows: { ledgerEntries: [overpaid] } })
    expect((await edit({ notes: 'Call before you come.' })).status).toBe(200)
    expect((await edit({ discount: 1, discountReason: 'Late', totalAmount: 4999 })).status).toBe(409)
    expect((await edit(FIVE)).status).toBe(200)
    expect((await edit({ items: [item(1, 3, 2500)], totalAmount: 7500 })).status).toBe(200)
  })

  test.each([
    ['no items', { items: [] }, 'items'],
    ['a wrong total', { totalAmount: 4999 }, 'totalAmount'],
    ['a discount without its reason', { discount: 100, totalAmount: 4900 }, 'discountReason'],
    ['a phone of nine digits', { customerPhone: '94190 1234' }, 'customerPhone'],
    ['no street', { shippingAddress: { ...newOrder().shippingAddress, street: '' } }, 'shippingAddress.street'],
  ])('refuses %s at its field', async (_case, changes, path) => {
    const { edit, read, placed } = await openWithOrder()
    expect(await wrongFields(await edit(changes))).toEqual([path])
    expect(await read()).toEqual(placed)
  })

  test('an unknown order cannot be edited', async () => {
    const { operator } = await openWithOrder()
    await refusal(await operator.put('/api/orders/77', newOrder()), 404)
  })
})

test('the audit log records an edit with its figures, and personal fields without values', async () => {
  const { operator, edit } = await openWithOrder()
  await edit({ ...FIVE, customerName: 'Bashir Ahmad' })
  const { rows } = await (await operator.get('/api/changes?noun=orders')).json()
  expect(rows[0].fields).toEqual([
    { field: 'customerName', before: null, after: null },
    { field: 'totalAmount', before: '5000.00', after: '12500.00' },
    {
      field: 'items',
      before: '2 × Early Stage Trout Feed at 2500.00',
      after: '5 × Early Stage Trout Feed at 2500.00',
    },
  ])
})
