import { expect, test, vi } from 'vitest'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newBoxEntry } from '../fixtures/rows/box'
import { newCustomer, newPayment } from '../fixtures/rows/customers'
import { withSecondOperator } from '../fixtures/rows/operators'
import { newQuotation } from '../fixtures/rows/quotations'
import { codeOf, openWithFactor, PROOF } from '../fixtures/rows/two-factor'
import { openBillShop } from '../fixtures/shops/bills'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'
import { stopClock, YEAR } from '../fixtures/stopped-clock'

stopClock()

const OCTOBER = 'The books are closed until the end of October\u00a02026. Please choose 1\u00a0Nov\u00a02026 or a later day.'

type Opened = Awaited<ReturnType<typeof openBillShop>>

/** Closes a month without checks. */
const closed = ({ store }: Pick<Opened, 'store'>, month: string) =>
  store.update(({ settings }) => settings.put({ key: 'closed_month', value: month, version: 9 }))

/** A shop with a delivered order, another with a bill, a payment, an order paid above its sum, and a report of 30 October. */
async function openLived() {
  const shop = await openBillShop([
    { status: 'delivered' },
    { status: 'delivered' },
    { status: 'pending' },
    { status: 'confirmed' },
  ])
  const { operator } = shop
  await operator.post('/api/customers', newCustomer({ phone: '94190 54321' }))
  await shop.bill(2)
  await operator.post('/api/ledger', newPayment({ date: '2026-11-02' }))
  await operator.post('/api/ledger', newPayment({ amount: 9000, orderId: 3, date: '2026-11-02' }))
  await operator.post('/api/ledger', newPayment({ method: 'cheque', reference: '004711', date: '2026-11-02' }))
  const undecided = { state: 'reported', sentence: '', decidedAt: null, decidedBy: null, entryId: null } as const
  const report = { ...undecided, orderId: 1, reference: '412345678901', date: '2026-10-30' }
  await shop.store.update(
    ({ paymentReports }) => void paymentReports.insert({ ...report, createdAt: '2026-11-01T06:30:00.000Z' }),
  )
  const pay = (changes: object) => operator.post('/api/ledger', newPayment(changes))
  const decide = (decision: object = {}) =>
    operator.put('/api/payment-reports/1', { state: 'confirmed', amount: 5000, advance: 5000, ...decision })
  return { ...shop, pay, decide }
}

const ENTERED = ['payment', 'refund', 'adjustment', 'opening'] as const

test.each(ENTERED)('a manual entry (%s) in a closed month is refused at its day, with the first open day', async (kind) => {
  const shop = await openLived()
  await closed(shop, '2026-10')
  for (const date of ['2026-10-31', '2026-09-30', '2026-04-01']) {
    const { detail, errors } = await refusal(await shop.pay({ kind, date, amount: 100 }), 422)
    expect([detail, errors?.map(({ path }) => path)]).toEqual([OCTOBER, ['date']])
  }
  expect((await shop.pay({ kind, date: '2026-11-01', amount: 100, orderId: 3 })).status).toBe(201)
})

test('a payment for several orders is refused completely', async () => {
  const shop = await openLived()
  await closed(shop, '2026-10')
  const orders = [1, 2].map((orderId) => ({ orderId, amount: '500' }))
  const pay = (date: string) => shop.operator.post('/api/ledger/payments', { customerId: 1, method: 'cash', date, orders })
  const before = await shop.tables()
  expect((await refusal(await pay('2026-10-31'), 422)).detail).toBe(OCTOBER)
  expect(await shop.tables()).toEqual(before)
  expect((await pay('2026-11-01')).status).toBe(201)
})

test('a bank payment in a closed month is booked on the first open day, with its own value date', async () => {
  const shop = await openLived()
  await closed(shop, '2026-10')
  expect((await shop.decide()).status).toBe(200)
  const entry = (await shop.tables()).entries.at(-1)
  expect(entry).toMatchObject({ kind: 'payment', reference: '412345678901', date: '2026-11-01', valueDate: '2026-10-30' })
  const book = await (await shop.operator.get('/api/day-book?from=2026-10-01&to=2026-11-30')).json()
  expect(book.days[0]).toMatchObject({ day: '2026-11-01', entries: [{ valueDate: '2026-10-30' }] })
  expect(await (await shop.operator.get('/api/ledger.csv?customer=1')).text()).toMatch(/2026-11-01.*412345678901,2026-10-30/)
  expect(await (await shop.operator.get('/api/day-book.csv?from=2026-11-01&to=2026-11-30')).text()).toContain(
    '412345678901,2026-10-30',
  )
})

test('the same applies to a closed year', async () => {
  vi.setSystemTime(new Date('2027-07-02T06:30:00.000Z'))
  const shop = await openLived().then(async (opened) => {
    await opened.store.update(({ paymentReports }) => {
      const report = paymentReports.get(1)
      if (report) paymentReports.put({ ...report, date: '2027-03-30' })
    })
    return opened
  })
  expect((await shop.decide()).status).toBe(200)
  expect((await shop.tables()).entries.at(-1)).toMatchObject({ date: '2027-04-01', valueDate: '2027-03-30' })
})

test('in an open month it has only one day', async () => {
  const shop = await openLived()
  await closed(shop, '2026-09')
  await shop.decide()
  const entry = (await shop.tables()).entries.at(-1) as LedgerEntry
  expect([entry.date, 'valueDate' in entry]).toEqual(['2026-10-30', false])
})

const BILL = `TF-${YEAR}-00001`

/** Everything that creates an entry or a document. */
const DOORS: Record<string, (shop: Awaited<ReturnType<typeof openLived>>) => Promise<Response>> = {
  'a payment without a day': ({ pay }) => pay({}),
  'a refund': ({ pay }) => pay({ kind: 'refund', amount: 100 }),
  'an adjustment': ({ pay }) => pay({ kind: 'adjustment' }),
  'an opening balance': ({ pay }) => pay({ kind: 'opening' }),
  'a new customer’s balance': ({ operator }) =>
    operator.post('/api/customers', newCustomer({ phone: '94190 99999', openingBalance: '500' })),
  'a payment for several orders': ({ operator }) =>
    operator.post('/api/ledger/payments', { customerId: 1, method: 'cash', orders: [{ orderId: 1, amount: '500' }] }),
  'a bill': ({ bill }) => bill(1),
  'bills of many orders': ({ operator }) => operator.post('/api/orders/bills', { orderIds: [1, 4] }),
  'a bill when it is shipped': async (shop) => {
    await shop.store.update(({ settings }) => settings.put({ key: 'bill_when_shipped', value: 'true', version: 9 }))
    return shop.operator.put('/api/orders/4/status', { status: 'shipped' })
  },
  'a credit note': ({ operator }) => operator.post(`/api/bills/${BILL}/credit-note`, { amount: 100, reason: 'Wet.' }),
  'a billed order that is cancelled': ({ operator }) =>
    operator.put('/api/orders/2/status', { status: 'cancelled', bill: BILL.replaceAll('-', '/').replace(/26\/27/, '26-27') }),
  'a reversal': ({ operator }) => operator.post('/api/ledger/2/reversal', undefined),
  'a buyer’s report': ({ decide }) => decide(),
  'a bill to another name': ({ operator }) => operator.post(`/api/bills/${BILL}/mended`, { name: 'Nabi Fisheries' }),
  'a payment that is moved': ({ operator }) => operator.post('/api/ledger/2/move', { customerId: 2 }),
  'an entry of the box': ({ operator }) => operator.post('/api/box', newBoxEntry()),
  'a count of the box': ({ operator }) => operator.post('/api/box', { kind: 'count', side: 'cash', amount: 0, note: '' }),
  'a cheque that clears': ({ operator }) => operator.post('/api/cheques/4', { state: 'cleared' }),
  'a cheque that bounces': ({ operator }) => operator.post('/api/cheques/4', { state: 'bounced', charge: 100 }),
  'a quotation': ({ operator }) => operator.post('/api/quotations', newQuotation()),
  'an order that goes to another with its money': ({ operator }) => operator.put('/api/orders/3/customer', { customerId: 2 }),
}

/** Months that an older version closed before they were over. */
const CLOSED = ['2026-11', '9999-12']

test.each(CLOSED.flatMap((month) => Object.keys(DOORS).map((door) => [month, door] as const)))(
  'while %s is closed, %s writes nothing today',
  async (month, door) => {
    const shop = await openLived()
    await closed(shop, month)
    const before = await shop.tables()
    const answer = await (DOORS[door] as (typeof DOORS)[string])(shop)
    expect([409, 422]).toContain(answer.status)
    expect((await refusal(answer, answer.status)).detail).toMatch(
      /^The books are closed until the end of .+, which is not over\. Please ask the owner to open them\.$/,
    )
    expect(await shop.tables()).toEqual(before)
  },
)

test('a clock set back into a closed month books nothing there', async () => {
  const shop = await openLived()
  await closed(shop, '2026-10')
  vi.setSystemTime(new Date('2026-10-31T06:30:00.000Z'))
  const before = await shop.tables()
  await refusal(await shop.pay({}), 422)
  await refusal(await shop.operator.post('/api/ledger/2/reversal', undefined), 409)
  await refusal(await shop.decide(), 422)
  expect(await shop.tables()).toEqual(before)
})

test('a pending credit note is created once the month is open', async () => {
  const shop = await openLived()
  const { billNumber } = (await shop.tables()).orders.find(({ id }) => id === 2) ?? {}
  await shop.operator.put('/api/orders/2/status', { status: 'cancelled', bill: billNumber })
  await closed(shop, '2026-11')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await shop.wait()
  expect((await shop.tables()).bills).toHaveLength(1)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
  await closed(shop, '2026-10')
  await shop.wait()
  expect((await shop.tables()).bills.map(({ kind }) => kind)).toEqual(['bill', 'credit-note'])
})

test('an invalid month closes nothing, and surrounding spaces are ignored', async () => {
  const shop = await openLived()
  await closed(shop, 'abc')
  expect((await shop.pay({ date: '2026-10-31' })).status).toBe(201)
  await closed(shop, ' 2026-10 ')
  expect((await refusal(await shop.pay({ date: '2026-10-31' }), 422)).detail).toBe(OCTOBER)
})

const close = (operator: { put: Opened['operator']['put'] }, value: string, proof: object = PROOF) =>
  operator.put('/api/settings/closed_month', { value, ...proof })

test.each(['2026-11', ' 2026-11 ', '2026-12', '9999-12'])('the month %j cannot be closed before it is over', async (month) => {
  const operator = await openTestShop().browser().signIn()
  const { detail } = await refusal(await close(operator, month), 422)
  expect(detail).toBe('Please enter a month that is over.')
  const changes = [{ key: 'closed_month', value: month }]
  expect(await wrongFields(await operator.put('/api/settings', { changes, ...PROOF }))).toEqual(['closed_month'])
})

test('a month is over at midnight in India', async () => {
  const operator = await openTestShop().browser().signIn()
  vi.setSystemTime(new Date('2026-11-30T18:29:59.000Z'))
  const late = await openTestShop().browser().signIn()
  await refusal(await close(late, '2026-11'), 422)
  vi.setSystemTime(new Date('2026-11-30T18:30:00.000Z'))
  expect((await close(late, '2026-11')).status).toBe(200)
  expect((await close(operator, '2026-13')).status).toBe(401)
})

test.each(['2026-13', '2026-1', 'October', '26-10'])('%j is not a month', async (value) => {
  const operator = await openTestShop().browser().signIn()
  expect((await refusal(await close(operator, value), 422)).detail).toBe('Please enter a month as 2026-11.')
})

test('the owner closes and reopens a month with his password, and both are security events', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  expect(await wrongFields(await close(operator, '2026-09', {}))).toEqual(['password'])
  expect(await wrongFields(await close(operator, '2026-09', { password: 'a guess' }))).toEqual(['password'])
  for (const month of ['2026-09', '2026-10', '2026-08', '']) expect((await close(operator, month)).status).toBe(200)
  expect(await wrongFields(await close(operator, '2026-10', {}))).toEqual(['password'])
  const listed: { event: string; by: string }[] = await (await operator.get('/api/security-events')).json()
  expect(listed.map(({ event, by }) => [event, by])).toEqual(
    ['books-opened', 'books-opened', 'books-closed', 'books-closed'].map((event) => [event, OPERATOR.username]),
  )
})

test('with two-factor he also needs a code', async () => {
  const { operator, secret } = await openWithFactor('false')
  expect(await wrongFields(await close(operator, '2026-01'))).toEqual(['code'])
  expect((await close(operator, '2026-01', { ...PROOF, code: codeOf(secret) })).status).toBe(200)
})

test('no one else can close or reopen a month, alone or with other settings', async () => {
  const shop = openTestShop()
  const { owner, second } = await withSecondOperator(shop)
  const proof = { password: 'walnuts-beside-the-weir' }
  await close(owner, '2026-09')
  for (const month of ['2026-10', '2026-08', '']) {
    await refusal(await close(second, month, proof), 403)
    const changes = [
      { key: 'bill_signatory', value: 'x' },
      { key: 'closed_month', value: month },
    ]
    await refusal(await second.put('/api/settings', { changes, ...proof }), 403)
  }
  expect((await close(second, '2026-09', {})).status).toBe(200)
  const settings: { key: string; value: string }[] = await (await owner.get('/api/settings')).json()
  expect(settings.filter(({ key }) => ['closed_month', 'bill_signatory'].includes(key)).map(({ value }) => value)).toEqual([
    '',
    '2026-09',
  ])
})
