import { expect, test } from 'vitest'
import { indianDay } from '~/domain/dates'
import { refusal, wrongFields } from '../fixtures/problems'
import { openLedger } from '../fixtures/rows/customers'

async function openPaid(payment: object = { amount: 5000, orderId: 1 }) {
  const opened = await openLedger()
  await opened.create()
  await opened.order()
  await opened.enter(payment)
  const refund = (changes: object) => opened.enter({ kind: 'refund', method: 'upi', ...changes })
  const order = async () => (await opened.customer(1)).orders[0]
  return { ...opened, refund, order }
}

test('a refund is a positive entry with method and reference', async () => {
  const { refund, operator, customer } = await openPaid({ amount: 800 })
  const answer = await refund({ amount: 300, reference: 'UTR 412345678901', note: 'Paid twice.' })
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { kind: 'refund', amount: '300.00', method: 'upi', reference: 'UTR 412345678901', note: 'Paid twice.', by: 'operator' },
  ])
  expect(await customer(1)).toMatchObject({ balance: '-500.00', advance: '500.00', owesSince: null })
  const csv = await (await operator.get('/api/ledger.csv?customer=1')).text()
  expect(csv).toContain(`,${indianDay(new Date())},2,Refund,,,UPI,UTR 412345678901,,,300.00,,,500.00,Paid twice.`)
  const [change] = (await (await operator.get('/api/changes?noun=ledger')).json()).rows
  expect(change).toMatchObject({ noun: 'ledger', action: 'added', label: 'refund', username: 'operator' })
  expect(change.money).toEqual({ amount: '300.00', customerId: 1, customerName: 'Ghulam Nabi' })
})

test('a refunded order must be paid again unless it is cancelled', async () => {
  const { refund, order, operator, customer } = await openPaid()
  expect(await order()).toMatchObject({ paymentStatus: 'paid', paid: '5000.00' })
  expect((await refund({ amount: 2000, orderId: 1 })).status).toBe(201)
  expect(await order()).toMatchObject({ paymentStatus: 'pending', due: '5000.00', paid: '3000.00' })
  await operator.put('/api/orders/1/status', { status: 'cancelled' })
  expect(await customer(1)).toMatchObject({ balance: '-3000.00', advance: '3000.00' })
  expect((await refund({ amount: 3000, orderId: 1 })).status).toBe(201)
  expect(await customer(1)).toMatchObject({ balance: '0.00', advance: '0.00' })
})

test.each([
  ['more than was paid for its order', { amount: 5000.01, orderId: 1 }, 'Only ₹5,000 was paid for order #1.'],
  [
    'more than is in advance',
    { amount: 1 },
    'Only ₹0 is with us in advance. Please name the order that was paid, or write a credit note first.',
  ],
])('refuses to refund %s, and stores nothing', async (_what, changes, sentence) => {
  const { refund, shop } = await openPaid()
  const { version } = shop.store
  const { errors } = await refusal(await refund(changes), 422)
  expect([errors, shop.store.version]).toEqual([[{ path: 'amount', message: sentence }], version])
})

test('nothing is refunded twice', async () => {
  const { refund } = await openPaid()
  expect((await refund({ amount: 5000, orderId: 1 })).status).toBe(201)
  expect(await wrongFields(await refund({ amount: 1, orderId: 1 }))).toEqual(['amount'])
})

test('a refund’s reference is unique over all methods', async () => {
  const { refund } = await openPaid({ amount: 800, reference: '412345678901' })
  expect((await refund({ amount: 100, reference: '412345678901' })).status).toBe(201)
  const { detail } = await refusal(await refund({ amount: 100, method: 'bank', reference: 'utr:4123 4567 8901' }), 409)
  expect(detail).toContain('A refund with the reference 412345678901 was entered before')
})

test('a refund can be reversed like any manual entry', async () => {
  const { refund, reverse, order } = await openPaid()
  const { id } = await (await refund({ amount: 5000, orderId: 1 })).json()
  expect((await reverse(id)).status).toBe(201)
  expect(await order()).toMatchObject({ paymentStatus: 'paid', paid: '5000.00' })
})

test('a partly refunded order can be reduced to the rest', async () => {
  const { refund, operator, order } = await openPaid()
  await refund({ amount: 2500, orderId: 1 })
  const before = await (await operator.get('/api/orders/1')).json()
  const items = before.items.map((item: object) => ({ ...item, quantity: 1, totalPrice: '2500.00' }))
  expect((await operator.put('/api/orders/1', { ...before, items, totalAmount: '2500.00' })).status).toBe(200)
  expect(await order()).toMatchObject({ paymentStatus: 'paid', due: '2500.00' })
})
