import { expect, test, vi } from 'vitest'
import type { Bill } from '~/domain/customers/bills-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock } from '../fixtures/stopped-clock'

stopClock('2026-10-31T18:29:00.000Z')

/** Two bills and a credit note at the end of October in India, and a bill at the beginning of November. */
async function openRegister() {
  const orders = [
    {},
    { customerName: '=Bashir "Ahmad"' },
    { customerName: 'Chand', deliveryCharge: '300.00', totalAmount: '5300.00' },
  ]
  const shop = await openBillShop(orders)
  await shop.bill(1)
  await shop.bill(2)
  await shop.operator.post('/api/bills/TF-26-27-00002/credit-note', { amount: 500, reason: 'Wet bags.' })
  vi.setSystemTime(new Date('2026-10-31T18:30:00.000Z'))
  await shop.bill(3)
  const list = async (query: string) => (await shop.operator.get(`/api/bills?page=1&${query}`)).json()
  const numbers = async (query: string) => (await list(query)).rows.map(({ number }: Bill) => number)
  return { ...shop, list, numbers }
}

test('lists documents by month in India, by kind and search, newest first', async () => {
  const { numbers } = await openRegister()
  expect(await numbers('')).toEqual(['TF/26-27/00003', 'CN/26-27/00001', 'TF/26-27/00002', 'TF/26-27/00001'])
  expect(await numbers('month=2026-10')).toEqual(['CN/26-27/00001', 'TF/26-27/00002', 'TF/26-27/00001'])
  expect(await numbers('month=2026-11')).toEqual(['TF/26-27/00003'])
  expect(await numbers('kind=credit-note')).toEqual(['CN/26-27/00001'])
  expect(await numbers('search=bashir')).toEqual(['CN/26-27/00001', 'TF/26-27/00002'])
  expect(await numbers('search=00003')).toEqual(['TF/26-27/00003'])
  expect(await numbers('search=%232')).toEqual(['CN/26-27/00001', 'TF/26-27/00002'])
})

test('sums bills and credit notes, of the matches and of the month', async () => {
  const { list } = await openRegister()
  const { sums, stats } = await list('month=2026-10&search=bashir')
  expect(sums).toEqual({ bills: 1, billed: '5000.00', creditNotes: 1, credited: '500.00', net: '4500.00' })
  expect(stats).toEqual({ bills: 2, billed: '10000.00', creditNotes: 1, credited: '500.00', net: '9500.00' })
})

test('a page updates after a credit note for one of its bills', async () => {
  const { list, operator } = await openRegister()
  await list('')
  await operator.post('/api/bills/TF-26-27-00001/credit-note', { reason: 'Sent twice.' })
  const { rows, sums } = await list('')
  expect(rows.map(({ number, credits }: Bill) => [number, credits.length])).toEqual([
    ['CN/26-27/00002', 0],
    ['TF/26-27/00003', 0],
    ['CN/26-27/00001', 0],
    ['TF/26-27/00002', 1],
    ['TF/26-27/00001', 1],
  ])
  expect(sums).toMatchObject({ bills: 3, creditNotes: 2, credited: '5500.00' })
})

test.each([
  ['month=October', 'month'],
  ['month=2026-13', 'month'],
  ['kind=invoice', 'kind'],
  [`search=${'x'.repeat(201)}`, 'search'],
])('refuses %s', async (query, field) => {
  const { operator } = await openBillShop()
  expect(await wrongFields(await operator.get(`/api/bills?page=1&${query}`))).toEqual([field])
  expect(await wrongFields(await operator.get(`/api/bills.csv?${query}`))).toEqual([field])
})

test('the register of a month is a file for the accountant, in order of issue', async () => {
  const { operator } = await openRegister()
  const answer = await operator.get('/api/bills.csv?month=2026-10')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bills-2026-10.csv"')
  const address = '"Raceway Road, Kokernag, Anantnag, Kashmir, Jammu & Kashmir, India",9419000000,,'
  const goods = '2309,"2 × Early Stage Feed (TF-EARLY-25), 25kg",2,0.00,0.00,5000.00,,,'
  expect(
    Buffer.from(await answer.arrayBuffer())
      .toString()
      .split('\r\n'),
  ).toEqual([
    '\uFEFFNumber,Date,Paper,Against bill,Order,Customer,Address,Phone,GSTIN,HSN,Goods,Bags,Discount,Delivery charge,Bill value,Credit note value,Cancelled,Credit notes,Reason,Received,Outstanding',
    `TF/26-27/00001,2026-10-31,Bill of supply,,1,Ghulam Nabi,${address}${goods},,0.00,5000.00`,
    `TF/26-27/00002,2026-10-31,Bill of supply,,2,"'=Bashir ""Ahmad""",${address}${goods}CN/26-27/00001,,0.00,4500.00`,
    `CN/26-27/00001,2026-10-31,Credit note,TF/26-27/00002,2,"'=Bashir ""Ahmad""",${address},,,,,,500.00,,,Wet bags.,,`,
    '',
  ])
})

test('freight has its own column in the register', async () => {
  const { operator } = await openRegister()
  expect(await (await operator.get('/api/bills.csv?month=2026-11')).text()).toContain(',0.00,300.00,5300.00,')
})

test('a bill is found by its number with dashes only', async () => {
  const { operator } = await openRegister()
  expect(await (await operator.get('/api/bills/TF-26-27-00002')).json()).toMatchObject({ number: 'TF/26-27/00002' })
  expect(await (await operator.get('/api/bills/tf-26-27-00002')).json()).toMatchObject({ number: 'TF/26-27/00002' })
  for (const path of ['TF-26-27-00009', '2', 'TF', '__proto__']) await refusal(await operator.get(`/api/bills/${path}`), 404)
})

test.each([
  ['GET', '/api/bills'],
  ['GET', '/api/bills?page=1'],
  ['GET', '/api/bills.csv'],
  ['GET', '/api/bills/TF-26-27-00001'],
  ['POST', '/api/orders/1/bill'],
  ['POST', '/api/bills/TF-26-27-00001/credit-note'],
])('%s %s is only for operators', async (method, path) => {
  const { browser, operator, tables } = await openRegister()
  const before = await tables()
  const body = method === 'POST' ? { reason: 'x' } : undefined
  await refusal(await browser().send(method, path, body), 401)
  await operator.delete('/api/session')
  await refusal(await operator.send(method, path, body), 401)
  expect(await tables()).toEqual(before)
})

test('no call deletes a document', async () => {
  const { operator, tables } = await openRegister()
  const before = (await tables()).bills
  for (const method of ['DELETE', 'PUT', 'PATCH']) {
    await refusal(await operator.send(method, '/api/bills/TF-26-27-00001', {}), 405)
    await refusal(await operator.send(method, '/api/bills', {}), 405)
  }
  expect((await tables()).bills).toEqual(before)
})
