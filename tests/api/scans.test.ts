import { expect, test } from 'vitest'
import { CancelledBills, UNDO_TIME } from '~/api/customers/cancelled-bills'
import { reportPayment } from '~/api/customers/payment-reports'
import { viewAt } from '~/api/orders/public-order'
import type { TableName } from '~/api/store/shop-schema'
import type { Shop, ShopReader, Store } from '~/api/store/store'
import type { Bill } from '~/domain/customers/bills-schema'
import { indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import { newContact } from '../fixtures/contacts'
import { newCustomer, newPayment, openLedger } from '../fixtures/customers'
import { newOrder } from '../fixtures/orders'

/** The tables that grow with the years of a shop. */
const GROWING = [
  ...(['orders', 'customers', 'customerNumbers', 'ledgerEntries', 'bills'] as const),
  ...(['paymentReports', 'notifications', 'contacts'] as const),
] satisfies TableName[]

/** Notes each table whose rows are all gone through, from now on. */
function noteScans(store: Store): Set<string> {
  const scans = new Set<string>()
  const watched = <Tables extends ShopReader | Shop>(shop: Tables): Tables =>
    new Proxy(shop, {
      get(_, name: TableName) {
        const table = shop[name]
        if (!GROWING.some((each) => each === name)) return table
        return new Proxy(table, {
          get(_target, key: keyof typeof table) {
            if (key === 'rows') scans.add(name)
            return (table[key] as () => unknown).bind(table)
          },
        })
      },
    })
  const { read, update } = { read: store.read.bind(store), update: store.update.bind(store) }
  store.read = (query) => read((shop) => query(watched(shop)))
  store.update = (change) => update((shop) => change(watched(shop)))
  return scans
}

const READ = [
  ...['orders?page=1', 'orders?page=1&search=nabi', 'orders/1', 'customers?page=1', 'customers?page=1&owing=all', 'customers/1'],
  ...[
    'customers?page=1&search=nabi',
    'ledger?customer=1',
    'bills?page=1',
    'unbilled-orders',
    'contacts?page=1',
    'contacts/recent',
  ],
  ...['notifications?page=1', 'notifications/unread', 'changes?page=1', 'dashboard', 'system', 'stock-moves?productId=1'],
  ...['security-events', `analytics?from=2026-01-01&to=2026-01-31`],
]

test('no call goes through all rows of a table that grows with the years, once its lists were made', async () => {
  const { shop, operator, create, entered, reverse } = await openLedger()
  const json = async (answer: Promise<Response>) => (await answer).json()
  const visitor = shop.browser()
  const done = async (answer: Promise<Response>) => {
    const { status, url } = await answer
    expect([200, 201, 204], url).toContain(status)
  }
  const calls = async (round: number) => {
    const placed = await json(visitor.post('/api/orders', newOrder({ customerPhone: `90000 0000${round}` })))
    const { id, ...order } = await json(operator.get(`/api/orders/${placed.id}`))
    const status = (changes: object) => operator.put(`/api/orders/${id}/status`, changes)
    await done(visitor.post('/api/contact', newContact()))
    await done(visitor.get('/api/notifications'))
    await done(operator.put(`/api/orders/${id}`, { ...order, notes: 'Before noon.' }))
    const report = await shop.store.update((rows) => {
      const reported = { reference: `41234567890${round}`, date: indianDay(new Date()) }
      return reportPayment(rows, rows.orders.get(id) as Order, reported, new Date().toISOString())
    })
    await done(operator.put(`/api/payment-reports/${report.id}`, { state: 'not-found', sentence: '' }))
    await done(operator.put('/api/orders/statuses', { changes: [{ id, from: 'pending', to: 'delivered' }] }))
    const { number } = (await json(operator.post(`/api/orders/${id}/bill`, {}))) as Bill
    const payment = await entered(newPayment({ customerId: order.customerId, orderId: id, amount: 500 }))
    await done(reverse(payment.id))
    await done(operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, { amount: 100, reason: 'Wet.' }))
    await done(status({ status: 'cancelled', bill: number }))
    await new CancelledBills(shop.store).check(Date.now() + UNDO_TIME)
    const other = await create(newCustomer({ phone: `91111 0000${round}` }))
    for (const into of [order.customerId, null]) await done(operator.put(`/api/customers/${other.id}/joined`, { into }))
    await done(operator.put('/api/notifications/read-all'))
    await shop.store.read((rows) => viewAt(shop.store, rows, rows.orders.get(id) as Order, Date.now()))
    for (const path of READ) await done(operator.get(`/api/${path}`))
  }
  await calls(1)
  const scans = noteScans(shop.store)
  await calls(2)
  expect([...scans]).toEqual([])
})
