import { expect, test } from 'vitest'
import type { Bill } from '~/domain/customers/bills-schema'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newCustomer, openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'

const [HIS, OTHER] = ['94190 12345', '98765 43210']

async function openShop() {
  const opened = await openLedger()
  const { shop, operator } = opened
  const placed = (changes: object = {}) => newOrder({ customerPhone: HIS, ...changes })
  const place = async (changes: object = {}): Promise<Order> =>
    (await (await operator.post('/api/orders', { ...placed(changes), channel: 'phone' })).json()) as Order
  const visit = async (changes: object = {}): Promise<Order> =>
    (await (await shop.browser().post('/api/orders', placed(changes))).json()) as Order
  const read = async (id = 1): Promise<Order> => (await (await operator.get(`/api/orders/${id}`)).json()) as Order
  const edit = (changes: object = {}, id = 1) => operator.put(`/api/orders/${id}`, { ...placed(), ...changes })
  const bill = (id = 1) => operator.post(`/api/orders/${id}/bill`, {})
  const assign = (customerId: number, id = 1) => operator.put(`/api/orders/${id}/customer`, { customerId })
  const join = (id: number, into: number | null) => operator.put(`/api/customers/${id}/joined`, { into })
  const pay = (changes: object = {}) => opened.enter({ amount: 5000, orderId: 1, ...changes })
  const owners = () =>
    shop.store.read(({ ledgerEntries, bills }) => ({
      entries: [...ledgerEntries.rows()].map(({ customerId }) => customerId),
      bills: [...bills.rows()].map(({ customerId }) => customerId),
    }))
  const balances = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await opened.customer(id)).balance))
  return { ...opened, place, visit, read, edit, bill, assign, join, pay, owners, balances }
}

test('an edit with the same phone keeps the customer, even if his own phone was corrected', async () => {
  const { operator, place, edit, read, pay, balances } = await openShop()
  await place()
  await pay()
  await operator.put('/api/customers/1', newCustomer({ phone: OTHER }))
  expect((await edit({ notes: 'Before noon.' })).status).toBe(200)
  expect(await read()).toMatchObject({ customerId: 1, notes: 'Before noon.', paymentStatus: 'paid' })
  expect((await edit({ notes: 'Before noon.', customerPhone: '+91-9419012345' })).status).toBe(200)
  expect(await read()).toMatchObject({ customerId: 1, paymentStatus: 'paid' })
  expect(await balances(1)).toEqual(['-5000.00'])
  expect(await (await operator.get('/api/customers')).json()).toHaveLength(1)
})

test('a corrected phone moves the order’s money too', async () => {
  const { place, edit, read, pay, bill, owners, balances } = await openShop()
  await place()
  await pay()
  await pay({ amount: 700, orderId: null })
  expect((await edit({ customerPhone: OTHER })).status).toBe(200)
  expect(await read()).toMatchObject({ customerId: 2, paymentStatus: 'paid' })
  expect(await owners()).toEqual({ entries: [2, 1], bills: [] })
  expect(await balances(1, 2)).toEqual(['-700.00', '-5000.00'])
  await bill()
  expect(await balances(1, 2)).toEqual(['-700.00', '0.00'])
})

test('reversed entries move too, and the audit log records it', async () => {
  const { operator, place, edit, pay, reverse, owners, balances } = await openShop()
  await place()
  await pay()
  await reverse(1)
  await edit({ customerPhone: OTHER })
  expect(await owners()).toEqual({ entries: [2, 2], bills: [] })
  expect(await balances(1, 2)).toEqual(['0.00', '0.00'])
  const { rows } = await (await operator.get('/api/changes?noun=ledger')).json()
  expect(rows[0]).toMatchObject({ action: 'edited', fields: [{ field: 'customerId', before: '1', after: '2' }] })
})

test('an order with documents keeps its customer, also after its bill is credited', async () => {
  const { operator, place, edit, assign, read, bill, owners } = await openShop()
  await place()
  await operator.post('/api/customers', newCustomer({ phone: OTHER }))
  const { number } = (await (await bill()).json()) as Bill
  expect((await refusal(await edit({ customerPhone: OTHER }), 409)).detail).toContain(number)
  expect((await refusal(await assign(2), 409)).detail).toContain(number)
  expect(await read()).toMatchObject({ customerId: 1 })
  await operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, { reason: 'The wrong man.' })
  expect((await refusal(await edit({ customerPhone: OTHER }), 409)).detail).toContain(number)
  expect((await refusal(await assign(2), 409)).detail).toContain('Please repeat the order for the other customer.')
  expect(await owners()).toEqual({ entries: [1, 1], bills: [1, 1] })
  expect((await edit({ notes: 'By the bridge.' })).status).toBe(200)
})

test('after a separation each customer keeps the money of his own orders', async () => {
  const { place, read, bill, pay, join, owners, balances, create } = await openShop()
  await create({ phone: OTHER })
  expect(await place()).toMatchObject({ customerId: 2 })
  await join(2, 1)
  expect((await bill()).status).toBe(201)
  expect((await pay({ customerId: 1 })).status).toBe(201)
  expect(await owners()).toEqual({ entries: [2, 2], bills: [2] })
  expect(await balances(1)).toEqual(['0.00'])
  expect(await read()).toMatchObject({ paymentStatus: 'paid' })
  await join(2, null)
  expect(await balances(1, 2)).toEqual(['0.00', '0.00'])
  expect(await read()).toMatchObject({ customerId: 2, paymentStatus: 'paid' })
})

test('an edit while two are joined keeps the order’s customer', async () => {
  const { place, edit, read, join, create } = await openShop()
  await create({ phone: OTHER })
  expect(await place()).toMatchObject({ customerId: 2 })
  await join(2, 1)
  await edit({ notes: 'By the bridge.' })
  expect((await read()).customerId).toBe(2)
})

const SOMEBODY = { customerName: 'Bashir Ahmad' }
const elsewhere = { shippingAddress: { ...newOrder().shippingAddress, street: 'Lal Chowk, Srinagar' } }

test.each([
  ['another name', SOMEBODY, `Order #2 came by the phone of Ghulam Nabi, customer #1, in the name of Bashir Ahmad.`],
  ['another address', elsewhere, `Order #2 came by the phone of Ghulam Nabi, customer #1, from another address.`],
])(
  'an order by a customer’s phone with %s is marked, and gets no bill before somebody says whose it is',
  async (_what, changes, why) => {
    const { visit, read, bill, assign, owners } = await openShop()
    await visit()
    expect(await visit(changes), 'a visitor is not told that the phone is known').not.toHaveProperty('customerMatch')
    expect(await read(1)).not.toHaveProperty('customerMatch')
    expect(await read(2)).toMatchObject({ customerId: 1, customerMatch: 'unconfirmed' })
    expect((await refusal(await bill(2), 409)).detail).toBe(`${why} Please say first whose order it is.`)
    expect(await owners()).toEqual({ entries: [], bills: [] })
    await visit(changes)
    expect(await read(3), 'nobody has answered yet').toMatchObject({ customerMatch: 'unconfirmed' })
    expect((await assign(1, 2)).status).toBe(200)
    expect(await read(2)).toMatchObject({ customerId: 1, customerMatch: 'confirmed' })
    expect((await bill(2)).status).toBe(201)
    await visit(changes)
    expect(await read(4), 'it is asked once').not.toHaveProperty('customerMatch')
  },
)

test('an order moved to another customer takes its payments, and later edits do not move it back', async () => {
  const { visit, read, bill, assign, edit, pay, create, owners, balances } = await openShop()
  await visit()
  await visit(SOMEBODY)
  await create({ name: 'Bashir Ahmad', phone: OTHER })
  await pay({ orderId: 2 })
  expect(await (await assign(2, 2)).json()).toMatchObject({ customerId: 2, customerMatch: 'confirmed', paymentStatus: 'paid' })
  await edit({ ...SOMEBODY, notes: 'By the bridge.' }, 2)
  expect(await read(2)).toMatchObject({ customerId: 2, customerMatch: 'confirmed' })
  await bill(2)
  expect(await owners()).toEqual({ entries: [2, 2], bills: [2] })
  expect(await balances(1, 2)).toEqual(['0.00', '0.00'])
})

test('refuses an unknown customer', async () => {
  const { place, assign } = await openShop()
  await place()
  expect(await wrongFields(await assign(9))).toEqual(['customerId'])
  await refusal(await assign(1, 9), 404)
})

test('a buyer with the name of a joined customer counts as the same person', async () => {
  const { visit, read, create, join } = await openShop()
  await create({ name: 'G. N. Wani' })
  await create({ phone: OTHER })
  await join(2, 1)
  await visit({ customerPhone: OTHER })
  expect(await read()).not.toHaveProperty('customerMatch')
})

test('an order by phone compares only the name', async () => {
  const { place, read } = await openShop()
  await place()
  await place(elsewhere)
  await place(SOMEBODY)
  expect(await read(2)).not.toHaveProperty('customerMatch')
  expect(await read(3)).toMatchObject({ customerMatch: 'unconfirmed' })
})

test('a corrected name removes the warning; a phone corrected to another’s adds it', async () => {
  const { visit, edit, read } = await openShop()
  await visit()
  await visit({ ...SOMEBODY, customerPhone: OTHER })
  await visit(SOMEBODY)
  await edit({ ...SOMEBODY, notes: 'By the bridge.' }, 3)
  expect(await read(3)).toMatchObject({ customerMatch: 'unconfirmed' })
  await edit({}, 3)
  expect(await read(3)).not.toHaveProperty('customerMatch')
  await edit({ customerPhone: OTHER }, 3)
  expect(await read(3)).toMatchObject({ customerId: 2, customerMatch: 'unconfirmed' })
})

test('only two hundred orders of a customer are compared, so that a visitor does not wait', async () => {
  const { shop, create, visit, read } = await openShop()
  await create()
  await shop.store.update(({ orders }) => {
    for (let each = 1; each <= 201; each++) orders.insert({ ...storedOrder(`Number ${each}`), customerPhone: HIS, customerId: 1 })
  })
  await visit({ customerName: 'Number 200' })
  await visit({ customerName: 'Number 201' })
  expect(await read(202)).not.toHaveProperty('customerMatch')
  expect(await read(203)).toMatchObject({ customerMatch: 'unconfirmed' })
})
