import { expect, test, vi } from 'vitest'
import { formatDate, indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { refusal, wrongFields } from '../fixtures/problems'
import { newPayment, openLedger } from '../fixtures/rows/customers'
import { stopClock, TODAY } from '../fixtures/stopped-clock'

const tomorrow = '2026-11-23'

stopClock()

async function openWithOrder() {
  const opened = await openLedger()
  await opened.create()
  await opened.order()
  return opened
}

test('a payment is stored as negative, and reduces the balance', async () => {
  const { operator, enter, customer } = await openWithOrder()
  const answer = await enter({ amount: 500, method: 'upi', reference: '400000000001', note: 'Half.' })
  expect([answer.status, await answer.json()]).toEqual([
    201,
    {
      id: 1,
      customerId: 1,
      kind: 'payment',
      amount: '-500.00',
      date: TODAY,
      method: 'upi',
      reference: '400000000001',
      orderId: null,
      billNumber: null,
      reverses: null,
      note: 'Half.',
      at: expect.any(String),
      by: 'operator',
    },
  ])
  await enter({ amount: '250.50', method: 'cash' })
  await enter({ kind: 'adjustment', amount: 100, method: null })
  expect((await customer(1)).balance).toBe('-650.50')
  const { rows, balance } = await (await operator.get('/api/ledger?customer=1')).json()
  expect([balance, rows.map(({ amount }: { amount: string }) => amount)]).toEqual(['-650.50', ['100.00', '-250.50', '-500.00']])
  const page = await (await operator.get('/api/ledger?customer=1&page=2&size=2')).json()
  expect(page).toMatchObject({ page: 2, pages: 2, total: 3, balance: '-650.50', rows: [{ amount: '-500.00' }] })
})

test.each([
  ['a payment of 0', 'amount', { amount: 0 }],
  ['a payment below zero', 'amount', { amount: '-5' }],
  ['a refund below zero', 'amount', { kind: 'refund', amount: '-5' }],
  ['a refund of 0', 'amount', { kind: 'refund', amount: 0 }],
  ['more than 10 crore rupees', 'amount', { amount: '100000000.01' }],
  ['an adjustment of more than 10 crore rupees', 'amount', { kind: 'adjustment', amount: '-100000000.01' }],
  ['half a paisa', 'amount', { amount: '0.005' }],
  ['a day in the future', 'date', { date: tomorrow }],
  ['no day', 'date', { date: '2026-02-30' }],
  ['a year that is half typed', 'date', { date: '0026-11-22' }],
  ['an unknown customer', 'customerId', { customerId: 99 }],
  ['an unknown order', 'orderId', { orderId: 99 }],
  ['another customer’s order', 'orderId', { orderId: 2 }],
  ['a cancelled order', 'orderId', { orderId: 3 }],
  ['an order whose phone names nobody', 'orderId', { orderId: 4 }],
  ['a bill by hand', 'kind', { kind: 'bill' }],
  ['a method that nobody knows', 'method', { method: 'barter' }],
])('refuses %s at its field, and stores nothing', async (_what, field, changes) => {
  const { shop, operator, enter, order } = await openWithOrder()
  await order('98765 43210')
  await order()
  await operator.put('/api/orders/3/status', { status: 'cancelled' })
  await order('my brother')
  const { version } = shop.store
  expect(await wrongFields(await enter(changes))).toEqual([field])
  expect(shop.store.version).toBe(version)
})

test('ten crore rupees are accepted', async () => {
  const { enter } = await openWithOrder()
  expect((await enter({ amount: '100000000' })).status).toBe(201)
})

const DECORATED = ['UTR 400000000001', 'utr:400000000001', '400000000001.', '\u202a400000000001\u202c', '4000\u200b00000001']

test.each(['upi', 'bank', 'cheque', 'cash', null])('a UTR is accepted once over all methods: first by %s', async (method) => {
  const { enter } = await openWithOrder()
  expect((await enter({ method, reference: '400000000001' })).status).toBe(201)
  for (const other of ['upi', 'bank', 'cheque', 'cash', null])
    for (const reference of DECORATED)
      expect([other, reference, (await enter({ method: other, reference })).status]).toEqual([other, reference, 409])
})

test('the number of a cheque or receipt is accepted once per method', async () => {
  const { enter } = await openWithOrder()
  const statuses = []
  for (const method of ['cheque', 'cheque', 'cash', 'cash'])
    statuses.push((await enter({ method, reference: 'No. 000123' })).status)
  expect(statuses).toEqual([201, 409, 201, 409])
})

test('a reference can be reused after its payment is reversed', async () => {
  const { enter, reverse } = await openWithOrder()
  const payment = { method: 'upi', reference: 'UTR400000000001' }
  expect((await enter(payment)).status).toBe(201)
  const { detail } = await refusal(await enter({ ...payment, reference: 'utr400000000001 ' }), 409)
  expect(detail).toBe(`A payment with the reference UTR400000000001 was entered before, on ${formatDate(TODAY)}.`)
  expect((await reverse(1)).status).toBe(201)
  expect((await enter(payment)).status).toBe(201)
})

test('a reference is recognized in all formats: with spaces, dashes or Urdu digits', async () => {
  const { enter } = await openWithOrder()
  await enter({ method: 'upi', reference: '400000000001' })
  for (const reference of ['4000 0000 0001', '4000-0000-0001', '۴۰۰۰۰۰۰۰۰۰۰۱']) {
    expect([reference, (await enter({ method: 'upi', reference })).status]).toEqual([reference, 409])
  }
  expect((await enter({ method: 'upi', reference: ' - ' })).status).toBe(201)
})

test('a payment sent twice is booked once', async () => {
  const { operator, customer } = await openWithOrder()
  const send = () => operator.post('/api/ledger', newPayment(), { 'Idempotency-Key': 'pressed-twice' })
  expect(await (await send()).json()).toEqual(await (await send()).json())
  expect((await customer(1)).balance).toBe('-500.00')
})

test('an entry is reversed by one of the opposite amount that names it', async () => {
  const { entered, reverse, customer } = await openWithOrder()
  const { id } = await entered({ amount: 750 })
  const answer = await reverse(id)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toMatchObject({ kind: 'reversal', amount: '750.00', reverses: id, date: TODAY })
  expect((await customer(1)).balance).toBe('0.00')
})

test('refuses to reverse a reversal, a reversed entry, and an unknown entry', async () => {
  const { entered, reverse } = await openWithOrder()
  const { id } = await entered()
  const { id: reversal } = await (await reverse(id)).json()
  await refusal(await reverse(reversal), 409)
  await refusal(await reverse(id), 409)
  await refusal(await reverse(99), 404)
})

test('an adjustment may name a cancelled order', async () => {
  const { operator, enter } = await openWithOrder()
  await operator.put('/api/orders/1/status', { status: 'cancelled' })
  expect((await enter({ kind: 'adjustment', orderId: 1, method: null })).status).toBe(201)
})

test('debts age while the shop runs', async () => {
  vi.setSystemTime(new Date('2026-11-01T06:30:00.000Z'))
  const { operator, create, customer } = await openLedger()
  await create({ openingBalance: 700 })
  expect((await customer(1)).owed).toMatchObject({ upTo30: '700.00', upTo60: '0.00' })
  vi.setSystemTime(new Date('2026-12-02T06:30:00.000Z'))
  await operator.signIn()
  expect((await customer(1)).owed).toMatchObject({ upTo30: '0.00', upTo60: '700.00' })
})

test('requires a customer for the list of entries', async () => {
  const { operator } = await openWithOrder()
  for (const query of ['', '?customer=99', '?customer=x'])
    expect(await wrongFields(await operator.get(`/api/ledger${query}`))).toEqual(['customer'])
  const { errors } = await (await operator.get('/api/ledger')).json()
  expect(errors).toEqual([{ path: 'customer', message: 'Please name a customer by its number.' }])
})

test('a statement is a CSV file, oldest first, with the balance after each entry', async () => {
  const { operator, entered } = await openWithOrder()
  await entered({ kind: 'opening', amount: 900, method: null, date: '2026-04-01' })
  await entered({ amount: 400, reference: '=1+1', date: '2026-04-02' })
  await entered({ amount: 700, date: '2026-04-03' })
  const answer = await operator.get('/api/ledger.csv?customer=1')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="statement-1-${TODAY}.csv"`)
  expect((await answer.text()).trimEnd().split('\r\n').slice(1)).toEqual([
    'Ghulam Nabi,9419012345,2026-04-01,1,Opening balance,,,,,,,900.00,,900.00,,',
    "Ghulam Nabi,9419012345,2026-04-02,2,Payment,,,Cash,'=1+1,,,,400.00,500.00,,",
    'Ghulam Nabi,9419012345,2026-04-03,3,Payment,,,Cash,,,,,700.00,,200.00,',
  ])
  const ofDays = await (await operator.get('/api/ledger.csv?customer=1&from=2026-04-02&to=2026-04-02')).text()
  expect(ofDays.trimEnd().split('\r\n').slice(1)).toEqual([
    'Ghulam Nabi,9419012345,2026-04-02,,Opening balance,,,,,,,,,900.00,,',
    "Ghulam Nabi,9419012345,2026-04-02,2,Payment,,,Cash,'=1+1,,,,400.00,500.00,,",
  ])
  expect(await wrongFields(await operator.get('/api/ledger.csv?customer=1&from=2026-04-02&to=2026-04-01'))).toEqual(['to'])
})

test('debtors are listed with the oldest debt first, by age, and as CSV', async () => {
  const { operator, create, entered } = await openWithOrder()
  for (const [index, days] of [10, 45, 90].entries()) {
    const { id: customerId } = await create({ name: `Owes ${days}`, phone: `98765 4321${index}` })
    const date = indianDay(new Date(Date.now() - days * DAY))
    await entered({ customerId, kind: 'opening', amount: days, method: null, date })
  }
  const page = async (owing: string) => (await operator.get(`/api/customers?page=1&owing=${owing}`)).json()
  const all = await page('all')
  expect(all.rows.map(({ name }: { name: string }) => name)).toEqual(['Owes 90', 'Owes 45', 'Owes 10'])
  const ages = { upTo30: '10.00', upTo60: '45.00', over60: '90.00' }
  expect(all.sums).toEqual({ customers: 3, owed: '145.00', ages, notBilled: '0.00' })
  for (const [age, owed] of Object.entries(ages)) expect((await page(age)).rows).toMatchObject([{ balance: owed }])
  expect(await wrongFields(await operator.get('/api/customers?owing=never'))).toEqual(['owing'])
  const lines = (await (await operator.get('/api/customers.csv?owing=all')).text()).trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',')[1])).toEqual(['Name', 'Owes 90', 'Owes 45', 'Owes 10'])
})

test('a payment for several orders creates an entry for each with its reference, or none', async () => {
  const { operator, order, customer } = await openWithOrder()
  for (const _ of [2, 3]) await order()
  const paid = (orders: object[], changes: object = {}) =>
    operator.post('/api/ledger/payments', { customerId: 1, method: 'cheque', reference: '778899', orders, ...changes })
  const [one, two] = [
    { orderId: 1, amount: 5000 },
    { orderId: 2, amount: '1250.50' },
  ]
  await refusal(await paid([one, { orderId: 9, amount: 100 }]), 422)
  await refusal(await paid([one, { orderId: 2, amount: 5001 }]), 409)
  expect(await wrongFields(await paid([one, one]))).toEqual(['orders'])
  expect(await wrongFields(await paid([one, two].map((each) => ({ ...each, amount: 50_000_000.01 }))))).toEqual(['orders'])
  expect((await customer(1)).entries).toEqual([])
  const answer = await paid([one, two])
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    [
      { kind: 'payment', orderId: 1, amount: '-5000.00', method: 'cheque', reference: '778899' },
      { kind: 'payment', orderId: 2, amount: '-1250.50', method: 'cheque', reference: '778899' },
    ],
  ])
  expect((await customer(1)).orders).toMatchObject([
    { id: 3, paid: '0.00' },
    { id: 2, paid: '1250.50' },
    { id: 1, paymentStatus: 'paid' },
  ])
  // A cheque number identifies one payment.
  await refusal(await paid([{ orderId: 3, amount: 10 }]), 409)
})
