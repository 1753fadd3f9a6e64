import { expect, test } from 'vitest'
import { reportPayment } from '~/api/customers/payment-reports'
import { newPaymentReport, paymentReport } from '~/domain/customers/payment-reports-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newPayment } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

const ORDERED = '2026-11-18T06:30:00.000Z'
const NOW = '2026-11-20T20:00:00.000Z'
/** In India it is already the next day. */
const TODAY = '2026-11-21'

async function openWithOrders(changes = {}) {
  const shop = openTestShop()
  for (const customerName of ['First', 'Second']) await shop.browser().post('/api/orders', newOrder({ customerName, ...changes }))
  await shop.store.update(({ orders }) => {
    for (const order of orders.rows()) orders.put({ ...order, createdAt: ORDERED })
  })
  const report = (orderId: number, reference: string, date = TODAY) =>
    shop.store.update((rows) => {
      const order = rows.orders.get(orderId)
      if (!order) throw new Error('There is no such order.')
      return reportPayment(rows, order, newPaymentReport.parse({ reference, date }), NOW)
    })
  return { shop, report }
}

test('a report waits for the operator, and notifies him', async () => {
  const { shop, report } = await openWithOrders()
  expect(await report(1, '4123 4567 8901')).toMatchObject({ id: 1, orderId: 1, reference: '412345678901', state: 'reported' })
  const operator = await shop.browser().signIn()
  const [first] = await (await operator.get('/api/notifications')).json()
  expect(first).toMatchObject({ title: 'Payment Reported', orderId: 1, isRead: false })
})

test.each([null, 'cash', 'bank', 'cheque', 'upi'])(
  'a UTR that was booked by %s without an order is received, and confirming names the order',
  async (method) => {
    const { report, operator, decide, entries, order } = await openWithReport()
    const paid = newPayment({ amount: '5', method, reference: 'UTR: 4123 4567 8902' })
    expect((await operator.post('/api/ledger', paid)).status).toBe(201)
    expect(await report(1, '412345678902')).toMatchObject({ state: 'confirmed', entryId: 1, decidedAt: null })
    await operator.post('/api/ledger', { ...paid, reference: '\u200f412345678901' })
    expect((await refusal(await decide({ state: 'not-found' }), 409)).detail).toContain('₹5')
    const unnamed = async () => (await order()).reports.map(({ isUnnamed }: { isUnnamed: boolean }) => isUnnamed)
    expect(await unnamed()).toEqual([true, true])
    expect(await (await decide({ state: 'confirmed' })).json()).toMatchObject({
      state: 'confirmed',
      entryId: 2,
      decidedBy: 'operator',
    })
    expect(await entries()).toMatchObject([{ orderId: null }, { orderId: 1 }])
    expect(await unnamed()).toEqual([true, false])
    await refusal(await decide({ state: 'confirmed' }), 409)
  },
)

test('a UTR of another account is refused', async () => {
  const { report, operator, decide } = await openWithReport()
  await operator.post('/api/customers', { name: 'Bashir Ahmad', phone: '98765 43210' })
  const { id } = (await (await operator.get('/api/customers')).json())[0]
  await operator.post('/api/ledger', newPayment({ customerId: id, reference: '412345678902' }))
  await expect(report(1, '412345678902')).rejects.toMatchObject({ said: { code: 'reference-taken' } })
  await operator.post('/api/ledger', newPayment({ customerId: id, reference: '412345678901' }))
  await refusal(await decide({ state: 'confirmed' }), 409)
})

test('a report is confirmed only with the amount of its entry', async () => {
  const { operator, decide, entries, order } = await openWithReport()
  await operator.post('/api/ledger', newPayment({ amount: '1000', method: 'upi', reference: '412345678901' }))
  const { detail, current } = await refusal(await decide({ state: 'confirmed', amount: '5200' }), 409)
  expect([detail, current]).toEqual([
    'This payment was entered with ₹1,000. Please confirm that amount, or reverse it first.',
    { amount: '1000.00' },
  ])
  expect((await decide({ state: 'confirmed', amount: '1000' })).status).toBe(200)
  expect(await entries()).toMatchObject([{ orderId: 1, amount: '-1000.00' }])
  expect(await order()).toMatchObject({ paymentStatus: 'pending', waitingReports: 0 })
})

test('a report follows its entry: open after a reversal, received after a new entry', async () => {
  const { operator, decide, order } = await openWithReport()
  const state = async () => (await order()).reports[0].state
  const { entryId } = await (await decide({ state: 'confirmed', sentence: 'Thank you.' })).json()
  await operator.post(`/api/ledger/${entryId}/reversal`, undefined)
  expect(await order()).toMatchObject({ waitingReports: 1, reports: [{ state: 'reported', sentence: '', decidedBy: null }] })
  const again = newPayment({ amount: '5000', method: 'bank', reference: 'IMPS412345678901' })
  await operator.post('/api/ledger', again)
  expect(await state()).toBe('confirmed')
  expect(await order()).toMatchObject({ waitingReports: 0 })
})

test('a report is no longer “not found” once its money is booked', async () => {
  const { operator, decide, order } = await openWithReport()
  await decide({ state: 'not-found', sentence: 'We did not find it.' })
  await operator.post('/api/ledger', newPayment({ amount: '5000', method: 'upi', reference: '412345678901', orderId: 1 }))
  expect(await order()).toMatchObject({ paymentStatus: 'paid', reports: [{ state: 'confirmed', sentence: '' }] })
})

test('a payment that moves with its order updates the report', async () => {
  const { operator, order } = await openWithReport()
  await operator.post('/api/customers', { name: 'Bashir Ahmad', phone: '98765 43210' })
  await operator.post('/api/ledger', newPayment({ amount: '5000', method: 'upi', reference: '412345678901' }))
  const { customerId } = await order()
  expect((await order()).reports).toMatchObject([{ state: 'confirmed' }])
  const assign = (id: number) => operator.put('/api/orders/1/customer', { customerId: id })
  expect((await assign(customerId + 1)).status).toBe(200)
  expect(await order()).toMatchObject({ waitingReports: 1, reports: [{ state: 'reported' }] })
  expect((await assign(customerId)).status).toBe(200)
  expect(await order()).toMatchObject({ waitingReports: 0, reports: [{ state: 'confirmed' }] })
})

test.each(['41234567890', '4123456789012', 'UTR412345678', '', '٤١٢'])('refuses "%s" as a UTR', (reference) => {
  expect(newPaymentReport.safeParse({ reference, date: TODAY }).error?.issues[0]?.path).toEqual(['reference'])
})

test('reads a UTR in Urdu and Hindi digits, with surrounding text', () => {
  for (const reference of ['۴۱۲۳۴۵۶۷۸۹۰۱', '४१२३४५६७८९०१', 'UTR: ４１２３ ４５６７ ８９０１', '\u202a412345678901\u202c']) {
    expect(newPaymentReport.parse({ reference, date: TODAY }).reference).toBe('412345678901')
  }
})

test('refuses a future day in India', async () => {
  const { report } = await openWithOrders()
  await expect(report(1, '412345678901', '2026-11-22')).rejects.toMatchObject({ status: 422, errors: [{ path: 'date' }] })
  expect(await report(1, '412345678901', '2026-11-19')).toMatchObject({ date: '2026-11-19' })
})

test('refuses a day long before the order, and accepts an advance', async () => {
  const { report } = await openWithOrders()
  for (const day of ['2000-01-01', '2026-10-18'])
    await expect(report(1, '412345678901', day)).rejects.toMatchObject({ status: 422, errors: [{ code: 'day-too-early' }] })
  expect(await report(1, '412345678901', '2026-10-19')).toMatchObject({ date: '2026-10-19' })
})

test('a report with a day accepted by an older version stays valid', async () => {
  const { report } = await openWithOrders()
  const stored = { ...(await report(1, '412345678901')), date: '0001-01-01' }
  expect(paymentReport.parse(stored)).toEqual(stored)
})

test('refuses a UTR that was already reported, for any order', async () => {
  const { report } = await openWithOrders()
  await report(1, '412345678901')
  await expect(report(1, '412345678901')).rejects.toMatchObject({ status: 409, said: { code: 'reported-before' } })
  await expect(report(2, '412345678901')).rejects.toMatchObject({ status: 409, said: { code: 'reference-taken' } })
})

test('accepts at most three undecided reports per order', async () => {
  const { report } = await openWithOrders()
  for (const last of [1, 2, 3]) await report(1, `41234567890${last}`)
  await expect(report(1, '412345678904')).rejects.toMatchObject({ status: 409, said: { code: 'enough-reports' } })
  expect(await report(2, '412345678904')).toMatchObject({ orderId: 2 })
})

test('the list of orders counts undecided reports', async () => {
  const { shop, report } = await openWithOrders()
  const operator = await shop.browser().signIn()
  const waiting = async () => (await (await operator.get('/api/orders/1')).json()).waitingReports
  expect(await waiting()).toBeUndefined()
  for (const reference of ['412345678901', '412345678902']) await report(1, reference)
  expect(await waiting()).toBe(2)
  await operator.put('/api/payment-reports/1', { state: 'not-found' })
  expect(await waiting()).toBe(1)
  await operator.put('/api/payment-reports/2', { state: 'confirmed' })
  expect(await (await operator.get('/api/orders/1')).json()).toMatchObject({ waitingReports: 0, paymentStatus: 'paid' })
})

async function openWithReport(changes = {}) {
  const { shop, report } = await openWithOrders(changes)
  await report(1, '412345678901')
  const operator = await shop.browser().signIn()
  const decide = (decision: object, id = 1) => operator.put(`/api/payment-reports/${id}`, decision)
  const order = async () => (await operator.get('/api/orders/1')).json()
  const entries = () => shop.store.read(({ ledgerEntries }) => [...ledgerEntries.rows()])
  return { shop, report, decide, order, entries, operator }
}

test('confirming books what is owed, and the order is paid', async () => {
  const { decide, order, entries } = await openWithReport()
  const answer = await decide({ state: 'confirmed' })
  expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'confirmed', entryId: 1, decidedBy: 'operator' }])
  expect(await entries()).toMatchObject([
    { kind: 'payment', amount: '-5000.00', method: 'upi', reference: '412345678901', orderId: 1, date: TODAY },
  ])
  expect(await order()).toMatchObject({ paymentStatus: 'paid' })
})

test('a partial payment leaves the rest owed', async () => {
  const { decide, order, entries } = await openWithReport()
  await decide({ state: 'confirmed', amount: '2000' })
  expect(await entries()).toMatchObject([{ amount: '-2000.00' }])
  expect(await order()).toMatchObject({ paymentStatus: 'pending' })
})

test('a report not found gets a sentence, and can be repeated', async () => {
  const { decide, entries, report } = await openWithReport()
  const answer = await decide({ state: 'not-found', sentence: 'Please send a picture.' })
  expect(await answer.json()).toMatchObject({ state: 'not-found', sentence: 'Please send a picture.', entryId: null })
  expect(await entries()).toEqual([])
  expect(await report(1, '412345678901')).toMatchObject({ id: 2, state: 'reported' })
})

test('can be decided once, and a reference is used once', async () => {
  const { decide, report, operator, entries } = await openWithReport()
  await decide({ state: 'confirmed' })
  await refusal(await decide({ state: 'not-found' }), 409)
  await report(2, '412345678902')
  await operator.post('/api/ledger', newPayment({ method: 'upi', reference: '412345678902', orderId: 1 }))
  await refusal(await decide({ state: 'confirmed' }, 2), 409)
  expect(await entries()).toHaveLength(2)
  expect((await operator.get('/api/payment-reports')).status).toBe(200)
})

test('confirms with a payment that an operator booked before', async () => {
  const { decide, operator, entries } = await openWithReport()
  const paid = { customerId: 1, kind: 'payment', amount: '5000', method: 'upi', reference: '412345678901', orderId: 1 }
  const { id } = await (await operator.post('/api/ledger', paid)).json()
  expect(await (await decide({ state: 'confirmed' })).json()).toMatchObject({ state: 'confirmed', entryId: id })
  expect(await entries()).toHaveLength(1)
})

test('refuses a payment of zero, and one without a customer', async () => {
  const { decide, operator } = await openWithReport()
  await operator.post('/api/ledger', { customerId: 1, kind: 'payment', amount: '5000', method: 'cash', orderId: 1 })
  expect(await wrongFields(await decide({ state: 'confirmed' }))).toEqual(['amount'])
  const abroad = await openWithReport({ customerPhone: '+44 20 7946 0018' })
  expect(await wrongFields(await abroad.decide({ state: 'confirmed' }))).toEqual(['orderId'])
})

test('a UTR of a reversed payment can be reported', async () => {
  const { report, operator } = await openWithReport()
  const wrong = newPayment({ method: 'upi', reference: '5123 4567 8901', orderId: 2 })
  const { id } = await (await operator.post('/api/ledger', wrong)).json()
  await expect(report(1, '512345678901')).rejects.toMatchObject({ said: { code: 'reference-taken' } })
  await operator.post(`/api/ledger/${id}/reversal`, undefined)
  expect(await report(1, '512345678901')).toMatchObject({ state: 'reported' })
})

test('refuses a report if nothing is owed or the money was received', async () => {
  const { report, operator } = await openWithReport()
  const paid = { customerId: 1, kind: 'payment', amount: '5000', method: 'upi', reference: '512345678901', orderId: 2 }
  expect((await operator.post('/api/ledger', paid)).status).toBe(201)
  await expect(report(1, '512345678901')).rejects.toMatchObject({ status: 409, said: { code: 'reference-taken' } })
  await expect(report(2, '612345678901')).rejects.toMatchObject({ status: 409, said: { code: 'nothing-owed' } })
})

test('money for an order cancelled meanwhile needs an amount, and counts for the customer', async () => {
  const { decide, operator, order, entries } = await openWithReport()
  await operator.put('/api/orders/1/status', { status: 'cancelled' })
  const { errors = [] } = await refusal(await decide({ state: 'confirmed' }), 422)
  const message = 'Order #1 was cancelled. Please give the amount that came: it is kept for the customer.'
  expect(errors).toMatchObject([{ path: 'amount', message }])
  expect(await entries()).toEqual([])
  expect((await refusal(await decide({ state: 'confirmed', amount: '5000' }), 409)).current).toEqual({ advance: '5000.00' })
  expect((await decide({ state: 'confirmed', amount: '5000', advance: '5000' })).status).toBe(200)
  expect(await entries()).toMatchObject([{ amount: '-5000.00', orderId: 1, customerId: 1 }])
  expect(await (await operator.get('/api/customers/1')).json()).toMatchObject({ balance: '-5000.00' })
  expect(await order()).toMatchObject({ waitingReports: 0 })
  await operator.put('/api/orders/1/status', { status: 'pending' })
  expect(await order()).toMatchObject({ paymentStatus: 'paid' })
})
