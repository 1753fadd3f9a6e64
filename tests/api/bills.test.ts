import { expect, test, vi } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { billedCustomer } from '../fixtures/rows/billed-orders'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

test('creates the bill of an order with its number and ledger entry', async () => {
  const { bill, tables } = await openBillShop()
  const response = await bill()
  expect(response.status).toBe(201)
  const written = await response.json()
  expect(written).toMatchObject({
    number: 'TF/26-27/00001',
    kind: 'bill',
    creditOf: null,
    orderId: 1,
    customerId: 1,
    date: '2026-11-22',
    recipient: {
      name: 'Ghulam Nabi',
      address: 'Raceway Road, Kokernag, Anantnag, Kashmir, Jammu & Kashmir, India',
      phone: '+91 94190 00000',
      gstin: '',
    },
    lines: [
      {
        description: 'Early Stage Feed (TF-EARLY-25), 25kg',
        hsn: '2309',
        quantity: 2,
        unit: 'bags',
        unitPrice: '2500.00',
        totalPrice: '5000.00',
      },
    ],
    discount: '0.00',
    deliveryCharge: '0.00',
    totalAmount: '5000.00',
    exemption: 'Prepared aquatic feed (HSN 2309) is exempt from GST by notification 10/2025-Central Tax (Rate).',
    signatory: 'Authorised signatory',
    by: 'operator',
  })
  const { bills, series, entries, orders } = await tables()
  expect(bills).toEqual([written])
  expect(series).toEqual([{ series: 'TF/26-27/', last: 1 }])
  expect(entries).toMatchObject([
    { customerId: 1, kind: 'bill', amount: '5000.00', date: '2026-11-22', orderId: 1, billNumber: 'TF/26-27/00001' },
  ])
  expect(orders).toMatchObject([{ id: 1, billNumber: 'TF/26-27/00001' }])
})

test('a clock set back dates no document before the previous one, or before its bill', async () => {
  const at = (time: string) => vi.setSystemTime(new Date(time))
  at('2027-03-31T06:30:00.000Z')
  const { operator, bill, tables } = await openBillShop([{}, {}, {}, {}])
  await operator.put('/api/settings/session_timeout', { value: '48' })
  const credit = (path: string) => operator.post(`/api/bills/${path}/credit-note`, { amount: 100, reason: 'Wet.' })
  await bill(1)
  at('2027-03-30T12:00:00.000Z')
  await bill(2)
  await credit('TF-26-27-00002')
  at('2027-03-31T19:30:00.000Z')
  await bill(3)
  at('2027-03-30T12:00:00.000Z')
  await credit('TF-27-28-00001')
  await bill(4)
  expect((await tables()).bills.map(({ number, date }) => [number, date])).toEqual([
    ['TF/26-27/00001', '2027-03-31'],
    ['TF/26-27/00002', '2027-03-31'],
    ['CN/26-27/00001', '2027-03-31'],
    ['TF/27-28/00001', '2027-04-01'],
    ['CN/27-28/00001', '2027-04-01'],
    ['TF/26-27/00003', '2027-03-31'],
  ])
  const { bills, entries } = await tables()
  for (const { billNumber, date } of entries) expect(date).toBe(bills.find(({ number }) => number === billNumber)?.date)
})

test('a discount reduces the value of a bill, and freight increases it', async () => {
  const { bill } = await openBillShop([{ discount: '200.00', deliveryCharge: '300.00', totalAmount: '5100.00' }])
  expect(await (await bill()).json()).toMatchObject({ discount: '200.00', deliveryCharge: '300.00', totalAmount: '5100.00' })
})

test('a bill contains the settings, and keeps them when they change', async () => {
  const { operator, bill, tables } = await openBillShop([{}, {}])
  const settings = {
    site_name: 'Wular Feeds',
    company_address: 'Bandipora',
    support_phone: '+91 94190 12345',
    gst_number: '01AAAAA0000A1ZG',
    bill_hsn: '23099010',
    bill_exemption: 'Exempt.',
    bill_prefix: 'wf',
    bill_declaration: 'All true.',
    bill_signatory: 'Aisha, Accounts',
  }
  for (const [key, value] of Object.entries(settings)) await operator.put(`/api/settings/${key}`, { value })
  const written = await (await bill()).json()
  expect(written).toMatchObject({
    number: 'WF/26-27/00001',
    supplier: { name: 'Wular Feeds', address: 'Bandipora', phone: '+91 94190 12345', gstin: '01AAAAA0000A1ZG' },
    lines: [{ hsn: '23099010' }],
    exemption: 'Exempt.',
    declaration: 'All true.',
    signatory: 'Aisha, Accounts',
  })
  await operator.put('/api/settings/bill_prefix', { value: 'W' })
  expect(await (await bill(2)).json()).toMatchObject({ number: 'W/26-27/00001' })
  expect((await tables()).bills[0]).toEqual(written)
})

test('a supplier without a GSTIN and phone has neither on the bill', async () => {
  const { bill } = await openBillShop()
  expect((await (await bill()).json()).supplier).toMatchObject({ phone: '', gstin: '' })
})

test('the GSTIN of a registered customer is used for his next bill', async () => {
  const { bill, tables } = await openBillShop([{}, {}])
  expect((await (await bill(1, { gstin: '01abcde1234f1ze ' })).json()).recipient.gstin).toBe('01ABCDE1234F1ZE')
  expect((await (await bill(2)).json()).recipient.gstin).toBe('01ABCDE1234F1ZE')
  expect((await tables()).customers).toMatchObject([{ gstin: '01ABCDE1234F1ZE' }])
})

test.each(['01ABCDE1234F1Z', 'ABCDE1234F', '01ABCDE1234F1X5', '01ABCDE1234F1Z5', 12])('refuses the GSTIN %j', async (gstin) => {
  const { bill, tables } = await openBillShop()
  expect(await wrongFields(await bill(1, { gstin }))).toEqual(['gstin'])
  expect((await tables()).bills).toEqual([])
})

test.each([
  ['a cancelled order', { status: 'cancelled' }, ['status']],
  ['an empty order', { items: [], totalAmount: '0.00' }, ['items']],
  ['an order whose phone names no customer', { customerId: undefined }, ['customerPhone']],
])('%s cannot be billed', async (_what, change, fields) => {
  const { bill, tables } = await openBillShop([change])
  expect(await wrongFields(await bill())).toEqual(fields)
  expect(await tables()).toMatchObject({ bills: [], series: [], entries: [] })
})

test('an unknown order cannot be billed', async () => {
  const { bill } = await openBillShop()
  await refusal(await bill(7), 404)
})

test('an order gets no second bill', async () => {
  const { bill, tables } = await openBillShop()
  await bill()
  const before = await tables()
  const { detail } = await refusal(await bill(), 409)
  expect(detail).toBe('Order #1 has bill TF/26-27/00001 already.')
  expect(await tables()).toEqual(before)
})

test('a repeated request returns the same bill', async () => {
  const { operator, tables } = await openBillShop()
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const send = async () => (await operator.post('/api/orders/1/bill', {}, key)).json()
  expect(await send()).toEqual(await send())
  expect((await tables()).bills).toHaveLength(1)
})

test('a bill names its order’s customer, also if joined, and counts in the primary customer’s account', async () => {
  const joined = { ...billedCustomer, joinedTo: 2 }
  const { bill, operator } = await openBillShop([{}], { customers: [joined, { ...billedCustomer, id: 2 }] })
  expect(await (await bill()).json()).toMatchObject({ customerId: 1 })
  expect(await (await operator.get('/api/customers/2')).json()).toMatchObject({ balance: '5000.00', bills: [{ orderId: 1 }] })
})

test('a free order cannot be billed and counts as paid', async () => {
  const free = { discount: '5000.00', discountReason: 'A sample.', totalAmount: '0.00', items: [] }
  const { operator, bill, tables } = await openBillShop([{}])
  const order = (await tables()).orders[0]
  const sample = { ...order, ...free, items: order?.items }
  expect(await (await operator.put('/api/orders/1', sample)).json()).toMatchObject({ paymentStatus: 'paid' })
  const { errors = [] } = await refusal(await bill(), 422)
  expect(errors).toMatchObject([{ path: 'totalAmount', message: 'Order #1 costs nothing: it needs no bill, and is paid.' }])
  expect(await tables()).toMatchObject({ bills: [], entries: [] })
  expect(await (await operator.put('/api/orders/1', { ...order })).json()).toMatchObject({ paymentStatus: 'pending' })
})

test('a series is full when its numbers have sixteen characters', async () => {
  const { operator, bill, tables } = await openBillShop([{}], { billSeries: [{ series: 'ABCD/26-27/', last: 99_999 }] })
  await operator.put('/api/settings/bill_prefix', { value: 'ABCD' })
  const { detail } = await refusal(await bill(), 409)
  expect(detail).toBe('The series ABCD/26-27/ has no number left. Please choose a shorter prefix in the settings.')
  expect((await tables()).bills).toEqual([])
})

test('a document’s number is never reused', async () => {
  const { bill, operator, tables, store } = await openBillShop([{}, {}])
  await bill()
  await store.update((shop) => shop.billSeries.delete('TF/26-27/'))
  await refusal(await bill(2), 409)
  expect((await tables()).bills).toHaveLength(1)
  expect((await operator.get('/api/orders/2')).status).toBe(200)
})

test.each([
  ['2027-03-31T18:29:59.999Z', '2027-03-31', 'TF/26-27/00002'],
  ['2027-03-31T18:30:00.000Z', '2027-04-01', 'TF/27-28/00001'],
])('numbers restart with the financial year, at midnight in India: %s', async (moment, date, number) => {
  const { bill, operator } = await openBillShop([{}, {}])
  await bill()
  vi.setSystemTime(new Date(moment))
  await operator.signIn()
  expect(await (await bill(2)).json()).toMatchObject({ date, number })
})

test('with the setting, a shipped order is billed in the same transaction, unless its customer is unknown', async () => {
  const shop = await openBillShop([{}, {}, { customerId: undefined, customerPhone: 'my brother' }, {}])
  const ship = (id: number) => shop.operator.put(`/api/orders/${id}/status`, { status: 'shipped' })
  expect(await (await ship(1)).json()).not.toHaveProperty('billNumber')
  await shop.operator.put('/api/settings/bill_when_shipped', { value: 'true' })
  const { version } = shop.store
  expect(await (await ship(2)).json()).toMatchObject({ status: 'shipped', billNumber: 'TF/26-27/00001' })
  expect(shop.store.version).toBe(version + 1)
  expect(await (await ship(2)).json()).toMatchObject({ billNumber: 'TF/26-27/00001' })
  const changes = [3, 4].map((id) => ({ id, from: 'pending', to: 'shipped' }))
  const { changed } = await (await shop.operator.put('/api/orders/statuses', { changes })).json()
  expect(changed.map(({ billNumber }: { billNumber?: string }) => billNumber)).toEqual([undefined, 'TF/26-27/00002'])
  // Setting the same status again bills nothing.
  expect(await (await ship(1)).json()).not.toHaveProperty('billNumber')
  expect((await shop.tables()).entries).toMatchObject([
    { kind: 'bill', orderId: 2 },
    { kind: 'bill', orderId: 4 },
  ])
})

const GSTIN = '01ABCDE1234F1ZE'
/** A GSTIN that an old shop stored, with a wrong checksum. */
const OLD_GSTIN = '01ABCDE1234F1Z5'

test('every bill to a registered customer has his GSTIN: single, in bulk, and when its order ships', async () => {
  const { operator, bill, tables } = await openBillShop([{}, {}, { status: 'confirmed' }])
  const { name, phone } = billedCustomer
  const answer = await operator.put('/api/customers/1', { name, phone, gstin: ' 01abcde1234f1ze' })
  expect(await answer.json()).toMatchObject({ gstin: GSTIN })
  await operator.put('/api/settings/bill_when_shipped', { value: 'true' })
  await bill(1)
  await operator.post('/api/orders/bills', { orderIds: [2] })
  await operator.put('/api/orders/3/status', { status: 'shipped' })
  expect((await tables()).bills.map(({ orderId, recipient }) => [orderId, recipient.gstin])).toEqual([
    [1, GSTIN],
    [2, GSTIN],
    [3, GSTIN],
  ])
})

test('a stored GSTIN that fails the check loads, and stays until another one is typed', async () => {
  const { operator, bill } = await openBillShop([{}], { customers: [{ ...billedCustomer, gstin: OLD_GSTIN }] })
  const { name, phone } = billedCustomer
  const read = async () => (await operator.get('/api/customers/1')).json()
  expect(await read()).toMatchObject({ gstin: OLD_GSTIN, withoutGstin: [] })
  expect((await operator.put('/api/customers/1', { name, phone, note: 'Pays in autumn.' })).status).toBe(200)
  expect(await read()).toMatchObject({ gstin: OLD_GSTIN, note: 'Pays in autumn.' })
  expect(await wrongFields(await operator.put('/api/customers/1', { name, phone, gstin: OLD_GSTIN }))).toEqual(['gstin'])
  expect((await (await bill()).json()).recipient.gstin).toBe(OLD_GSTIN)
  await operator.put('/api/customers/1', { name, phone, gstin: '' })
  expect((await read()).gstin).toBe('')
})

test('a customer lists his bills without the GSTIN until they are mended', async () => {
  const { operator, bill } = await openBillShop([{ status: 'delivered' }, {}])
  const { name, phone } = billedCustomer
  const without = async () => (await (await operator.get('/api/customers/1')).json()).withoutGstin
  await bill(1)
  await bill(2)
  expect(await without()).toEqual([])
  await operator.put('/api/customers/1', { name, phone, gstin: GSTIN })
  expect(await without()).toEqual(['TF/26-27/00002', 'TF/26-27/00001'])
  await operator.post('/api/bills/TF-26-27-00001/credit-note', { reason: 'GSTIN.' })
  expect(await without()).toEqual(['TF/26-27/00002'])
  expect((await (await bill(1)).json()).recipient.gstin).toBe(GSTIN)
  expect(await without()).toEqual(['TF/26-27/00002'])
})
