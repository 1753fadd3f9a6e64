import { expect, test, vi } from 'vitest'
import { CancelledBills, UNDO_TIME } from '~/api/customers/cancelled-bills'
import { reportPayment } from '~/api/customers/payment-reports'
import type { Bill } from '~/domain/customers/bills-schema'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newCustomer, openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

const OTHER = newCustomer({ phone: '98765 43210' })

const TWO_FEEDS = {
  items: [
    { productId: 1, quantity: 10, unitPrice: '2500.00', totalPrice: '25000.00' },
    { productId: 2, quantity: 4, unitPrice: '2400.00', totalPrice: '9600.00' },
  ],
}

/** A shop with a delivered, billed order of two feeds. */
async function openDelivered({ status = 'delivered', ...changes }: { status?: string; [field: string]: unknown } = {}) {
  const opened = await openLedger()
  const { operator, create } = opened
  await create()
  const products = await (await operator.get('/api/products')).json()
  const items = TWO_FEEDS.items.map((item, place) => {
    const { price } = products[place]
    return { ...item, unitPrice: price, totalPrice: (Number(price) * item.quantity).toFixed(2) }
  })
  const goods = items.reduce((sum, { totalPrice }) => sum + Number(totalPrice), 0)
  const { discount = 0, deliveryCharge = 0 } = changes as { discount?: number; deliveryCharge?: number }
  const placed = await operator.post(
    '/api/orders',
    newOrder({
      channel: 'phone',
      customerPhone: '94190 12345',
      discountReason: 'Friend',
      ...changes,
      items,
      totalAmount: String(goods - discount + deliveryCharge),
    }),
  )
  expect(placed.status).toBe(201)
  await operator.put('/api/orders/1/status', { status })
  const bill: Bill = await (await operator.post('/api/orders/1/bill', {})).json()
  const credit = (body: object, number = bill.number) =>
    operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, { reason: 'Wet bags.', ...body })
  const stock = async () =>
    (await (await operator.get('/api/products')).json()).slice(0, 2).map((each: { stockQuantity: number }) => each.stockQuantity)
  const read = async (): Promise<Order> => (await operator.get('/api/orders/1')).json()
  const price = (place: number) => Number(items[place]?.unitPrice)
  return { ...opened, bill, credit, stock, read, price, goods, before: await stock() }
}

const back = (item: number, bags: number, goodsReturned = true) => ({ item, bags, goodsReturned })

test('bags of two lines come back, one of them into the stock, and the rest stays owed', async () => {
  const { credit, stock, before, price, goods, customer, read } = await openDelivered()
  const note: Bill = await (await credit({ lines: [back(0, 2), back(1, 1, false)] })).json()
  const value = 2 * price(0) + price(1)
  expect(note).toMatchObject({
    kind: 'credit-note',
    totalAmount: value.toFixed(2),
    discount: '0.00',
    lines: [
      { item: 0, quantity: 2, unit: 'bags', hsn: '2309' },
      { item: 1, quantity: 1, unit: 'bag' },
    ],
  })
  expect(await stock()).toEqual([before[0] + 2, before[1]])
  expect(await customer(1)).toMatchObject({ balance: (goods - value).toFixed(2) })
  expect((await read()).returns).toMatchObject([
    { item: 0, bags: 2, isInStock: true },
    { item: 1, bags: 1, isInStock: false },
  ])
})

test('no more bags of a line come back than are left of it', async () => {
  const { credit, read } = await openDelivered()
  expect((await credit({ lines: [back(0, 7)] })).status).toBe(201)
  const refused = await refusal(await credit({ lines: [back(1, 4), back(0, 4)] }), 422)
  expect(refused.errors).toMatchObject([{ path: 'lines.1.bags', message: 'Only 3 bags of this line are left.' }])
  expect(await wrongFields(await credit({ lines: [back(2, 1)] }))).toEqual(['lines.0.item'])
  expect(await wrongFields(await credit({ lines: [back(0, 1), back(0, 1)] }))).toEqual(['lines'])
  expect(await wrongFields(await credit({ lines: [back(0, 0)] }))).toEqual(['lines.0.bags'])
  expect((await read()).returns).toHaveLength(1)
})

test('returned bags have their part of the discount, and all together cost what all goods did', async () => {
  const { credit, goods, customer, stock, before, read } = await openDelivered({ discount: 1000.01 })
  const paise: number[] = []
  for (const line of [back(0, 3), back(1, 4), back(0, 7)]) {
    const { totalAmount }: Bill = await (await credit({ lines: [line] })).json()
    paise.push(Math.round(Number(totalAmount) * 100))
  }
  expect(paise.reduce((sum, each) => sum + each, 0)).toBe(Math.round((goods - 1000.01) * 100))
  expect(await customer(1)).toMatchObject({ balance: '0.00', notBilled: '0.00' })
  expect(await stock()).toEqual([before[0] + 10, before[1] + 4])
  const { billNumber, goodsReturned } = await read()
  expect([billNumber, goodsReturned]).toEqual([undefined, true])
})

test('the delivery charge stays owed after all bags came back', async () => {
  const { credit, customer, read } = await openDelivered({ deliveryCharge: 300 })
  await credit({ lines: [back(0, 10), back(1, 4)] })
  expect(await customer(1)).toMatchObject({ balance: '300.00' })
  expect((await credit({})).status).toBe(201)
  expect(await customer(1)).toMatchObject({ balance: '0.00', notBilled: '0.00' })
  expect((await read()).goodsReturned).toBe(true)
})

test('what was paid is given back in the same step, and no more than that', async () => {
  const { credit, price, enter, goods, customer } = await openDelivered()
  const refund = { method: 'upi', reference: '412345678901' }
  expect(await wrongFields(await credit({ lines: [back(0, 1)], refund }))).toEqual(['refund'])
  expect(await customer(1)).toMatchObject({ balance: goods.toFixed(2), bills: [{ kind: 'bill' }] })
  await enter({ amount: goods - price(0), orderId: 1 })
  expect((await credit({ lines: [back(0, 2)], refund })).status).toBe(201)
  const { balance, entries } = await customer(1)
  expect(balance).toBe('0.00')
  expect(entries[0]).toMatchObject({ kind: 'refund', amount: price(0).toFixed(2), orderId: 1, ...refund })
})

test('a lower amount than the bags cost is credited, a higher one is refused', async () => {
  const { credit, price } = await openDelivered()
  const cost = 2 * price(0)
  expect(await wrongFields(await credit({ lines: [back(0, 2)], amount: cost + 1 }))).toEqual(['amount'])
  const note: Bill = await (await credit({ lines: [back(0, 2)], amount: cost - 100 })).json()
  expect(note).toMatchObject({ totalAmount: (cost - 100).toFixed(2), discount: '100.00' })
})

test('cancelling and reopening moves only the bags that are left, and bills them with the same credit note', async () => {
  const { credit, stock, before, operator, shop, read, bill } = await openDelivered()
  await credit({ lines: [back(0, 2), back(1, 1, false)] })
  await operator.put('/api/orders/1/status', { status: 'cancelled', bill: bill.number })
  expect(await stock()).toEqual([before[0] + 10, before[1] + 3])
  await new CancelledBills(shop.store).check(Date.now() + UNDO_TIME)
  await operator.put('/api/orders/1/status', { status: 'delivered' })
  expect(await stock()).toEqual([before[0] + 2, before[1]])
  const { billNumber = '', returns } = await read()
  expect(returns).toHaveLength(2)
  const refused = await refusal(await credit({ lines: [back(0, 9)] }, billNumber), 422)
  expect(refused.errors).toMatchObject([{ path: 'lines.0.bags', message: 'Only 8 bags of this line are left.' }])
})

test('after returned bags, the rest of a bill is not taken back without them', async () => {
  const { credit } = await openDelivered()
  await credit({ lines: [back(0, 2)] })
  await refusal(await credit({}), 409)
  expect((await credit({ goodsReturned: true })).status).toBe(201)
})

test('goods that have not left do not come back', async () => {
  const { credit } = await openDelivered({ status: 'confirmed' })
  expect(await wrongFields(await credit({ lines: [back(0, 2)] }))).toEqual(['lines'])
})

test('an unshipped order with returned bags begins anew without its bill', async () => {
  const { credit, operator, stock, before, read } = await openDelivered()
  await credit({ lines: [back(0, 2), back(1, 1, false)] })
  await operator.put('/api/orders/1/status', { status: 'confirmed' })
  expect((await credit({})).status).toBe(201)
  expect(await stock()).toEqual([before[0], before[1] - 1])
  expect(await read()).not.toHaveProperty('returns')
})

test('returned bags are stock moves', async () => {
  const { credit, operator, bill } = await openDelivered()
  vi.setSystemTime(Date.now() + 1000)
  await credit({ lines: [back(0, 2)] })
  vi.setSystemTime(Date.now() + 1000)
  await operator.put('/api/orders/1/status', { status: 'cancelled', bill: bill.number })
  const { rows } = await (await operator.get('/api/stock-moves?productId=1&page=1')).json()
  expect(rows.map(({ reason, by }: { reason: string; by: number }) => [reason, by])).toEqual([
    ['cancelled', 8],
    ['returned', 2],
    ['sold', -10],
  ])
})

test('a bill to a wrong GSTIN and name is replaced in one step, with its credit notes', async () => {
  const { operator, bill, credit, customer, read, goods, price, stock, before } = await openDelivered()
  await credit({ lines: [back(0, 2)] })
  const path = `/api/bills/${bill.number.replaceAll('/', '-')}/mended`
  const mended: Bill = await (await operator.post(path, { name: 'Nabi Trout Farm', gstin: '01ABCDE1234F1ZE' })).json()
  expect(mended).toMatchObject({
    kind: 'bill',
    orderId: 1,
    recipient: { name: 'Nabi Trout Farm', gstin: '01ABCDE1234F1ZE' },
    credits: [{ amount: (2 * price(0)).toFixed(2) }],
  })
  expect(await read()).toMatchObject({ billNumber: mended.number, customerName: 'Nabi Trout Farm', returns: [{ bags: 2 }] })
  expect(await customer(1)).toMatchObject({
    balance: (goods - 2 * price(0)).toFixed(2),
    notBilled: '0.00',
    gstin: '01ABCDE1234F1ZE',
  })
  expect(await stock()).toEqual([before[0] + 2, before[1]])
  expect(await wrongFields(await operator.post(`/api/bills/${mended.number.replaceAll('/', '-')}/mended`, {}))).toEqual(['gstin'])
  await refusal(await operator.post(path, { name: 'Again' }), 409)
})

test('the mended bill keeps what was paid, and is cancelled like any other', async () => {
  const { operator, bill, enter, goods, customer, credit } = await openDelivered()
  await enter({ amount: goods, orderId: 1 })
  const path = `/api/bills/${bill.number.replaceAll('/', '-')}/mended`
  const mended: Bill = await (await operator.post(path, { name: 'Nabi Trout Farm' })).json()
  expect(await customer(1)).toMatchObject({ balance: '0.00', orders: [{ paymentStatus: 'paid' }] })
  expect((await credit({ goodsReturned: true }, mended.number)).status).toBe(201)
  expect(await customer(1)).toMatchObject({ advance: goods.toFixed(2), notBilled: '0.00' })
})

test('a prepaid order made smaller asks whether the rest is kept, or gives it back', async () => {
  const { operator, create, order, enter, customer, shop } = await openLedger()
  await create()
  await order('94190 12345', 2)
  await enter({ amount: 5000, orderId: 1 })
  const edit = (changes: object) =>
    operator.put('/api/orders/1', newOrder({ channel: 'phone', customerPhone: '94190 12345', quantity: 1, ...changes }))
  const { version } = shop.store
  const { detail, current } = await refusal(await edit({}), 409)
  expect(detail).toBe('More than this was paid. Keep ₹2,500 as advance, or give it back?')
  expect([current, shop.store.version]).toEqual([{ advance: '2500.00' }, version])
  await refusal(await edit({ advance: 2499 }), 409)
  expect((await edit({ refund: { method: 'cash' } })).status).toBe(200)
  const { entries, orders, advance } = await customer(1)
  expect(entries.map(({ kind, amount, orderId }) => [kind, amount, orderId])).toEqual([
    ['refund', '2500.00', 1],
    ['payment', '-5000.00', 1],
  ])
  expect([orders[0]?.paymentStatus, advance]).toEqual(['paid', '2500.00'])
  expect((await edit({ refund: { method: 'cash' } })).status).toBe(200)
  expect((await customer(1)).entries).toHaveLength(2)
})

test('what a smaller order frees pays other debts first', async () => {
  const { operator, create, order, enter, customer } = await openLedger()
  await create()
  await order('94190 12345', 2)
  await enter({ amount: 5000, orderId: 1 })
  await order('94190 12345', 1)
  await operator.put('/api/orders/2/status', { status: 'delivered' })
  const smaller = newOrder({ channel: 'phone', customerPhone: '94190 12345', quantity: 1 })
  expect((await operator.put('/api/orders/1', smaller)).status).toBe(200)
  expect((await customer(1)).orders.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid', 'paid'])
})

test('a payment is moved to another customer by two entries that name each other', async () => {
  const { operator, create, order, enter, customer, reverse } = await openLedger()
  await create()
  await create(OTHER)
  await order('94190 12345')
  await order('98765 43210')
  await operator.put('/api/orders/2/status', { status: 'delivered' })
  await enter({ amount: 5000, method: 'upi', reference: '412345678901', orderId: 1 })
  const move = (id: number, customerId: number) => operator.post(`/api/ledger/${id}/move`, { customerId })
  expect(await wrongFields(await move(1, 1))).toEqual(['customerId'])
  expect(await wrongFields(await move(1, 9))).toEqual(['customerId'])
  const answer = await move(1, 2)
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { id: 3, customerId: 2, kind: 'transfer', amount: '-5000.00', orderId: null, transferOf: 2, moves: 1 },
  ])
  expect(await customer(1)).toMatchObject({ balance: '0.00', advance: '0.00', orders: [{ paid: '0.00' }] })
  expect(await customer(2)).toMatchObject({ balance: '0.00', orders: [{ paymentStatus: 'paid' }] })
  await refusal(await move(1, 2), 409)
  await refusal(await move(3, 1), 409)
  await refusal(await reverse(1), 409)
  expect((await reverse(2)).status).toBe(201)
  expect(await customer(1)).toMatchObject({ orders: [{ paid: '5000.00' }] })
  expect((await reverse(1)).status).toBe(201)
})

test('only what was not given back of a payment is moved', async () => {
  const { operator, create, enter, entered, customer } = await openLedger()
  await create()
  await create(OTHER)
  const { id } = await entered({ amount: 1000 })
  await enter({ kind: 'refund', amount: 400 })
  const answer = await operator.post(`/api/ledger/${id}/move`, { customerId: 2 })
  expect(await answer.json()).toMatchObject({ amount: '-600.00' })
  expect(await customer(1)).toMatchObject({ balance: '0.00', advance: '0.00' })
  await refusal(await operator.post(`/api/ledger/${id}/move`, { customerId: 2 }), 409)
})

test('a report of a payment follows it to the other customer', async () => {
  const { operator, create, order, entered, shop } = await openLedger()
  await create()
  await create(OTHER)
  await order('94190 12345')
  await order('98765 43210')
  const now = new Date().toISOString()
  const reference = '412345678901'
  await shop.store.update((rows) => reportPayment(rows, rows.orders.get(2) as Order, { reference, date: now.slice(0, 10) }, now))
  const { id } = await entered({ amount: 500, method: 'upi', reference })
  const reports = async () => (await (await operator.get('/api/payment-reports')).json()) as { state: string; entryId: number }[]
  expect(await reports()).toMatchObject([{ state: 'reported' }])
  const moved = await (await operator.post(`/api/ledger/${id}/move`, { customerId: 2 })).json()
  expect(await reports()).toMatchObject([{ state: 'confirmed', entryId: moved.id }])
  expect((await operator.put('/api/payment-reports/1', { state: 'confirmed' })).status).toBe(200)
  expect(await (await operator.get(`/api/ledger/${moved.id}`)).json()).toMatchObject({ orderId: 2, customerId: 2 })
  await operator.post(`/api/ledger/${moved.id}/reversal`, undefined)
  expect(await reports()).toMatchObject([{ state: 'reported' }])
})

test('a payment is not moved while the books of today are closed', async () => {
  const { operator, create, entered, shop } = await openLedger()
  await create()
  await create(OTHER)
  const { id } = await entered()
  await shop.store.update(({ settings }) => settings.put({ key: 'closed_month', value: '2026-11', version: 1 }))
  await refusal(await operator.post(`/api/ledger/${id}/move`, { customerId: 2 }), 409)
})

test('undo of a status takes back that an order with returned goods began anew', async () => {
  const { operator, credit, stock, before, read, customer } = await openDelivered()
  await credit({ lines: [back(0, 2), back(1, 1, false)] })
  await credit({ goodsReturned: true })
  const returned = await read()
  const inStock = await stock()
  const set = (body: object) => operator.put('/api/orders/1/status', body)
  await set({ status: 'confirmed' })
  expect(await stock()).toEqual(before.map((bags: number, place: number) => bags - (place === 1 ? 1 : 0)))
  await set({ status: 'delivered', from: 'confirmed', isUndo: true })
  const { goodsReturned, returns } = await read()
  expect({ goodsReturned, returns }).toEqual({ goodsReturned: true, returns: returned.returns })
  expect([await stock(), (await customer(1)).balance]).toEqual([inStock, '0.00'])
  const moves = await (await operator.get('/api/stock-moves?productId=1')).json()
  expect(moves.rows[0]).toMatchObject({ stockAfter: inStock[0] })
  expect(moves.rows.reduce((sum: number, { by }: { by: number }) => sum + by, 0)).toBe(0)
  // What left anew is no undo.
  vi.setSystemTime(Date.now() + 1000)
  await set({ status: 'confirmed' })
  await set({ status: 'delivered', from: 'confirmed' })
  expect([await read(), (await customer(1)).unbilled.length]).toEqual([expect.not.objectContaining({ goodsReturned: true }), 1])
})
