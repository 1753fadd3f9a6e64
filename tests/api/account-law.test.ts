import { expect, test, vi } from 'vitest'
import { CancelledBills, UNDO_TIME } from '~/api/customers/cancelled-bills'
import type { Bill } from '~/domain/customers/bills-schema'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newCustomer, newPayment, openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

const [HIS, OTHER, THIRD] = ['94190 12345', '98765 43210', '99060 11111']

async function openShop() {
  const opened = await openLedger()
  const { shop, operator } = opened
  const read = async (id = 1): Promise<Order> => (await operator.get(`/api/orders/${id}`)).json()
  const status = (id: number, status: string, more: object = {}) => operator.put(`/api/orders/${id}/status`, { status, ...more })
  const bill = async (id = 1, body: object = {}): Promise<Bill> => (await operator.post(`/api/orders/${id}/bill`, body)).json()
  const credit = (number: string, body: object = {}) =>
    operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, { reason: 'A wrong GSTIN.', ...body })
  const refund = (amount: number, orderId: number | null = null, customerId = 1) =>
    operator.post('/api/ledger', newPayment({ customerId, kind: 'refund', amount, orderId }))
  const join = async (id: number, into: number | null) => operator.put(`/api/customers/${id}/joined`, { into })
  const stock = async () =>
    (await (await operator.get('/api/products')).json()).map((each: { stockQuantity: number }) => each.stockQuantity)
  const figures = async (id: number) => {
    const { balance, advance, orders } = await opened.customer(id)
    return {
      balance,
      advance,
      orders: orders.map(({ id, due, paid, paymentStatus }) => `${id}: ${paid} of ${due}, ${paymentStatus}`),
    }
  }
  const toBill = async () => (await operator.get('/api/unbilled-orders')).json()
  return { ...opened, shop, read, status, bill, credit, refund, join, stock, figures, toBill }
}

test('an order with another’s phone takes none of that customer’s money, and counts in no balance', async () => {
  const { shop, operator, create, entered, status, figures, toBill } = await openShop()
  await create()
  await entered({ amount: 5000 })
  await shop.browser().post('/api/orders', newOrder({ customerName: 'A Stranger', customerPhone: HIS }))
  await status(1, 'delivered')
  expect(await figures(1)).toEqual({ balance: '-5000.00', advance: '5000.00', orders: ['1: 0.00 of 5000.00, pending'] })
  expect(await toBill()).toMatchObject({ count: 1, amount: '5000.00', rows: [{ orderId: 1 }] })
  const { stats } = await (await operator.get('/api/customers?page=1')).json()
  expect(stats).toMatchObject({ owed: '0.00', notBilled: '0.00', ofNobody: { orders: 1, owed: '5000.00', notBilled: '5000.00' } })
  expect(
    (await refusal(await operator.post('/api/ledger', newPayment({ amount: 8000, orderId: 1, advance: 0 })), 409)).current,
  ).toEqual({
    advance: '3000.00',
  })
  await operator.put('/api/orders/1/customer', { customerId: 1 })
  expect(await figures(1)).toMatchObject({ balance: '0.00', orders: ['1: 5000.00 of 5000.00, paid'] })
})

test('goods for a phone without a customer are owed by nobody until the phone is corrected, at any time', async () => {
  const { shop, operator, status, toBill, customer } = await openShop()
  const abroad = newOrder({ customerPhone: '+44 20 7946 0018', quantity: 1 })
  await shop.browser().post('/api/orders', abroad)
  await status(1, 'delivered')
  const dashboard = async () => (await operator.get('/api/dashboard')).json()
  expect(await dashboard()).toMatchObject({
    owed: { owed: '0.00' },
    next: { bill: { count: 1 } },
    ofNobody: { orders: 1, owed: '2500.00' },
  })
  const edit = (changes: object) => operator.put('/api/orders/1', { ...abroad, ...changes })
  await refusal(await edit({ customerPhone: HIS, notes: 'Also this.' }), 409)
  expect((await edit({ customerPhone: HIS })).status).toBe(200)
  expect(await customer(1)).toMatchObject({ balance: '2500.00', notBilled: '2500.00' })
  expect(await dashboard()).toMatchObject({
    owed: { owed: '2500.00' },
    next: { bill: { count: 1 } },
    ofNobody: { orders: 0, owed: '0.00' },
  })
  expect(await toBill()).toMatchObject({ rows: [{ orderId: 1, customerId: 1 }] })
  await refusal(await edit({ customerPhone: OTHER }), 409)
})

test('unallocated money is refunded only once, however the refund is entered', async () => {
  const { create, order, entered, status, bill, refund, figures } = await openShop()
  await create()
  await order()
  await status(1, 'delivered')
  await entered({ amount: 5000 })
  await bill()
  expect((await refund(5000, 1)).status).toBe(201)
  expect(await figures(1)).toEqual({ balance: '5000.00', advance: '0.00', orders: ['1: 0.00 of 5000.00, pending'] })
  for (const orderId of [1, null]) expect(await wrongFields(await refund(1, orderId))).toEqual(['amount'])
})

test('money of a cancelled order is refunded only once, as an advance or for the order', async () => {
  const { create, order, entered, status, refund, figures } = await openShop()
  await create()
  await order()
  await entered({ amount: 5200, orderId: 1 })
  await status(1, 'cancelled')
  expect((await refund(3000)).status).toBe(201)
  expect(await wrongFields(await refund(2201, 1))).toEqual(['amount'])
  expect((await refund(2200, 1)).status).toBe(201)
  for (const orderId of [1, null]) expect(await wrongFields(await refund(1, orderId))).toEqual(['amount'])
  await status(1, 'pending')
  expect(await figures(1)).toEqual({ balance: '0.00', advance: '0.00', orders: ['1: 0.00 of 5000.00, pending'] })
})

test('an order moved to another customer takes its money up to its total, and that pays his older orders too', async () => {
  const { operator, create, order, entered, status, figures, customer, reverse } = await openShop()
  await create()
  await create({ name: 'Bashir Ahmad', phone: OTHER })
  await order()
  await order()
  await status(1, 'delivered')
  const { id } = await entered({ amount: 10_000, orderId: 2 })
  expect((await operator.put('/api/orders/2', newOrder({ customerPhone: OTHER }))).status).toBe(200)
  expect(await figures(1)).toEqual({ balance: '0.00', advance: '0.00', orders: ['1: 5000.00 of 5000.00, paid'] })
  expect(await figures(2)).toEqual({ balance: '-5000.00', advance: '5000.00', orders: ['2: 5000.00 of 5000.00, paid'] })
  const [left] = (await customer(1)).entries
  const [taken] = (await customer(2)).entries
  expect([left, taken]).toMatchObject([
    { kind: 'transfer', amount: '-5000.00', orderId: null, transferOf: taken?.id },
    { kind: 'transfer', amount: '5000.00', orderId: 2, transferOf: left?.id },
  ])
  expect((await refusal(await reverse(id), 409)).detail).toContain(`entry #${taken?.id}`)
  expect((await reverse(left?.id ?? 0)).status).toBe(201)
  expect(await figures(1)).toMatchObject({ balance: '5000.00', orders: ['1: 0.00 of 5000.00, pending'] })
  expect(await figures(2)).toMatchObject({ balance: '-10000.00' })
  expect((await reverse(id)).status).toBe(201)
  expect(await figures(2)).toMatchObject({ balance: '0.00', orders: ['2: 0.00 of 5000.00, pending'] })
})

test('unallocated money refunded for an order does not return when the order moves to another customer', async () => {
  const { operator, create, order, entered, status, refund, figures } = await openShop()
  await create()
  await create({ name: 'Bashir Ahmad', phone: OTHER })
  await order()
  await status(1, 'delivered')
  await entered({ amount: 5000 })
  await refund(5000, 1)
  expect((await operator.put('/api/orders/1/customer', { customerId: 2 })).status).toBe(200)
  expect(await figures(1)).toEqual({ balance: '0.00', advance: '0.00', orders: [] })
  expect(await figures(2)).toEqual({ balance: '5000.00', advance: '0.00', orders: ['1: 0.00 of 5000.00, pending'] })
})

test('separating a customer also separates those joined to him, with all their data', async () => {
  const { create, entered, join, figures, customer } = await openShop()
  await create({ name: 'A' })
  await create({ name: 'B', phone: OTHER })
  await create({ name: 'C', phone: THIRD })
  await entered({ customerId: 1, amount: 100 })
  await join(1, 2)
  await join(2, 3)
  expect((await customer(3)).joined.map(({ id }) => id)).toEqual([1, 2])
  expect(await figures(3)).toMatchObject({ balance: '-100.00' })
  const parted = await (await join(2, null)).json()
  expect(parted).toMatchObject({ id: 2, joinedTo: null, stays: [] })
  expect((await customer(2)).joined.map(({ id }) => id)).toEqual([1])
  expect([(await figures(2)).balance, (await figures(3)).balance]).toEqual(['-100.00', '0.00'])
  await join(1, null)
  expect([(await figures(1)).balance, (await figures(2)).balance]).toEqual(['-100.00', '0.00'])
})

test('a separation reports which money stays with whom, before and after', async () => {
  const { create, entered, reverse, join, customer } = await openShop()
  await create({ name: 'A' })
  await create({ name: 'B', phone: OTHER })
  await entered({ customerId: 2, amount: 40 })
  vi.setSystemTime(new Date('2026-11-22T06:31:00.000Z'))
  await join(1, 2)
  await entered({ customerId: 1, amount: 700 })
  const { id } = await entered({ customerId: 1, amount: 50 })
  await reverse(id)
  const stays = [{ customerId: 2, name: 'B', amount: '700.00' }]
  expect((await customer(2)).joined).toMatchObject([{ id: 1, stays }])
  expect(await (await join(1, null)).json()).toMatchObject({ id: 1, stays })
  expect((await customer(2)).balance).toBe('-740.00')
})

test('a phone belongs to one customer, through joins and separations', async () => {
  const { operator, create, order, join } = await openShop()
  await create({ name: 'A' })
  await create({ name: 'B', phone: OTHER })
  await create({ name: 'C', phone: THIRD })
  await join(2, 1)
  const phone = (id: number, name: string, phone: string) => operator.put(`/api/customers/${id}`, newCustomer({ name, phone }))
  expect((await phone(1, 'A', OTHER)).status).toBe(200)
  await join(1, 3)
  expect((await refusal(await join(2, null), 409)).detail).toContain('customer #1')
  expect((await join(1, null)).status).toBe(200)
  expect((await refusal(await join(2, null), 409)).detail).toContain('customer #1')
  expect((await order(OTHER)).customerId).toBe(1)
  expect((await phone(1, 'A', HIS)).status).toBe(200)
  expect((await join(2, null)).status).toBe(200)
  expect((await order(OTHER)).customerId).toBe(2)
  await refusal(await phone(3, 'C', OTHER), 409)
})

test('after a credit note, kept goods are owed and can be billed; returned goods are in stock and not owed', async () => {
  const { create, order, status, bill, credit, figures, toBill, stock, read } = await openShop()
  await create()
  await order()
  const [before] = await stock()
  expect(await wrongFields(await credit((await bill()).number, { goodsReturned: true }))).toEqual(['goodsReturned'])
  await status(1, 'delivered')
  expect(await wrongFields(await credit('TF/26-27/00001', { goodsReturned: true, amount: 100 }))).toEqual(['goodsReturned'])
  const { number } = (await read()).billNumber ? { number: (await read()).billNumber as string } : await bill()
  expect((await credit(number)).status).toBe(201)
  expect(await figures(1)).toMatchObject({ balance: '5000.00', orders: ['1: 0.00 of 5000.00, pending'] })
  expect(await toBill()).toMatchObject({ count: 1, amount: '5000.00' })
  const again = await bill(1, { gstin: '01ABCDE1234F1ZE' })
  expect(await toBill()).toMatchObject({ count: 0 })
  expect((await credit(again.number, { goodsReturned: true })).status).toBe(201)
  expect(await figures(1)).toMatchObject({ balance: '0.00', orders: ['1: 0.00 of 0.00, paid'] })
  expect([await toBill(), await stock()]).toMatchObject([{ count: 0 }, { 0: before + 2 }])
  await status(1, 'cancelled')
  expect((await stock())[0], 'they come back once').toBe(before + 2)
  await status(1, 'pending')
  expect((await stock())[0]).toBe(before)
  expect((await read()).goodsReturned).toBeUndefined()
})

test('a reopened order is billed again for its customer', async () => {
  const { shop, operator, create, order, status, bill, customer } = await openShop()
  await create()
  await order()
  const { number } = await bill(1, { gstin: '01ABCDE1234F1ZE' })
  await status(1, 'cancelled', { bill: number })
  await new CancelledBills(shop.store).check(Date.now() + UNDO_TIME)
  await refusal(await operator.put('/api/orders/1', newOrder({ customerPhone: OTHER })), 409)
  await operator.post('/api/customers', newCustomer({ phone: OTHER }))
  await refusal(await operator.put('/api/orders/1/customer', { customerId: 2 }), 409)
  await shop.store.update((rows) => {
    const owner = rows.customers.get(1)
    if (owner) rows.customers.put({ ...owner, gstin: '01ZZZZZ9999Z9ZE' })
  })
  await status(1, 'pending')
  const { bills } = await customer(1)
  const anew = await (await operator.get(`/api/bills/${bills[0]?.number.replaceAll('/', '-')}`)).json()
  expect(anew).toMatchObject({ kind: 'bill', recipient: { gstin: '01ZZZZZ9999Z9ZE' } })
})

test('nothing is owed within the undo time of a cancelled order, also with a process whose clock is behind', async () => {
  const { shop, create, order, status, bill, figures } = await openShop()
  await create()
  await order()
  await order()
  const { number: first } = await bill(1)
  for (const number of [first, (await bill(2)).number]) await status(Number(number.slice(-1)), 'cancelled', { bill: number })
  expect((await figures(1)).orders).toEqual(['2: 0.00 of 0.00, pending', '1: 0.00 of 0.00, pending'])
  const bills = async () => (await shop.store.read((rows) => [...rows.bills.rows()])).length
  await new CancelledBills(shop.store).check(Date.now() - 50)
  expect(await bills()).toBe(2)
  await shop.store.update((rows) => {
    const broken = rows.bills.get(first)
    if (broken) rows.bills.put({ ...broken, credits: undefined as never })
  })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  await new CancelledBills(shop.store).check(Date.now() + UNDO_TIME)
  expect([await bills(), warned.mock.calls]).toMatchObject([3, [[expect.stringContaining('order #1')]]])
})

test('an accepted cancel request is removed when its order is reopened, and can be repeated', async () => {
  const { shop, operator, create, order, status, read } = await openShop()
  await create()
  await order()
  const wish = () =>
    shop.store.update((rows) => {
      const now = new Date().toISOString()
      const asked = { reason: 'Late.', at: now, isAccepted: null, sentence: '', decidedAt: null, decidedBy: null }
      const before = rows.orders.get(1) as Order
      rows.orders.put({ ...before, cancelRequest: asked })
    })
  await wish()
  expect((await operator.put('/api/orders/1/cancel-request', { isAccepted: true })).status).toBe(200)
  await status(1, 'confirmed')
  expect(await read()).not.toHaveProperty('cancelRequest')
  await wish()
  await operator.put('/api/orders/1/cancel-request', { isAccepted: false, sentence: 'It is on its way.' })
  await status(1, 'cancelled')
  await status(1, 'confirmed')
  expect((await read()).cancelRequest).toMatchObject({ isAccepted: false })
})
