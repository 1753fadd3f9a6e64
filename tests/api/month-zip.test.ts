import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { MONTH_FILES } from '~/domain/gst/month-files'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { refusal } from '../fixtures/problems'
import { billedCustomer } from '../fixtures/rows/billed-orders'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock } from '../fixtures/stopped-clock'
import { filesInZip } from '../fixtures/zip-files'

stopClock('2026-11-02T06:30:00.000Z')

type Opened = Awaited<ReturnType<typeof openBillShop>>

const zipOf = async ({ operator }: Pick<Opened, 'operator'>, month = '2026-11') =>
  filesInZip(Buffer.from(await (await operator.get(`/api/month.zip?month=${month}`)).bytes()))

const rowsIn = (text = ''): Record<string, string>[] => parse(text, { columns: true, bom: true })

const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rupees(rows.reduce((sum, row) => sum + paiseOwed(row[column] || '0.00'), 0))

async function openMonth() {
  const history = (at: string) => ({ createdAt: at, statusHistory: [{ status: 'pending', at }] })
  const opened = await openBillShop([
    history('2026-10-20T06:30:00.000Z'),
    history('2026-11-02T05:00:00.000Z'),
    history('2026-11-02T05:30:00.000Z'),
  ])
  const { operator, bill } = opened
  await operator.post('/api/products/1/stock-moves', { reason: 'milled', by: 10, purchasePrice: '1800', note: 'First' })
  await bill(1)
  await bill(2)
  await operator.put('/api/orders/2/status', { status: 'delivered' })
  await operator.post('/api/bills/TF-26-27-00002/credit-note', { reason: 'Wet.', goodsReturned: true })
  await operator.post('/api/ledger', { customerId: 1, kind: 'payment', amount: '1200', method: 'cash', advance: '1200' })
  return opened
}

test('the zip has each file of the list, in its order, and the README says what each is', async () => {
  const opened = await openMonth()
  const answer = await opened.operator.get('/api/month.zip?month=2026-11')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="month-2026-11.zip"')
  const files = filesInZip(Buffer.from(await answer.bytes()))
  expect([...files.keys()]).toEqual(Object.keys(MONTH_FILES))
  for (const [name, what] of Object.entries(MONTH_FILES)) expect(files.get('README.txt')).toContain(`${name}: ${what}`)
})

test('each sum of the month is found twice', async () => {
  const files = await zipOf(await openMonth())
  const net = '5000.00'
  expect(files.get('README.txt')).toContain('Bills 10000.00 less credit notes 5000.00 = 5000.00')
  expect(files.get('README.txt')).toContain('These three sums are equal.')
  const documents = rowsIn(files.get('documents.csv'))
  expect([sumOf(documents, 'Bill value'), sumOf(documents, 'Credit note value')]).toEqual(['10000.00', '5000.00'])
  expect(sumOf(rowsIn(files.get('document-lines.csv')), 'Value')).toBe(net)
  expect(sumOf(rowsIn(files.get('gst-12-others.csv')), 'Total Value')).toBe(net)
  expect(rowsIn(files.get('gst-12-registered.csv'))).toEqual([])
  expect(sumOf(rowsIn(files.get('gst-8.csv')), 'Exempted(other than nil rated/non GST supply)')).toBe(net)
  expect(sumOf(rowsIn(files.get('gst-places.csv')), 'Others')).toBe(net)
  expect(sumOf(rowsIn(files.get('day-book.csv')), 'Charged')).toBe(net)
  expect(sumOf(rowsIn(files.get('gst-credit-notes.csv')), 'Value')).toBe('5000.00')
  expect(rowsIn(files.get('debtors.csv'))).toMatchObject([
    { Customer: 'Ghulam Nabi', '0 to 30 days': '3800.00', Owed: '3800.00', 'In advance': '0.00' },
    { Customer: 'All', Owed: '3800.00' },
  ])
  const html = files.get('documents.html') ?? ''
  for (const { Number: number = '-' } of documents) expect(html).toContain(`Number ${number}`)
  expect(rowsIn(files.get('changes.csv')).map(({ What }) => What)).toContain('ledger')
})

test('the stock opens and closes with its moves, in bags, kilograms and value', async () => {
  const opened = await openMonth()
  const files = await zipOf(opened)
  const [stock] = rowsIn(files.get('stock.csv'))
  const { stockQuantity } = await opened.store.read((shop) => shop.products.get(1) ?? { stockQuantity: 0 })
  const closing = stockQuantity
  expect(stock).toMatchObject({ In: '12', Out: '4', 'Closing bags': String(closing), 'Opening bags': String(closing - 8) })
  expect(stock).toMatchObject({
    'Closing kilograms': (closing * 25).toFixed(2),
    'Purchase price of a bag': '1800.00',
    'Closing value': rupees(closing * 180_000),
  })
  const moves = rowsIn(files.get('stock-moves.csv'))
  expect(moves.map(({ Why, Bags, Order }) => [Why, Bags, Order])).toEqual([
    ['sold', '-2', '2'],
    ['sold', '-2', '3'],
    ['milled', '10', ''],
    ['returned', '2', '2'],
  ])
})

test('a past month says what was owed at its end, whatever came later', async () => {
  const opened = await openMonth()
  vi.setSystemTime(new Date('2026-12-05T06:30:00.000Z'))
  await opened.operator.signIn()
  const before = await zipOf(opened)
  await opened.operator.post('/api/ledger', {
    customerId: 1,
    kind: 'payment',
    amount: '3800',
    method: 'upi',
    reference: '400000000009',
  })
  await opened.cancel(1)
  const after = await zipOf(opened)
  for (const name of ['debtors.csv', 'day-book.csv', 'gst-13.csv', 'gst-8.csv', 'stock.csv', 'stock-moves.csv'])
    expect(after.get(name), name).toBe(before.get(name))
  const december = await zipOf(opened, '2026-12')
  expect(rowsIn(december.get('debtors.csv')).at(-1)).toMatchObject({ Owed: '0.00', 'In advance': '5000.00' })
})

test('the age of a debt in the current month is that of today', async () => {
  const opened = await openMonth()
  for (const [day, ages] of [
    ['2026-12-01', ['3800.00', '0.00']],
    ['2026-12-05', ['0.00', '3800.00']],
  ] as const) {
    vi.setSystemTime(new Date(`${day}T06:30:00.000Z`))
    await opened.operator.signIn()
    const [debtor] = rowsIn((await zipOf(opened, '2026-12')).get('debtors.csv'))
    expect([debtor?.['0 to 30 days'], debtor?.['31 to 60 days']]).toEqual(ages)
  }
})

test.each([
  ['before the shop began', '2020-02'],
  ['with nothing in it', '2026-09'],
])('a month %s has all its files, and sums of nothing', async (_what, month) => {
  const files = await zipOf(await openMonth(), month)
  expect([...files.keys()]).toEqual(Object.keys(MONTH_FILES))
  expect(files.get('README.txt')).toContain('Bills 0.00 less credit notes 0.00 = 0.00')
  expect(files.get('README.txt')).toContain('These three sums are equal.')
  for (const name of ['box.csv', 'documents.csv', 'stock-moves.csv', 'unbilled.csv', 'gst-13.csv', 'changes.csv'])
    expect(rowsIn(files.get(name)), name).toEqual([])
  expect(rowsIn(files.get('debtors.csv'))).toMatchObject([{ Customer: 'All', Owed: '0.00', 'In advance': '0.00' }])
})

test('the printed file escapes what people typed', async () => {
  const opened = await openBillShop([{ customerName: '<script>alert(1)</script>' }], {
    customers: [{ ...billedCustomer, name: '<script>alert(1)</script>' }],
  })
  await opened.bill(1)
  const html = (await zipOf(opened)).get('documents.html') ?? ''
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each(['2026-13', 'November', '', '2026-12', '0000-01', '0099-12'])('refuses the month %j', async (month) => {
  const { operator } = await openBillShop()
  await refusal(await operator.get(`/api/month.zip?month=${month}`), 422)
})

test('the stock of a month whose moves are no longer kept is left out, and the README says so', async () => {
  const opened = await openMonth()
  const october = await zipOf(opened, '2026-10')
  expect(rowsIn(october.get('stock.csv'))).toHaveLength(3)
  expect(october.get('README.txt')).not.toContain('no longer kept')
  await opened.store.update(({ stockMoves }) => {
    const [first] = [...stockMoves.rows()]
    if (!first) return
    stockMoves.delete(first.id)
    stockMoves.put({ ...first, id: 7 })
  })
  const later = await zipOf(opened, '2026-10')
  expect([rowsIn(later.get('stock.csv')), rowsIn(later.get('stock-moves.csv'))]).toEqual([[], []])
  expect(later.get('README.txt')).toContain('Stock moves of this month are no longer kept')
})

test('bags that come back of an order of an earlier month join the two months', async () => {
  const opened = await openMonth()
  await opened.operator.put('/api/orders/1/status', { status: 'delivered' })
  vi.setSystemTime(new Date('2026-12-03T06:30:00.000Z'))
  await opened.operator.signIn()
  const lines = [{ item: 0, bags: 1, goodsReturned: true }]
  await opened.operator.post('/api/bills/TF-26-27-00001/credit-note', { reason: 'Wet.', lines })
  const [november, december] = [await zipOf(opened), await zipOf(opened, '2026-12')]
  const bagsIn = (files: typeof november) => rowsIn(files.get('stock.csv'))[0]
  expect(bagsIn(december)?.['Opening bags']).toBe(bagsIn(november)?.['Closing bags'])
  expect(rowsIn(december.get('stock-moves.csv')).map((row) => [row['Why'], row['Bags']])).toEqual([['returned', '1']])
})

test('the files name a document as its print does', async () => {
  const opened = await openMonth()
  const {
    id: _,
    version: __,
    averageRating: ___,
    totalReviews: ____,
    ...feed
  } = (await (await opened.operator.get('/api/products')).json())[0]
  await opened.operator.put('/api/products/1', { ...feed, gstRate: '18' })
  await opened.bill(3)
  const files = await zipOf(opened)
  const named = (file: string, column: string) =>
    rowsIn(files.get(file)).map((row) => [row['Number']?.slice(-1), row[column]].join(' '))
  const expected = ['1 Bill of supply', '2 Bill of supply', '1 Credit note', '3 Tax invoice']
  expect(named('documents.csv', 'Paper')).toEqual(expected)
  expect(named('document-lines.csv', 'Document')).toEqual(expected)
  expect(files.get('documents.html')).toContain('Tax invoice')
})
