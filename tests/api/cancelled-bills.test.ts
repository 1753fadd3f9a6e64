import { expect, test } from 'vitest'
import { UNDO_TIME } from '~/api/customers/cancelled-bills'
import type { Order } from '~/domain/orders/schema'
import { refusal } from '../fixtures/problems'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock, YEAR } from '../fixtures/stopped-clock'

stopClock()

const FIRST = `TF/${YEAR}/00001`
const SECOND = `TF/${YEAR}/00002`

async function openBilled(...changes: object[]) {
  const shop = await openBillShop(changes.length > 0 ? changes : [{ status: 'delivered' }])
  await shop.bill()
  const set = (body: object) => shop.operator.put('/api/orders/1/status', body)
  const order = async (): Promise<Order> => (await (await shop.operator.get('/api/orders/1')).json()) as Order
  const money = async () => {
    const { bills, entries } = await shop.tables()
    return { bills, entries, balance: (await (await shop.operator.get('/api/customers/1')).json()).balance }
  }
  return { ...shop, set, order, money }
}

test('cancelling a billed order needs a confirmation: the refusal names the bill and its remaining amount', async () => {
  const { set, operator, tables } = await openBilled()
  await operator.post(`/api/bills/TF-${YEAR}-00001/credit-note`, { amount: 1000, reason: 'A wet bag.' })
  const before = await tables()
  const { detail } = await refusal(await set({ status: 'cancelled' }), 409)
  expect(detail).toBe(`Order #1 has the bill ${FIRST}. Cancelling it writes a credit note of ₹4,000: please confirm that.`)
  await refusal(await set({ status: 'cancelled', bill: SECOND }), 409)
  expect(await tables()).toEqual(before)
})

test('no order of several is cancelled if one has a bill that is not named', async () => {
  const { operator, tables } = await openBilled({}, {})
  const change = (id: number, more = {}) => ({ id, from: 'pending', to: 'cancelled', ...more })
  const before = await tables()
  const { detail } = await refusal(await operator.put('/api/orders/statuses', { changes: [change(2), change(1)] }), 409)
  expect(detail).toContain(FIRST)
  expect(await tables()).toEqual(before)
  const answer = await operator.put('/api/orders/statuses', { changes: [change(2), change(1, { bill: FIRST })] })
  expect((await answer.json()).changed).toHaveLength(2)
})

test('accepting a cancel request for a billed order needs the confirmation too', async () => {
  const request = {
    reason: 'Dry.',
    at: '2026-11-20T06:30:00.000Z',
    isAccepted: null,
    sentence: '',
    decidedAt: null,
    decidedBy: null,
  }
  const { operator, order } = await openBilled({ cancelRequest: request })
  const decide = (bill?: string) => operator.put('/api/orders/1/cancel-request', { isAccepted: true, sentence: '', bill })
  expect((await refusal(await decide(), 409)).detail).toContain(FIRST)
  expect(await order()).toMatchObject({ status: 'pending', cancelRequest: { isAccepted: null } })
  expect((await decide(FIRST)).status).toBe(200)
  expect(await order()).toMatchObject({ status: 'cancelled', cancelRequest: { isAccepted: true } })
})

test('an order cancelled and reopened at once gets no credit note, and still owes the same', async () => {
  const { set, money, order, wait } = await openBilled()
  const before = await money()
  expect((await set({ status: 'cancelled', bill: FIRST })).status).toBe(200)
  expect((await money()).bills).toEqual(before.bills)
  expect((await set({ status: 'delivered', from: 'cancelled' })).status).toBe(200)
  await wait()
  expect(await money()).toEqual(before)
  expect(await order()).toMatchObject({ status: 'delivered', billNumber: FIRST, paymentStatus: 'pending' })
})

test('after the undo time the credit note is created once, in the name of the operator who cancelled', async () => {
  const { set, money, order, wait } = await openBilled()
  await set({ status: 'cancelled', bill: FIRST })
  await wait(UNDO_TIME - 5000)
  expect((await money()).bills).toHaveLength(1)
  await Promise.all([wait(), wait()])
  await wait()
  const { bills, balance } = await money()
  expect(bills).toMatchObject([
    { number: FIRST, credits: [{ number: `CN/${YEAR}/00001`, amount: '5000.00' }] },
    { kind: 'credit-note', reason: 'Order #1 was cancelled.', by: 'operator' },
  ])
  expect(balance).toBe('0.00')
  expect(await order()).not.toHaveProperty('billNumber')
})

test('the audit log records who created the credit note', async () => {
  const { operator, set, wait } = await openBilled()
  await set({ status: 'cancelled', bill: FIRST })
  await wait()
  const { rows } = await (await operator.get('/api/changes?noun=bills')).json()
  expect(rows).toContainEqual(expect.objectContaining({ action: 'added', label: `CN/${YEAR}/00001`, username: 'operator' }))
})

test('an order reopened later is billed again in the same transaction, minus earlier credits', async () => {
  const { operator, set, money, order, wait } = await openBilled()
  await operator.post(`/api/bills/TF-${YEAR}-00001/credit-note`, { amount: 500, reason: 'A wet bag.' })
  const before = await money()
  await set({ status: 'cancelled', bill: FIRST })
  await wait()
  expect((await money()).balance).toBe('0.00')
  expect((await set({ status: 'delivered' })).status).toBe(200)
  const { bills, balance } = await money()
  expect(balance).toBe(before.balance)
  expect(bills.slice(3)).toMatchObject([
    { number: SECOND, kind: 'bill', totalAmount: '5000.00' },
    { kind: 'credit-note', creditOf: SECOND, totalAmount: '500.00', reason: 'A wet bag.' },
  ])
  expect(await order()).toMatchObject({ status: 'delivered', billNumber: SECOND })
  expect(await order()).not.toHaveProperty('cancelledBill')
})

test('a paid order that is cancelled and reopened later is paid', async () => {
  const { operator, set, order, wait } = await openBilled()
  await operator.post('/api/ledger', { customerId: 1, kind: 'payment', amount: '5000', method: 'cash', orderId: 1 })
  await set({ status: 'cancelled', bill: FIRST })
  await wait()
  await set({ status: 'delivered' })
  expect(await order()).toMatchObject({ billNumber: SECOND, paymentStatus: 'paid' })
})

test('what was credited manually meanwhile is not billed again', async () => {
  const { operator, set, money, order, wait } = await openBilled()
  await set({ status: 'cancelled', bill: FIRST })
  await operator.post(`/api/bills/TF-${YEAR}-00001/credit-note`, { reason: 'All of it.' })
  await wait()
  await set({ status: 'delivered' })
  expect((await money()).bills).toHaveLength(2)
  expect(await order()).not.toHaveProperty('billNumber')
})

test('Undo keeps changes of another operator', async () => {
  const { set, order } = await openBilled()
  await set({ status: 'cancelled', bill: FIRST })
  await set({ status: 'confirmed' })
  const { detail } = await refusal(await set({ status: 'delivered', from: 'cancelled' }), 409)
  expect(detail).toBe('Order #1 has been changed since: it is confirmed.')
  expect(await order()).toMatchObject({ status: 'confirmed' })
  expect((await set({ status: 'confirmed', from: 'cancelled' })).status).toBe(200)
})

test('cancelling is refused if the credit note series is full', async () => {
  const { store, set, order } = await openBilled()
  await store.update(({ billSeries }) => billSeries.put({ series: `CN/${YEAR}/`, last: 9_999_999 }))
  await refusal(await set({ status: 'cancelled', bill: FIRST }), 409)
  expect(await order()).toMatchObject({ status: 'delivered' })
})
