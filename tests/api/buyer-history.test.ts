import { expect, test } from 'vitest'
import { reportPayment } from '~/api/customers/payment-reports'
import { askToCancel } from '~/api/orders/cancel-requests'
import { publicOrderAt } from '~/api/orders/public-order'
import type { Shop } from '~/api/store/store'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { Order } from '~/domain/orders/schema'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { rowsReadBy } from '../fixtures/rows/rows-read'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'
import { stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

const PHONE = '+919419000000'
const AT = '2026-11-02T06:30:00.000Z'
const NAME = 'Rukhsana Bano'
const LAL_CHOWK = { ...storedOrder().shippingAddress, street: 'Lal Chowk' }

/** A shop with one buyer of this many delivered orders, half of them billed, and as many unallocated payments. */
function openWith(count: number) {
  const status = 'delivered' as const
  const delivered = { status, statusHistory: [{ status, at: AT }], customerId: 1 }
  const orders = ids(count).map((id): Order => ({ ...storedOrder(NAME, AT), ...delivered, id, linkSalt: 'x' }))
  const entry = {
    customerId: 1,
    date: '2026-11-02',
    method: null,
    reference: '',
    billNumber: null,
    reverses: null,
  }
  const entries = ids(count).flatMap((id): LedgerEntry[] => [
    { ...entry, id, kind: 'payment', amount: '-1000.00', orderId: null, note: '', at: AT, by: '' },
    { ...entry, id: count + id, kind: 'bill', amount: '5000.00', orderId: id % 2 ? id : null, note: '', at: AT, by: '' },
  ])
  const customer = {
    id: 1,
    name: NAME,
    phone: PHONE,
    address: 'Residency Road',
    district: '',
    creditLimit: null,
    note: '',
    joinedTo: null,
  }
  return openTestShop({
    rows: {
      orders,
      ledgerEntries: entries,
      customers: [{ ...customer, createdAt: AT, version: 1 }],
      customerNumbers: [{ phone: PHONE, customerId: 1 }],
      lastIds: [
        { table: 'orders', last: count },
        { table: 'ledgerEntries', last: 2 * count },
        { table: 'customers', last: 1 },
      ],
    },
  })
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Rows that each public call reads if one buyer has this many orders. */
async function readWith(count: number) {
  const { store, browser } = openWith(count)
  const visitor = browser()
  const now = new Date().toISOString()
  const place = async (): Promise<number> => {
    const answer = await visitor.post('/api/orders', newOrder({ quantity: 1, customerPhone: PHONE, customerName: 'Ghulam Nabi' }))
    expect(answer.status).toBe(201)
    return (await answer.json()).id
  }
  const look = (id: number) => store.read((shop) => publicOrderAt(store, shop, shop.orders.get(id) as Order, Date.now()))
  const write = (id: number, change: (shop: Shop, order: Order) => unknown) =>
    store.update((shop) => void change(shop, shop.orders.get(id) as Order))
  const report = (id: number) => {
    const paid = { reference: `4123${String(id).padStart(8, '0')}`, date: TODAY }
    return write(id, (shop, order) => reportPayment(shop, order, paid, now))
  }
  const cancel = (id: number) => write(id, (shop, order) => askToCancel(shop, order, { reason: 'No water.' }, now))
  let placed = await place()
  await look(1)
  const calls: [string, () => Promise<unknown>][] = [
    ['an order', async () => (placed = await place())],
    ['its page', () => look(placed)],
    ['the page of an older one', () => look(3)],
    ['a report', () => report(placed)],
    ['a report of an older one', () => report(4)],
    ['the page of the first, after these', () => look(1)],
    ['the wish to cancel', () => cancel(placed)],
    ['the page of that', () => look(placed)],
    ['a message', () => visitor.post('/api/contact', newContact({ phone: PHONE }))],
  ]
  const read: Record<string, number> = {}
  for (const [name, call] of calls) {
    const { orders, ledgerEntries, customers, paymentReports } = await rowsReadBy(store, call)
    read[name] = orders + ledgerEntries + customers + paymentReports
  }
  return read
}

test('no public call reads more rows if one buyer has more orders', async () => {
  const few = await readWith(300)
  expect(few).toEqual(await readWith(1200))
  expect(Math.max(...Object.values(few))).toBeLessThan(250)
})

test('the page of an order reflects each change of its account', async () => {
  const { store, browser } = openWith(3)
  const operator = await browser().signIn()
  const owing = (id: number) =>
    store.read((shop) => {
      const view = publicOrderAt(store, shop, shop.orders.get(id) as Order, Date.now())
      return 'owing' in view && view.owing
    })
  const { id } = await (await browser().post('/api/orders', newOrder({ customerPhone: PHONE, customerName: NAME }))).json()
  const seen = [await owing(id)]
  const pay = (orderId: number | null, amount: string) =>
    operator.post('/api/ledger', { customerId: 1, kind: 'payment', amount, method: 'cash', orderId, advance: '100000' })
  const { id: entry } = await (await pay(id, '700')).json()
  seen.push(await owing(id))
  await operator.post(`/api/ledger/${entry}/reversal`, undefined)
  seen.push(await owing(id))
  await operator.put(`/api/orders/${id}/status`, { status: 'delivered' })
  await pay(null, '22000')
  seen.push(await owing(id))
  await operator.put(`/api/orders/${id}/status`, { status: 'cancelled' })
  seen.push(await owing(id))
  expect(seen).toEqual(['5000.00', '4300.00', '5000.00', '0.00', '0.00'])
})

test('a stored order’s buyer is normalized once for all comparisons', async () => {
  const { store, browser } = openWith(300)
  let looks = 0
  await store.update(({ orders }) => {
    for (const order of [...orders.rows()]) {
      const { shippingAddress } = order
      orders.put({
        ...order,
        get shippingAddress() {
          looks++
          return shippingAddress
        },
      })
    }
  })
  const place = async () => {
    looks = 0
    const placed = newOrder({ quantity: 1, customerPhone: PHONE, customerName: NAME })
    expect((await browser().post('/api/orders', { ...placed, shippingAddress: LAL_CHOWK })).status).toBe(201)
    return looks
  }
  expect(await place()).toBeGreaterThanOrEqual(200)
  expect(await place()).toBe(0)
})
