import { expect, test, vi } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { newPayment, openLedger } from '../fixtures/rows/customers'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

/** A shop whose customer has an order of 5,000, delivered if requested. */
async function openWithOrder(status = 'pending') {
  const opened = await openLedger()
  await opened.create()
  await opened.order()
  if (status !== 'pending') await opened.operator.put('/api/orders/1/status', { status })
  const pay = (changes: object) => opened.operator.post('/api/ledger', newPayment({ advance: undefined, ...changes }))
  return { ...opened, pay }
}

test.each([
  ['an order that was delivered', 'delivered', { amount: 5000 }],
  ['the same by its name', 'delivered', { amount: 5000, orderId: 1 }],
  ['an order that has not left, by its name', 'pending', { amount: 5000, orderId: 1 }],
  ['a part of it', 'pending', { amount: 4999.99, orderId: 1 }],
])('a payment of %s needs no confirmation', async (_what, status, payment) => {
  const { pay } = await openWithOrder(status)
  expect((await pay(payment)).status).toBe(201)
})

test.each([
  [
    'a slip of the finger',
    'delivered',
    { amount: 999_999.99 },
    'Only ₹5,000 is owed. Keep ₹9,94,999.99 as advance?',
    '994999.99',
  ],
  ['more than its order', 'pending', { amount: 5001, orderId: 1 }, 'Only ₹5,000 is owed. Keep ₹1 as advance?', '1.00'],
  [
    'for an order that has not left, without its name',
    'pending',
    { amount: 500 },
    'Nothing is owed. Keep ₹500 as advance?',
    '500.00',
  ],
])(
  'a payment of %s asks once what may be kept, and stores nothing until then',
  async (_what, status, payment, sentence, advance) => {
    const { pay, shop, customer } = await openWithOrder(status)
    const { version } = shop.store
    const { detail, current } = await refusal(await pay(payment), 409)
    expect([detail, current, shop.store.version]).toEqual([sentence, { advance }, version])
    expect((await refusal(await pay({ ...payment, advance: Number(advance) - 0.01 }), 409)).current).toEqual({ advance })
    expect((await pay({ ...payment, advance })).status).toBe(201)
    expect(await customer(1)).toMatchObject({ entries: [{ kind: 'payment' }] })
  },
)

test('what pays other orders is not an advance', async () => {
  const { operator, order, pay, customer } = await openWithOrder('delivered')
  await order()
  expect((await pay({ amount: 10_000, orderId: 2 })).status).toBe(201)
  expect(await customer(1)).toMatchObject({
    balance: '-5000.00',
    advance: '5000.00',
    orders: [{ paymentStatus: 'paid' }, { paymentStatus: 'paid' }],
  })
  expect(await refusal(await pay({ amount: 1 }), 409)).toMatchObject({ current: { advance: '1.00' } })
  await operator.put('/api/orders/2/status', { status: 'delivered' })
  expect((await customer(1)).balance).toBe('0.00')
})

test('confirming a reported payment asks too', async () => {
  const { shop, operator } = await openWithOrder()
  await shop.store.update(({ paymentReports }) => {
    const undecided = { state: 'reported', sentence: '', decidedAt: null, decidedBy: null, entryId: null } as const
    paymentReports.insert({
      ...undecided,
      orderId: 1,
      reference: '412345678901',
      date: '2026-11-20',
      createdAt: '2026-11-20T06:30:00.000Z',
    })
  })
  const decide = (decision: object) => operator.put('/api/payment-reports/1', { state: 'confirmed', ...decision })
  expect((await refusal(await decide({ amount: 7250 }), 409)).current).toEqual({ advance: '2250.00' })
  expect((await decide({ amount: 7250, advance: 2250 })).status).toBe(200)
})

test('a day before the open year is refused at its field, except for an opening balance', async () => {
  const { pay } = await openWithOrder()
  for (const kind of ['payment', 'refund', 'adjustment'])
    for (const date of ['2026-03-31', '2019-01-01'])
      expect(await wrongFields(await pay({ kind, date, advance: 500 }))).toEqual(['date'])
  expect((await pay({ date: '2026-04-01', advance: 500 })).status).toBe(201)
  expect((await pay({ kind: 'opening', date: '2025-11-01' })).status).toBe(201)
})

test('the books of the last year stay open until 30 June in India', async () => {
  vi.setSystemTime(new Date('2027-06-30T18:29:00.000Z'))
  const { pay } = await openWithOrder()
  expect((await pay({ date: '2026-04-01', advance: 500 })).status).toBe(201)
  expect(await wrongFields(await pay({ date: '2026-03-31', advance: 1000 }))).toEqual(['date'])
  vi.setSystemTime(new Date('2027-06-30T18:31:00.000Z'))
  const { detail } = await refusal(await pay({ date: '2027-03-31', advance: 1000 }), 422)
  expect(detail).toBe('The year before 1\u00a0Apr\u00a02027 is closed. Please choose that day or a later one.')
})
