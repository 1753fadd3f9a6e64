import { expect, test } from 'vitest'
import { newOrder, newOrderStatus, ORDER_STATUSES, order, quantity } from './schema'

const sent = {
  customerName: 'Ghulam Nabi',
  customerEmail: 'ghulam@example.com',
  customerPhone: '94190 00000',
  shippingAddress: { street: 'Raceway Road', city: 'Kashmir', state: 'Jammu & Kashmir', zipCode: '190001', country: 'India' },
  totalAmount: '5000',
  notes: 'Before noon',
  items: [{ productId: 1, quantity: 2, unitPrice: 2500, totalPrice: '5000.0' }],
}

test('every amount of an order has two decimals', () => {
  expect(newOrder.parse(sent)).toEqual({
    ...sent,
    totalAmount: '5000.00',
    items: [{ productId: 1, quantity: 2, unitPrice: '2500.00', totalPrice: '5000.00' }],
  })
})

test.each([
  [undefined, ''],
  ['', ''],
  [null, null],
])('notes of %j are stored as %j', (notes, kept) => {
  expect(newOrder.parse({ ...sent, notes }).notes).toBe(kept)
})

test('a stored order is read back unchanged', () => {
  const at = '2026-03-01T06:00:00.000Z'
  const { items, ...rest } = newOrder.parse(sent)
  const stored = {
    ...rest,
    id: 1,
    items: items.map((item) => ({ ...item, productName: 'Early', productSku: 'E-25' })),
    status: 'cancelled',
    statusHistory: [{ status: 'pending', at }],
    paymentStatus: 'pending',
    createdAt: at,
  }
  expect(order.parse(stored)).toEqual(stored)
})

test.each([1, 2, 100_000])('%i bags are accepted', (count) => expect(quantity.parse(count)).toBe(count))
test.each([0, -1, 1.5, 100_001, '2', null, Number.NaN])('%j bags are refused', (count) => {
  expect(quantity.safeParse(count).success).toBe(false)
})

test('a status has five values', () => {
  expect(ORDER_STATUSES.map((status) => newOrderStatus.parse({ status }).status)).toEqual([
    ...['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'],
  ])
  expect(newOrderStatus.safeParse({ status: 'Pending' }).error?.issues[0]?.message).toBe(
    'Please choose one of pending, confirmed, shipped, delivered, cancelled.',
  )
})
