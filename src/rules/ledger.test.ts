import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryKind, LedgerEntry } from '~/schemas/ledger'
import { AGES, balanceOf, paymentStatuses, paymentsOf, standingOf, withBalances } from './ledger'
import { rupees } from './money'

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'date' | 'orderId' | 'reverses'>

const entry = (id: number, kind: EntryKind, amount: number, more: Partial<Entry> = {}): Entry => ({
  id,
  kind,
  amount: `${amount}.00`,
  date: '2026-11-01',
  orderId: null,
  reverses: null,
  ...more,
})

const order = (id: number, total: number, status: 'pending' | 'shipped' | 'cancelled' = 'pending') => ({
  id,
  status,
  paymentStatus: 'pending' as const,
  totalAmount: `${total}.00`,
})

test('what is owed is told by its age, from the oldest debt on', () => {
  const entries = [
    entry(1, 'opening', 1000, { date: '2026-10-20' }),
    entry(2, 'bill', 500, { date: '2026-08-01', orderId: 1 }),
    entry(3, 'bill', 700, { date: '2026-10-01', orderId: 2 }),
    entry(4, 'payment', -1100),
  ]
  expect(standingOf(entries, '2026-11-22')).toEqual({
    balance: 110_000,
    ages: { upTo30: 0, upTo60: 70_000, over60: 40_000 },
    owesSince: '2026-08-01',
  })
})

test.each([
  ['2026-11-22', 'upTo30'],
  ['2026-10-23', 'upTo30'],
  ['2026-10-22', 'upTo60'],
  ['2026-09-23', 'upTo60'],
  ['2026-09-22', 'over60'],
])('on 22 November a debt of %s is %s', (date, age) => {
  expect(standingOf([entry(1, 'bill', 5, { date, orderId: 1 })], '2026-11-22').ages).toMatchObject({ [age]: 500 })
})

test('a payment fills the order that it names, and what is left of it the oldest debt', () => {
  const entries = [
    entry(1, 'bill', 500, { orderId: 1, date: '2026-10-01' }),
    entry(2, 'bill', 700, { orderId: 2 }),
    entry(3, 'payment', -900, { orderId: 2 }),
  ]
  const orders = [order(1, 500), order(2, 700)]
  expect([...paymentsOf(entries, orders).values()]).toEqual([
    { due: 50_000, paid: 20_000 },
    { due: 70_000, paid: 70_000 },
  ])
  expect([...paymentStatuses(entries, orders)]).toEqual([
    [1, 'pending'],
    [2, 'paid'],
  ])
})

test('a payment on account fills what was owed before the book, then the oldest bill', () => {
  const entries = [
    entry(1, 'bill', 500, { orderId: 1, date: '2026-10-01' }),
    entry(2, 'opening', 300, { date: '2026-11-02' }),
    entry(3, 'payment', -800),
  ]
  expect([...paymentStatuses(entries, [order(1, 500)])]).toEqual([[1, 'paid']])
  expect([...paymentStatuses(entries.with(2, entry(3, 'payment', -700)), [order(1, 500)])]).toEqual([[1, 'pending']])
})

test('an order without a bill is paid by payments that name it, up to its total', () => {
  const entries = [entry(1, 'payment', -900, { orderId: 1 }), entry(2, 'bill', 300, { orderId: 2 })]
  const orders = [order(1, 700), order(2, 300)]
  expect([...paymentsOf(entries, orders).values()]).toEqual([
    { due: 70_000, paid: 70_000 },
    { due: 30_000, paid: 20_000 },
  ])
})

test('a bill less its credit note is what an order owes', () => {
  const bill = entry(1, 'bill', 500, { orderId: 1 })
  const paid = [bill, entry(2, 'credit-note', -200, { orderId: 1 }), entry(3, 'payment', -300)]
  expect([...paymentStatuses(paid, [order(1, 500)])]).toEqual([[1, 'paid']])
  const whole = [bill, entry(2, 'credit-note', -500, { orderId: 1 })]
  expect([...paymentStatuses(whole, [order(1, 500)])], 'it is to be billed again').toEqual([[1, 'pending']])
  expect([...paymentStatuses(whole, [order(1, 500, 'shipped')])], 'it was taken back').toEqual([[1, 'paid']])
  expect([...paymentStatuses(whole, [order(1, 500, 'cancelled')])]).toEqual([[1, 'pending']])
})

test('what is paid for a cancelled order fills other debts', () => {
  const entries = [entry(1, 'payment', -500, { orderId: 1 }), entry(2, 'bill', 500, { orderId: 2 })]
  expect([...paymentStatuses(entries, [order(1, 500, 'cancelled'), order(2, 500)])]).toEqual([
    [1, 'pending'],
    [2, 'paid'],
  ])
})

test('what was paid for an order that is another’s now, and a charge that only names an order, are on account', () => {
  const bill = entry(1, 'bill', 500, { orderId: 1 })
  const moved = [bill, entry(2, 'payment', -500, { orderId: 9 })]
  expect(paymentsOf(moved, [order(1, 500)]).get(1)).toEqual({ due: 50_000, paid: 50_000 })
  const charged = [bill, entry(2, 'adjustment', 200, { orderId: 1 }), entry(3, 'payment', -500, { orderId: 1 })]
  expect(paymentsOf(charged, [order(1, 500)]).get(1)).toEqual({ due: 50_000, paid: 50_000 })
})

test('an entry and its reversal are as if they had never been', () => {
  const entries = [
    entry(1, 'bill', 500, { orderId: 1 }),
    entry(2, 'payment', -500, { orderId: 1 }),
    entry(3, 'reversal', 500, { reverses: 2, orderId: 1 }),
  ]
  expect([...paymentStatuses(entries, [order(1, 500)])]).toEqual([[1, 'pending']])
  expect(standingOf(entries, '2026-11-01')).toMatchObject({ balance: 50_000, ages: { upTo30: 50_000 } })
})

test('an order that no bill or payment speaks of keeps its payment status', () => {
  expect(paymentStatuses([entry(1, 'opening', -900)], [order(1, 500)]).size).toBe(0)
})

const kinds = fc.constantFrom<EntryKind>('opening', 'bill', 'payment', 'credit-note', 'adjustment')
const made = fc.record({
  kind: kinds,
  paise: fc.integer({ min: 1, max: 1_000_000 }),
  sign: fc.boolean(),
  order: fc.integer({ min: 0, max: 4 }),
  day: fc.integer({ min: 0, max: 120 }),
})

type Made = typeof made extends fc.Arbitrary<infer One> ? One : never

const entriesOf = (history: readonly Made[]): Entry[] =>
  history.map(({ kind, paise, sign, order, day }, index) => {
    const isCharged = kind === 'bill' || (sign && kind !== 'payment' && kind !== 'credit-note')
    const date = new Date(Date.parse('2026-07-01') + day * 86_400_000).toISOString().slice(0, 10)
    const isOfOrder = kind === 'bill' || kind === 'credit-note' || order > 0
    return {
      id: index + 1,
      kind,
      amount: rupees(isCharged ? paise : -paise),
      date,
      orderId: isOfOrder ? order + 1 : null,
      reverses: null,
    }
  })

test('in any history the ages add up to the balance, and no order is paid more than it is due', () => {
  fc.assert(
    fc.property(fc.array(made, { maxLength: 40 }), (history) => {
      const entries = entriesOf(history)
      const { balance, ages, owesSince } = standingOf(entries, '2026-11-22')
      const owed = AGES.reduce((sum, age) => sum + ages[age], 0)
      expect(owed).toBe(Math.max(0, balance))
      expect(owesSince === null).toBe(balance <= 0)
      expect(balance).toBe(balanceOf(entries))
      expect(withBalances(entries).at(-1)?.balance ?? 0).toBe(balance)
      const orders = [1, 2, 3, 4, 5].map((id) => order(id, id * 100, id === 5 ? 'cancelled' : 'pending'))
      for (const { due, paid } of paymentsOf(entries, orders).values()) {
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(paid).toBeLessThanOrEqual(due)
      }
    }),
  )
})
