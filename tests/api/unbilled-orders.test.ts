import { expect, test } from 'vitest'
import { publicOrderAt } from '~/api/orders/public-order'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { openLedger } from '../fixtures/rows/customers'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

/** A shop with shipped orders of one customer, 5,000 rupees each; `statuses` are their statuses. */
async function openWithOrders(...statuses: string[]) {
  const opened = await openLedger()
  await opened.create()
  for (const [index, status] of statuses.entries()) {
    await opened.order()
    await opened.operator.put(`/api/orders/${index + 1}/status`, { status })
  }
  const json = async (path: string) => (await opened.operator.get(path)).json()
  const owingOnPage = (id: number) =>
    opened.shop.store.read((shop) => {
      const order = shop.orders.get(id)
      const view = order && publicOrderAt(opened.shop.store, shop, order, Date.now())
      return view && 'owing' in view ? view.owing : undefined
    })
  const figures = async () => {
    const details = await opened.customer(1)
    const listed: CustomerBalance[] = await json('/api/customers')
    const page = await json('/api/customers?page=1&owing=upTo30')
    const ledger = await json('/api/ledger?customer=1')
    const statement = await (await opened.operator.get('/api/ledger.csv?customer=1')).text()
    const file = await (await opened.operator.get('/api/customers.csv')).text()
    const dashboard = await json('/api/dashboard')
    return {
      balances: [details.balance, listed[0]?.balance, ledger.balance],
      ages: [details.owed.upTo30, page.sums.owed, page.stats.ages.upTo30, dashboard.owed.owed],
      notBilled: [details.notBilled, listed[0]?.notBilled, page.stats.notBilled, dashboard.owed.notBilled],
      csv: [owesIn(file, 'Owes'), owesIn(file, 'Not billed yet'), owesIn(statement, 'Owes')],
    }
  }
  return { ...opened, json, owingOnPage, figures }
}

/** The last row's value of a column. */
function owesIn(csv: string, heading: string): string | undefined {
  const lines = csv.trim().split('\r\n')
  return lines.at(-1)?.split(',')[lines[0]?.split(',').indexOf(heading) ?? -1]
}

test('shipped goods are owed on every screen and in every file, billed or not', async () => {
  const { operator, entered, owingOnPage, figures, customer } = await openWithOrders(...Array(8).fill('delivered'), 'shipped')
  await operator.post('/api/orders/1/bill', {})
  await entered({ amount: 250, orderId: 1 })
  expect(await owingOnPage(1)).toBe('4750.00')
  expect(await owingOnPage(9)).toBe('5000.00')
  const [owed, notBilled] = ['44750.00', '40000.00']
  expect(await figures()).toEqual({
    balances: [owed, owed, owed],
    ages: [owed, owed, owed, owed],
    notBilled: [notBilled, notBilled, notBilled, notBilled],
    csv: [owed, notBilled, owed],
  })
  const { unbilled, owesSince } = await customer(1)
  expect(unbilled).toHaveLength(8)
  expect([unbilled[0], owesSince]).toEqual([{ orderId: 2, date: TODAY, amount: '5000.00' }, owesSince])
})

test('a partial payment of shipped goods is not an advance', async () => {
  const { entered, figures, customer, owingOnPage } = await openWithOrders('delivered')
  await entered({ amount: 2000 })
  expect(await customer(1)).toMatchObject({ balance: '3000.00', advance: '0.00', notBilled: '5000.00' })
  expect(await owingOnPage(1)).toBe('3000.00')
  await entered({ amount: 3500 })
  expect(await customer(1)).toMatchObject({ balance: '-500.00', advance: '500.00', owesSince: null })
  expect((await figures()).csv).toEqual(['', '5000.00', ''])
  expect((await customer(1)).orders).toMatchObject([{ id: 1, paymentStatus: 'paid' }])
})

test('billing does not change what is owed, and returned goods are not owed', async () => {
  const { operator, customer, owingOnPage } = await openWithOrders('delivered', 'pending')
  const before = await customer(1)
  await operator.post('/api/orders/1/bill', {})
  expect(await customer(1)).toMatchObject({ balance: before.balance, notBilled: '0.00', unbilled: [] })
  await operator.put('/api/orders/2/status', { status: 'shipped' })
  expect(await customer(1)).toMatchObject({ balance: '10000.00', notBilled: '5000.00' })
  await operator.put('/api/orders/2/status', { status: 'pending' })
  expect(await customer(1)).toMatchObject({ balance: '5000.00', notBilled: '0.00' })
  expect(await owingOnPage(2)).toBe('5000.00')
})

test('lists orders to bill, oldest first, without billed or returned ones', async () => {
  const { operator, order, json } = await openWithOrders('delivered', 'shipped', 'delivered', 'pending', 'delivered')
  const { id } = await order('my brother')
  await operator.put(`/api/orders/${id}/status`, { status: 'delivered' })
  await operator.post('/api/orders/3/bill', {})
  const { number } = await (await operator.post('/api/orders/5/bill', {})).json()
  const note = await operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, {
    amount: 5000,
    reason: 'Came back.',
    goodsReturned: true,
  })
  expect(note.status).toBe(201)
  const shown = { date: TODAY, amount: '5000.00', customerName: expect.any(String) }
  expect(await json('/api/unbilled-orders')).toEqual({
    count: 3,
    amount: '15000.00',
    rows: [
      { orderId: 1, customerId: 1, ...shown },
      { orderId: 2, customerId: 1, ...shown },
      { orderId: id, ...shown },
    ],
  })
  expect(await json('/api/dashboard')).toMatchObject({
    next: { bill: { count: 3 } },
    owed: { owed: '15000.00', notBilled: '10000.00' },
  })
})

test('lists at most twenty-five orders to bill, and counts all', async () => {
  const { shop, json } = await openWithOrders()
  await shop.store.update(({ orders }) => {
    for (let each = 0; each < 26; each++) orders.insert({ ...storedOrder(), status: 'shipped' })
  })
  expect(await json('/api/unbilled-orders')).toMatchObject({ count: 26, amount: '130000.00', rows: { length: 25 } })
})
