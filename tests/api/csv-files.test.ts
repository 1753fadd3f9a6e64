import { expect, onTestFinished, test, vi } from 'vitest'
import { csvPieces } from '~/domain/csv'
import { ORDER_COLUMNS } from '~/domain/orders/order-files'
import type { Order } from '~/domain/orders/schema'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

const order = (id: number, changes: Partial<Order> = {}): Order => ({ ...storedOrder(), id, ...changes })

const openWith = async (orders: Order[]) => {
  const shop = openTestShop({ rows: { orders } })
  return { shop, operator: await shop.browser().signIn() }
}

test('the file of orders has those of the filter, newest first, as a spreadsheet opens them', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:45:00.000Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const orders = [
    order(1, { status: 'shipped', customerName: '=SUM(A1)' }),
    order(2),
    order(3, { status: 'shipped', createdAt: '2026-03-02T18:30:00.000Z' }),
    order(4, { status: 'shipped', notes: 'Two\nlines' }),
  ]
  const { operator } = await openWith(orders)
  const answer = await operator.get('/api/orders.csv?status=shipped&to=2026-03-02')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="orders-2026-11-22.csv"`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.toString()).toBe([...csvPieces(ORDER_COLUMNS, [orders[3], orders[0]] as Order[])].join(''))
  expect(bytes.toString()).toMatch(/^\uFEFFOrder,Date,Status,Customer,/)
  expect(bytes.toString()).toContain(",'=SUM(A1),")
})

test('a file of more rows than a piece has each of them once', async () => {
  const { operator } = await openWith(Array.from({ length: 600 }, (_, index) => order(index + 1)))
  const lines = (await (await operator.get('/api/orders.csv')).text()).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(Array.from({ length: 600 }, (_, index) => 600 - index))
})

test('the file of contacts has those of the search', async () => {
  const { shop, operator } = await openWith([])
  for (const subject of ['@dealer', 'Rates']) await shop.browser().post('/api/contact', newContact({ subject }))
  const lines = (await (await operator.get('/api/contacts.csv?search=dealer&kind=enquiry')).text()).split('\r\n')
  expect([lines.length, lines[1]]).toEqual([3, expect.stringContaining(",'@dealer,")])
})

test.each(['/api/orders.csv', '/api/contacts.csv'])('%s is for the operator, and refuses a wrong filter', async (path) => {
  const { shop, operator } = await openWith([])
  await refusal(await shop.browser().get(path), 401)
  await refusal(await operator.get(`${path}?from=today`), 422)
  await operator.delete('/api/session')
  await refusal(await operator.get(path), 401)
})
