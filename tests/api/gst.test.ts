import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { writeCreditNote } from '~/api/customers/bills'
import { CancelledBills, UNDO_TIME } from '~/api/customers/cancelled-bills'
import type { Call } from '~/api/http/call'
import type { GstReport } from '~/domain/gst/gst-schema'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { depth } from '../fixtures/depth'
import { refusal } from '../fixtures/problems'
import { billedCustomer } from '../fixtures/rows/billed-orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

vi.setConfig({ testTimeout: depth(60_000, 3_600_000) })

const RUNS = depth(25, 2000)
const MONTH = 'from=2026-11-01&to=2026-11-30'
const GSTIN = '01ABCDE1234F1ZE'
const OWN = '01AAAAA0000A1ZG'

type Opened = Awaited<ReturnType<typeof openBillShop>>
type Asked = Pick<Opened, 'operator'>

const reportOf = async ({ operator }: Asked, period = MONTH): Promise<GstReport> =>
  (await operator.get(`/api/gst?${period}`)).json()

async function tableOf({ operator }: Asked, path: string): Promise<Record<string, string>[]> {
  const answer = await operator.get(`/api/gst/${path}`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parse(await answer.text(), { columns: true })
}

const otherCustomer = { ...billedCustomer, id: 2, phone: '+919419000002', name: 'Tashi', gstin: GSTIN }

/** The second order goes to a registered customer in Ladakh. */
async function openMonth() {
  const opened = await openBillShop(
    [{}, { customerId: 2, district: 'Leh' }, { deliveryCharge: '100.00', totalAmount: '5100.00' }],
    {
      customers: [billedCustomer, otherCustomer],
    },
  )
  await opened.operator.put('/api/settings/gst_number', { value: OWN })
  return opened
}

test('the tables of a month have the columns of the offline tool, and agree with bills and day book', async () => {
  const opened = await openMonth()
  for (const id of [1, 2, 3]) await opened.bill(id)
  await opened.operator.post('/api/bills/TF-26-27-00003/credit-note', { amount: 1275, reason: 'Wet.' })
  await opened.operator.post('/api/bills/TF-26-27-00001/credit-note', { reason: 'A wrong name.' })
  expect(await tableOf(opened, `8.csv?${MONTH}`)).toEqual(
    [
      ['Inter-State supplies to registered persons', '5000.00'],
      ['Intra-State supplies to registered persons', '0.00'],
      ['Inter-State supplies to unregistered persons', '0.00'],
      ['Intra-State supplies to unregistered persons', '3825.00'],
    ].map(([description, exempt]) => ({
      Description: description,
      'Nil Rated Supplies': '0.00',
      'Exempted(other than nil rated/non GST supply)': exempt,
      'Non-GST Supplies': '0.00',
    })),
  )
  const noTax = { 'Integrated Tax Amount': '0.00', 'Central Tax Amount': '0.00', 'State/UT Tax Amount': '0.00' }
  const goods = { HSN: '2309', Description: 'Prepared aquatic feed', UQC: 'KGS', ...noTax, 'Cess Amount': '0.00', Rate: '0' }
  const registered = { ...goods, 'Total Quantity': '50.00', 'Total Value': '5000.00', 'Taxable Value': '5000.00' }
  const others = { ...goods, 'Total Quantity': '50.00', 'Total Value': '3825.00', 'Taxable Value': '3825.00' }
  expect(await tableOf(opened, `12.csv?${MONTH}`)).toEqual([registered, others])
  expect(await tableOf(opened, `12.csv?${MONTH}&buyers=registered`)).toEqual([registered])
  expect(await tableOf(opened, `12.csv?${MONTH}&buyers=others`)).toEqual([others])
  expect(await tableOf(opened, `13.csv?${MONTH}`)).toEqual([
    {
      ...{ 'Nature of Document': 'Invoices for outward supply', 'Sr. No. From': 'TF/26-27/00001' },
      ...{ 'Sr. No. To': 'TF/26-27/00003', 'Total Number': '3', Cancelled: '1' },
    },
    {
      ...{ 'Nature of Document': 'Credit Note', 'Sr. No. From': 'CN/26-27/00001' },
      ...{ 'Sr. No. To': 'CN/26-27/00002', 'Total Number': '2', Cancelled: '0' },
    },
  ])
  expect(await reportOf(opened)).toMatchObject({
    credited: [{ buyers: 'others', hsn: '2309', notes: 2, bags: 2, kilograms: 50, value: '6275.00' }],
    places: [
      { code: '01', state: 'Jammu & Kashmir', registered: '0.00', others: '3825.00' },
      { code: '38', state: 'Ladakh', registered: '5000.00', others: '0.00' },
    ],
    check: { table12: '8825.00', billed: '15100.00', creditNotes: '6275.00', net: '8825.00', dayBook: '8825.00', isEqual: true },
    lacks: [],
    lacking: 0,
  })
})

test('the headings are those of the offline tool, without a byte order mark', async () => {
  const { operator } = await openBillShop()
  const heads = await Promise.all(
    ['8', '12', '13'].map(async (table) => {
      const bytes = await (await operator.get(`/api/gst/${table}.csv?${MONTH}`)).bytes()
      return Buffer.from(bytes).toString().split('\r\n')[0]
    }),
  )
  expect(heads).toEqual([
    'Description,Nil Rated Supplies,Exempted(other than nil rated/non GST supply),Non-GST Supplies',
    'HSN,Description,UQC,Total Quantity,Total Value,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount,Rate',
    'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
  ])
})

test('a taxed product is in table 12 with its tax, and not in table 8', async () => {
  const opened = await openMonth()
  const [product] = await (await opened.operator.get('/api/products')).json()
  const { id, version: _, ...rest } = product
  await opened.operator.put(`/api/products/${id}`, { ...rest, hsn: '38249900', gstRate: '18' })
  for (const order of [1, 2]) await opened.bill(order)
  const { table8, table12, check } = await reportOf(opened)
  expect(table8.map(({ exempt }) => exempt)).toEqual(['0.00', '0.00', '0.00', '0.00'])
  const taxed = { hsn: '38249900', description: product.name, rate: 18, value: '5000.00' }
  expect(table12).toMatchObject({
    registered: [{ ...taxed, taxable: '4237.29', integratedTax: '762.71', centralTax: '0.00' }],
    others: [{ ...taxed, taxable: '4237.28', integratedTax: '0.00', centralTax: '381.36', stateTax: '381.36' }],
  })
  expect(check).toMatchObject({ table12: '10000.00', isEqual: true })
})

test('a month that is not ready says what is missing, with a link each', async () => {
  const elsewhere = { district: 'Elsewhere', status: 'delivered' }
  const opened = await openBillShop([{}, elsewhere, elsewhere], {
    customers: [{ ...billedCustomer, district: '', gstin: '01ABCDE1234F1Z5' }],
  })
  const { operator, bill, shop } = { ...opened, shop: opened.store }
  await bill(1)
  await bill(2)
  await shop.update((rows) => {
    const billed = rows.bills.get('TF/26-27/00001')
    const lines = billed?.lines.map((line) => ({ ...line, hsn: '', description: 'Net', kilograms: undefined }))
    if (billed && lines) rows.bills.put({ ...billed, lines, orderId: 99, recipient: { ...billed.recipient, gstin: '' } })
  })
  const history = [{ status: 'delivered', at: '2026-11-20T06:00:00.000Z' }]
  await shop.update((rows) => {
    const order = rows.orders.get(3)
    if (order) rows.orders.put({ ...order, status: 'delivered', statusHistory: history as (typeof order)['statusHistory'] })
  })
  const links = (await reportOf({ operator })).lacks.map(({ what, link }) => `${what} ${link}`)
  expect(links).toEqual([
    'Your GSTIN is not in the settings. /admin-settings?tab=company#gst_number',
    'Bill TF/26-27/00001 went out without the GSTIN of its customer. /admin-customers?customer=1',
    'Bill TF/26-27/00001: Net has no HSN code. /admin-bills?bill=TF-26-27-00001',
    'Bill TF/26-27/00001: the weight of a bag of Net is not in kilograms. /admin-bills?bill=TF-26-27-00001',
    'Bill TF/26-27/00002: the state of Ghulam Nabi is not known. Choose it as his district. /admin-customers?customer=1',
    'Bill TF/26-27/00002: A character of this GSTIN is wrong: the last one does not fit the others. Please compare all 15. /admin-bills?bill=TF-26-27-00002',
    'An order that left has no bill. /admin-bills',
  ])
  const { name, phone } = billedCustomer
  await operator.put('/api/customers/1', { name, phone, district: 'Punjab', gstin: '03ABCDE1234F1ZA' })
  const after = await reportOf({ operator })
  expect(after.lacks.some(({ what }) => what.includes('state'))).toBe(false)
  expect(after.places.map(({ code }) => code)).toContain('03')
})

test('numbers without a paper count as cancelled, and are named', async () => {
  const opened = await openMonth()
  await opened.bill(1)
  await opened.store.update(({ billSeries }) => billSeries.put({ series: 'TF/26-27/', last: 3 }))
  await opened.bill(2)
  const missing = ['TF/26-27/00002', 'TF/26-27/00003']
  expect((await reportOf(opened)).table13).toMatchObject([{ from: 'TF/26-27/00001', total: 4, cancelled: 2, net: 2, missing }])
  vi.setSystemTime(new Date('2026-12-02T06:30:00.000Z'))
  await opened.store.update(({ billSeries }) => billSeries.put({ series: 'TF/26-27/', last: 5 }))
  const { operator, bill } = opened
  await operator.signIn()
  await bill(3)
  const december = await reportOf(opened, 'from=2026-12-01&to=2026-12-31')
  expect(december.table13).toMatchObject([
    { from: 'TF/26-27/00005', to: 'TF/26-27/00006', total: 2, missing: ['TF/26-27/00005'] },
  ])
})

test('a bill that a later month takes back is cancelled in no earlier one', async () => {
  const opened = await openMonth()
  await opened.bill(1)
  vi.setSystemTime(new Date('2026-12-02T06:30:00.000Z'))
  await opened.operator.signIn()
  await opened.operator.post('/api/bills/TF-26-27-00001/credit-note', { reason: 'A wrong name.' })
  expect((await reportOf(opened)).table13).toMatchObject([{ total: 1, cancelled: 0, net: 1 }])
  const both = await reportOf(opened, 'from=2026-11-01&to=2026-12-31')
  expect(both.table13).toMatchObject([
    { total: 1, cancelled: 1, net: 0 },
    { total: 1, cancelled: 0 },
  ])
})

test('a period over the turn of the financial year has a series of each year', async () => {
  const opened = await openBillShop([{}, {}])
  for (const [id, moment] of [
    [1, '2027-03-31T06:30:00.000Z'],
    [2, '2027-04-01T06:30:00.000Z'],
  ] as const) {
    vi.setSystemTime(new Date(moment))
    await opened.operator.signIn()
    await opened.bill(id)
  }
  const { table13, check } = await reportOf(opened, 'from=2027-03-01&to=2027-04-30')
  expect(table13.map(({ from, total }) => [from, total])).toEqual([
    ['TF/26-27/00001', 1],
    ['TF/27-28/00001', 1],
  ])
  expect(check.isEqual).toBe(true)
})

test('the names of tables, unit and documents are settings', async () => {
  const opened = await openMonth()
  const texts = { gst_table_8: 'Eight', gst_unit: 'KGS-KILOGRAMS', gst_goods: 'Fish feed', gst_bills: 'Bill of Supply' }
  for (const [key, value] of Object.entries(texts)) await opened.operator.put(`/api/settings/${key}`, { value })
  await opened.bill(1)
  expect(await reportOf(opened)).toMatchObject({
    names: { table8: 'Eight', table12: 'Table 12: HSN-wise summary of supplies' },
    table12: { others: [{ unit: 'KGS-KILOGRAMS', description: 'Fish feed' }] },
    table13: [{ nature: 'Bill of Supply' }],
  })
})

test.each(['from=2026-11-30&to=2026-11-01', 'from=2026-11', 'from=2025-01-01&to=2026-11-30', `${MONTH}&buyers=all`])(
  'refuses %s',
  async (query) => {
    const { operator } = await openBillShop()
    await refusal(await operator.get(`/api/gst/12.csv?${query}`), 422)
  },
)

const CUSTOMERS = [
  billedCustomer,
  otherCustomer,
  { ...billedCustomer, id: 3, phone: '+919419000003', name: 'Gurpreet', district: 'Punjab', gstin: '03ABCDE1234F1ZA' },
  { ...billedCustomer, id: 4, phone: '+919419000004', name: 'Rigzin', district: 'Leh' },
]

const step = fc.record({
  what: fc.constantFrom('bill', 'bill', 'bill', 'credit', 'credit whole', 'credit bags', 'cancel', 'reopen', 'month'),
  order: fc.integer({ min: 1, max: 6 }),
  paise: fc.integer({ min: 1, max: 400_000 }),
})

const ordered = fc.record({
  customerId: fc.integer({ min: 1, max: CUSTOMERS.length }),
  district: fc.constantFrom(undefined, 'Leh', 'Elsewhere', 'Elsewhere'),
  quantities: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }),
  discount: fc.integer({ min: 0, max: 99_999 }),
  deliveryCharge: fc.integer({ min: 0, max: 99_999 }),
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Ordered = typeof ordered extends fc.Arbitrary<infer One> ? One : never

const PRICES = [250_000, 275_013, 300_001]

/** An order of the first feeds. */
function orderOf({ customerId, district, quantities, discount, deliveryCharge }: Ordered) {
  const items = quantities.map((quantity, place) => {
    const paise = PRICES[place] ?? 0
    const sold = { unitPrice: rupees(paise), totalPrice: rupees(paise * quantity) }
    return { ...storedOrder().items[0], productId: place + 1, productName: `Feed ${place}`, quantity, ...sold }
  })
  const total = items.reduce((sum, { totalPrice }) => sum + paiseOwed(totalPrice), deliveryCharge - discount)
  const money = { discount: rupees(discount), deliveryCharge: rupees(deliveryCharge), totalAmount: rupees(total) }
  return { customerId, ...(district && { district }), status: 'delivered', items, ...money }
}

/** Each case that the test must meet, because random steps may leave one out: credited bags, a cancelled bill, two states. */
const EACH_CASE: [Ordered[], Step[]] = [
  [1, 2, 3, 4, 1, 2].map((customerId) => {
    return {
      customerId,
      district: customerId === 3 ? 'Elsewhere' : undefined,
      quantities: [4, 2],
      discount: 0,
      deliveryCharge: 5000,
    }
  }),
  [
    ...[1, 2, 3, 4].map((order) => ({ what: 'bill' as const, order, paise: 1 })),
    ...(['credit bags', 'cancel'] as const).map((what, place) => ({ what, order: place + 1, paise: 1 })),
  ],
]

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + paiseOwed(amount), 0)

test(`tables 8, 12 and 13, bills and day book agree to the paisa in ${RUNS} random histories`, async () => {
  const met = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(ordered, { minLength: 6, maxLength: 6 }),
      fc.array(step, { minLength: 10, maxLength: 30 }),
      async (orders, steps) => {
        vi.setSystemTime(new Date('2026-11-22T06:30:00.000Z'))
        const opened = await openBillShop(orders.map(orderOf), { customers: CUSTOMERS })
        const { operator, store, tables, bill } = opened
        const [product] = await (await operator.get('/api/products')).json()
        const { id, version: _, ...rest } = product
        await operator.put(`/api/products/${id}`, { ...rest, hsn: '38249900', gstRate: '5' })
        const status = (id: number, body: object) => operator.put(`/api/orders/${id}/status`, body)
        for (const { what, order: id, paise } of steps) {
          const order = await store.read((rows) => rows.orders.get(id))
          const path = `/api/bills/${order?.billNumber?.replaceAll('/', '-')}/credit-note`
          if (what === 'bill') await bill(id)
          else if (what === 'credit') await operator.post(path, { amount: rupees(paise), reason: 'Wet.' })
          else if (what === 'credit whole') await operator.post(path, { reason: 'Wrong.', goodsReturned: paise % 2 === 0 })
          else if (what === 'credit bags') await creditBags(store, order?.billNumber)
          else if (what === 'cancel') {
            await status(id, { status: 'cancelled', bill: order?.billNumber })
            await new CancelledBills(store).check(Date.now() + UNDO_TIME)
          } else if (what === 'reopen') await status(id, { status: 'delivered' })
          else {
            vi.setSystemTime(Date.now() + 12 * 86_400_000)
            await operator.signIn()
          }
        }
        const { bills, entries } = await tables()
        const days = bills.map(({ date }) => date).sort()
        const periods = [MONTH, 'from=2026-12-01&to=2026-12-31', `from=2026-11-01&to=2027-10-31`]
        for (const period of periods) {
          const report = await reportOf(opened, period)
          const isIn = ({ date }: { date: string }) => date >= report.from && date <= report.to
          const inPeriod = bills.filter(isIn)
          const totalOf = (kind: string) =>
            sumOf(inPeriod.filter((each) => each.kind === kind).map(({ totalAmount }) => totalAmount))
          const net = totalOf('bill') - totalOf('credit-note')
          const booked = entries.filter((entry) => isIn(entry) && (entry.kind === 'bill' || entry.kind === 'credit-note'))
          const rows = [...report.table12.registered, ...report.table12.others]
          const values = sumOf(rows.map(({ value }) => value))
          expect([values, sumOf(booked.map(({ amount }) => amount))]).toEqual([net, net])
          expect(report.check).toMatchObject({ net: rupees(net), isEqual: true })
          const exempt = rows.filter(({ rate }) => rate === 0).map(({ value }) => value)
          expect(sumOf(report.table8.map(({ exempt }) => exempt))).toBe(sumOf(exempt))
          expect(sumOf(report.places.flatMap(({ registered, others }) => [registered, others]))).toBe(net)
          expect(sumOf(report.credited.map(({ value }) => value))).toBe(totalOf('credit-note'))
          for (const row of rows) {
            const { taxable, integratedTax, centralTax, stateTax, value, kilograms, bags } = row
            expect(sumOf([taxable, integratedTax, centralTax, stateTax])).toBe(paiseOwed(value))
            expect(kilograms).toBe(bags * 25)
          }
          const documents = report.table13.reduce((sum, { total, missing }) => sum + total - missing.length, 0)
          expect(documents).toBe(inPeriod.length)
          for (const { total, cancelled, net, missing } of report.table13) {
            expect(net).toBe(total - cancelled)
            expect(missing).toEqual([])
          }
          if (report.credited.some(({ bags }) => bags > 0)) met.add('bags')
          if (report.table13.some(({ cancelled }) => cancelled > 0)) met.add('cancelled')
          if (report.places.length > 1 && report.places.some(({ code }) => code === '03')) met.add('places')
        }
        const whole = await reportOf(opened, periods[2])
        expect(days.every((day) => day <= whole.to)).toBe(true)
        const standing = bills.filter(({ kind, credits, totalAmount }) => {
          return kind === 'bill' && sumOf(credits.map(({ amount }) => amount)) < paiseOwed(totalAmount)
        })
        const bags = standing.reduce((sum, { lines }) => sum + lines.reduce((all, { quantity }) => all + quantity, 0), 0)
        const credited = bills.flatMap(({ kind, lines, creditOf }) =>
          kind === 'credit-note' && standing.some(({ number }) => number === creditOf)
            ? lines.map(({ quantity }) => quantity)
            : [],
        )
        const rows = [...whole.table12.registered, ...whole.table12.others]
        expect(rows.reduce((sum, row) => sum + row.bags, 0)).toBe(bags - credited.reduce((sum, each) => sum + each, 0))
      },
    ),
    { numRuns: RUNS, endOnFailure: true, examples: [EACH_CASE] },
  )
  expect([...met].sort()).toEqual(['bags', 'cancelled', 'places'])
})

/** A credit note by bags: one bag of the first line, as it was billed. */
async function creditBags(store: Opened['store'], number: string | undefined) {
  await store.update((rows) => {
    const billed = number === undefined ? undefined : rows.bills.get(number)
    const [line] = billed?.lines ?? []
    const already = billed?.credits.some((credit) => (rows.bills.get(credit.number)?.lines.length ?? 0) > 0)
    if (!billed || !line || already || line.quantity < 2) return
    const left = paiseOwed(billed.totalAmount) - sumOf(billed.credits.map(({ amount }) => amount))
    if (left <= paiseOwed(line.unitPrice)) return
    const writing = { now: new Date().toISOString(), caller: { username: 'operator' } as Call['caller'] }
    const note = writeCreditNote(rows, billed, { amount: line.unitPrice, reason: 'A torn bag.' }, writing)
    rows.bills.put({ ...note, lines: [{ ...line, quantity: 1, totalPrice: line.unitPrice }] })
  })
}
