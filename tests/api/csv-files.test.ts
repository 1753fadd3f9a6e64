import { parse } from 'csv-parse/sync'
import { expect, onTestFinished, test, vi } from 'vitest'
import { csvPieces } from '~/domain/csv'
import { paiseIn } from '~/domain/money'
import { orderColumns } from '~/domain/orders/order-files'
import type { Order } from '~/domain/orders/schema'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { openLedger } from '../fixtures/rows/customers'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

const order = (id: number, changes: Partial<Order> = {}): Order => ({ ...storedOrder(), id, ...changes })

const openWith = async (orders: Order[]) => {
  const shop = openTestShop({ rows: { orders } })
  return { shop, operator: await shop.browser().signIn() }
}

test('the orders file contains the filtered orders, newest first, for spreadsheets', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:45:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const orders = [
    order(1, { status: 'shipped', customerName: '=SUM(A1)' }),
    order(2),
    order(3, { status: 'shipped', createdAt: '2026-03-02T18:30:00.000Z' }),
    order(4, { status: 'shipped', notes: 'Two\nlines' }),
  ]
  const columns = orderColumns(({ totalAmount }) => ({ due: paiseIn(totalAmount), paid: 0 }))
  const { operator } = await openWith(orders)
  const answer = await operator.get('/api/orders.csv?status=shipped&to=2026-03-02')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="orders-2026-11-22.csv"`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.toString()).toBe([...csvPieces(columns, [orders[3], orders[0]] as Order[])].join(''))
  expect(bytes.toString()).toMatch(/^\uFEFFOrder,Date,Status,Customer,/)
  expect(bytes.toString()).toContain(",'=SUM(A1),")
})

test('a file of several pieces contains each row once', async () => {
  const { operator } = await openWith(Array.from({ length: 600 }, (_, index) => order(index + 1)))
  const lines = (await (await operator.get('/api/orders.csv')).text()).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(Array.from({ length: 600 }, (_, index) => 600 - index))
})

test('the contacts file contains the search results', async () => {
  const { shop, operator } = await openWith([])
  for (const subject of ['@dealer', 'Rates']) await shop.browser().post('/api/contact', newContact({ subject }))
  const lines = (await (await operator.get('/api/contacts.csv?search=dealer&kind=enquiry')).text()).split('\r\n')
  expect([lines.length, lines[1]]).toEqual([3, expect.stringContaining(",'@dealer,")])
})

/** The rows of a file, by heading. */
async function cellsOf(answer: Response): Promise<Record<string, string>[]> {
  const rows: string[][] = parse(await answer.text(), { bom: true })
  const [headings = [], ...lines] = rows
  return lines.map((line) => Object.fromEntries(headings.map((heading, index) => [heading, line[index] ?? ''])))
}

test('the files of orders and bills have paid and owed amounts, and formatted phones', async () => {
  const { operator, order, entered, create } = await openLedger()
  await create({ phone: '+91-94190-12345' })
  for (const phone of ['94190 12345', '094190 12345', '+91 9419012345']) await order(phone)
  for (const id of [1, 2]) await operator.put(`/api/orders/${id}/status`, { status: 'shipped' })
  const { number } = await (await operator.post('/api/orders/1/bill', {})).json()
  await entered({ amount: 2000, orderId: 1 })
  const orders = await cellsOf(await operator.get('/api/orders.csv'))
  expect(orders.map(({ Order, Phone, Paid, Owing, Bill }) => [Order, Phone, Paid, Owing, Bill])).toEqual([
    ['3', '9419012345', '0.00', '5000.00', ''],
    ['2', '9419012345', '0.00', '5000.00', ''],
    ['1', '9419012345', '2000.00', '3000.00', number],
  ])
  await operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, { amount: '500', reason: 'Torn bags' })
  const bills = await cellsOf(await operator.get('/api/bills.csv'))
  expect(bills.map((bill) => ['Number', 'Phone', 'Received', 'Outstanding'].map((heading) => bill[heading]))).toEqual([
    [number, '9419012345', '2000.00', '2500.00'],
    [expect.any(String), '9419012345', '', ''],
  ])
  for (const path of ['customers.csv', 'ledger.csv?customer=1'])
    expect((await cellsOf(await operator.get(`/api/${path}`))).map(({ Phone }) => Phone)).toContain('9419012345')
})

test.each(['/api/orders.csv', '/api/contacts.csv'])('%s is for operators, and refuses an invalid filter', async (path) => {
  const { shop, operator } = await openWith([])
  await refusal(await shop.browser().get(path), 401)
  await refusal(await operator.get(`${path}?from=today`), 422)
  await operator.delete('/api/session')
  await refusal(await operator.get(path), 401)
})
