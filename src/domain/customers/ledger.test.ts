import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '~/domain/day'
import { rupees } from '../money'
import type { OrderStatus } from '../orders/schema'
import { accountOf, agesOf, balanceOf } from './ledger'
import type { EntryKind } from './ledger-schema'

type Entry = Parameters<typeof accountOf>[0][number]
type Order = Parameters<typeof accountOf>[1][number]

const entry = (id: number, kind: EntryKind, amount: number, more: Partial<Entry> = {}): Entry => ({
  id,
  kind,
  amount: `${amount}.00`,
  date: '2026-11-01',
  at: '2026-11-01T06:00:00.000Z',
  orderId: null,
  reverses: null,
  ...more,
})

/** An order placed on 1 October, with its status set at `at`. */
const order = (id: number, total: number, status: OrderStatus = 'pending', at = '2026-10-10T06:00:00.000Z'): Order => ({
  id,
  status,
  statusHistory: [{ status: 'pending', at: '2026-10-01T06:00:00.000Z' }, ...(status === 'pending' ? [] : [{ status, at }])],
  totalAmount: `${total}.00`,
})

const dues = (entries: readonly Entry[], orders: readonly Order[]) =>
  [...accountOf(entries, orders).orders.values()].map(({ due, paid }) => ({ due, paid }))

const statuses = (entries: readonly Entry[], orders: readonly Order[]) =>
  [...accountOf(entries, orders).orders].map(([id, { paymentStatus }]) => [id, paymentStatus])

test('what is owed is summed by age, from the oldest debt', () => {
  const entries = [
    entry(1, 'opening', 1000, { date: '2026-10-20' }),
    entry(2, 'bill', 500, { date: '2026-08-01', orderId: 1 }),
    entry(3, 'bill', 700, { date: '2026-10-01', orderId: 2 }),
    entry(4, 'payment', -1100),
  ]
  const { balance, debts } = accountOf(entries, [])
  expect([balance, agesOf(debts, '2026-11-22')]).toEqual([110_000, { upTo30: 0, upTo60: 70_000, over60: 40_000 }])
})

test.each([
  ['2026-11-22', 'upTo30'],
  ['2026-10-23', 'upTo30'],
  ['2026-10-22', 'upTo60'],
  ['2026-09-23', 'upTo60'],
  ['2026-09-22', 'over60'],
])('on 22 November a debt of %s has the age %s', (date, age) => {
  const { debts } = accountOf([entry(1, 'bill', 5, { date, orderId: 1 })], [])
  expect(agesOf(debts, '2026-11-22')).toMatchObject({ [age]: 500 })
})

test('a refund reduces what was paid for its order', () => {
  const bill = entry(1, 'bill', 500, { orderId: 1 })
  const paid = [bill, entry(2, 'payment', -500, { orderId: 1 })]
  const back = [...paid, entry(3, 'refund', 200, { orderId: 1 })]
  expect([dues(back, [order(1, 500)]), statuses(back, [order(1, 500)])]).toEqual([
    [{ due: 50_000, paid: 30_000 }],
    [[1, 'pending']],
  ])
  const cancelled = [...back, entry(4, 'credit-note', -500, { orderId: 1 })]
  expect(accountOf(cancelled, [order(1, 500, 'cancelled')])).toMatchObject({ balance: -30_000, advance: 30_000, free: 30_000 })
  const reversed = [...back, entry(4, 'reversal', -200, { orderId: 1, reverses: 3 })]
  expect(statuses(reversed, [order(1, 500)])).toEqual([[1, 'paid']])
})

test('a refund on account, or beyond the order’s payments, reduces the advance', () => {
  const paid = [entry(1, 'payment', -800), entry(2, 'payment', -100, { orderId: 1 })]
  const all = accountOf([...paid, entry(3, 'refund', 300), entry(4, 'refund', 150, { orderId: 1 })], [order(1, 500)])
  expect(all).toMatchObject({ balance: -45_000, advance: 45_000, free: 45_000, debts: [] })
  expect(accountOf([...paid, entry(3, 'refund', 900)], [order(1, 500)])).toMatchObject({ balance: 0, debts: [], advance: 0 })
})

test('shipped goods without a bill are owed from the day of dispatch', () => {
  const gone = order(1, 500, 'shipped', '2026-10-10T20:00:00.000Z')
  expect(accountOf([entry(1, 'payment', -200)], [gone])).toMatchObject({
    balance: 30_000,
    advance: 0,
    debts: [{ date: '2026-10-11', left: 30_000 }],
    unbilled: [{ orderId: 1, date: '2026-10-11', paise: 50_000 }],
  })
  expect(accountOf([], [order(1, 500), order(2, 500, 'cancelled')])).toMatchObject({ balance: 0, debts: [], unbilled: [] })
  const billed = accountOf([entry(1, 'bill', 500, { orderId: 1 })], [gone])
  expect(billed).toMatchObject({ balance: 50_000, debts: [{ date: '2026-11-01', left: 50_000 }], unbilled: [] })
})

test('a payment on account pays shipped goods before the bill, and updates their status', () => {
  const entries = [entry(1, 'bill', 700, { orderId: 2 }), entry(2, 'payment', -600)]
  const orders = [order(1, 500, 'delivered'), order(2, 700, 'delivered'), order(3, 100)]
  expect(dues(entries, orders)).toEqual([
    { due: 50_000, paid: 50_000 },
    { due: 70_000, paid: 10_000 },
    { due: 10_000, paid: 0 },
  ])
  expect(statuses(entries, orders)).toEqual([
    [1, 'paid'],
    [2, 'pending'],
    [3, 'pending'],
  ])
})

test('a payment for an order that is not shipped is held for it, and does not reduce other debts', () => {
  const entries = [entry(1, 'bill', 700, { orderId: 1 }), entry(2, 'payment', -600, { orderId: 2 })]
  const account = accountOf(entries, [order(1, 700), order(2, 500)])
  expect(account).toMatchObject({ balance: 10_000, advance: 50_000, debts: [{ left: 60_000 }] })
})

test('goods credited after dispatch count as returned; goods credited before dispatch are still owed', () => {
  const bill = entry(1, 'bill', 500, { orderId: 1, date: '2026-10-05', at: '2026-10-05T06:00:00.000Z' })
  const credited = (at: string) => [bill, entry(2, 'credit-note', -500, { orderId: 1, date: at.slice(0, 10), at })]
  const gone = [order(1, 500, 'delivered')]
  expect(accountOf(credited('2026-10-12T06:00:00.000Z'), gone)).toMatchObject({ balance: 0, unbilled: [] })
  expect(accountOf(credited('2026-10-06T06:00:00.000Z'), gone)).toMatchObject({ balance: 50_000, unbilled: [{ orderId: 1 }] })
})

test('a payment pays its order first, then the oldest debt', () => {
  const entries = [
    entry(1, 'bill', 500, { orderId: 1, date: '2026-10-01' }),
    entry(2, 'bill', 700, { orderId: 2 }),
    entry(3, 'payment', -900, { orderId: 2 }),
  ]
  const orders = [order(1, 500), order(2, 700)]
  expect(dues(entries, orders)).toEqual([
    { due: 50_000, paid: 20_000 },
    { due: 70_000, paid: 70_000 },
  ])
  expect(statuses(entries, orders)).toEqual([
    [1, 'pending'],
    [2, 'paid'],
  ])
})

test('a payment on account pays the opening balance first, then the oldest bill', () => {
  const entries = [
    entry(1, 'bill', 500, { orderId: 1, date: '2026-10-01' }),
    entry(2, 'opening', 300, { date: '2026-11-02' }),
    entry(3, 'payment', -800),
  ]
  expect(statuses(entries, [order(1, 500)])).toEqual([[1, 'paid']])
  expect(statuses(entries.with(2, entry(3, 'payment', -700)), [order(1, 500)])).toEqual([[1, 'pending']])
})

test('an unshipped order without a bill is paid only by payments that name it, up to its total', () => {
  const entries = [entry(1, 'payment', -900, { orderId: 1 }), entry(2, 'bill', 300, { orderId: 2 })]
  expect(dues(entries, [order(1, 700), order(2, 300)])).toEqual([
    { due: 70_000, paid: 70_000 },
    { due: 30_000, paid: 20_000 },
  ])
})

test('an order owes its bill minus the credit note', () => {
  const bill = entry(1, 'bill', 500, { orderId: 1 })
  const paid = [bill, entry(2, 'credit-note', -200, { orderId: 1 }), entry(3, 'payment', -300)]
  expect(statuses(paid, [order(1, 500)])).toEqual([[1, 'paid']])
  const whole = [bill, entry(2, 'credit-note', -500, { orderId: 1 })]
  expect(statuses(whole, [order(1, 500)]), 'it is to be billed again').toEqual([[1, 'pending']])
  expect(statuses(whole, [order(1, 500, 'shipped')]), 'it was taken back').toEqual([[1, 'paid']])
  expect(statuses(whole, [order(1, 500, 'cancelled')])).toEqual([[1, 'pending']])
})

test('a payment for a cancelled order pays other debts', () => {
  const entries = [entry(1, 'payment', -500, { orderId: 1 }), entry(2, 'bill', 500, { orderId: 2 })]
  expect(statuses(entries, [order(1, 500, 'cancelled'), order(2, 500)])).toEqual([
    [1, 'pending'],
    [2, 'paid'],
  ])
})

test('payments for an order that moved to another customer, and charges that only name an order, are on account', () => {
  const bill = entry(1, 'bill', 500, { orderId: 1 })
  const moved = [bill, entry(2, 'payment', -500, { orderId: 9 })]
  expect(dues(moved, [order(1, 500)])).toEqual([{ due: 50_000, paid: 50_000 }])
  const charged = [bill, entry(2, 'adjustment', 200, { orderId: 1 }), entry(3, 'payment', -500, { orderId: 1 })]
  expect(dues(charged, [order(1, 500)])).toEqual([{ due: 50_000, paid: 50_000 }])
})

test('an entry and its reversal have no effect', () => {
  const entries = [
    entry(1, 'bill', 500, { orderId: 1 }),
    entry(2, 'payment', -500, { orderId: 1 }),
    entry(3, 'reversal', 500, { reverses: 2, orderId: 1 }),
  ]
  expect(statuses(entries, [order(1, 500)])).toEqual([[1, 'pending']])
  expect(accountOf(entries, [])).toMatchObject({ balance: 50_000, debts: [{ left: 50_000 }], advance: 0 })
})

test('an order of an unconfirmed customer takes only payments that name it, and is no debt', () => {
  const strange = { ...order(1, 500, 'delivered'), customerMatch: 'unconfirmed' as const }
  const entries = [entry(1, 'payment', -800), entry(2, 'payment', -700, { orderId: 1 })]
  expect(accountOf(entries, [strange])).toMatchObject({
    balance: -150_000,
    advance: 150_000,
    free: 80_000,
    debts: [],
    unbilled: [],
  })
  expect(accountOf(entries, [strange]).orders.get(1)).toMatchObject({
    due: 50_000,
    paid: 50_000,
    named: 70_000,
    refundable: 70_000,
  })
  expect(accountOf(entries, [strange, order(2, 900, 'delivered')]).orders.get(2)).toMatchObject({ paid: 80_000 })
  const known = accountOf(entries, [{ ...strange, customerMatch: 'confirmed' }])
  expect(known).toMatchObject({ balance: -100_000, free: 100_000, unbilled: [{ orderId: 1 }] })
})

test('unallocated money refunded for an order no longer pays it, and pays the others as before', () => {
  const orders = [order(1, 500, 'delivered'), order(2, 500, 'delivered')]
  const paid = [entry(1, 'payment', -1000)]
  expect(dues([...paid, entry(2, 'refund', 500, { orderId: 1 })], orders)).toEqual([
    { due: 50_000, paid: 0 },
    { due: 50_000, paid: 50_000 },
  ])
  const again = [...paid, entry(2, 'refund', 500, { orderId: 1 }), entry(3, 'payment', -500)]
  expect(statuses(again, orders)).toEqual([
    [1, 'paid'],
    [2, 'paid'],
  ])
})

test('refunded money of a cancelled order no longer pays it when it is reopened', () => {
  const entries = [entry(1, 'payment', -520, { orderId: 1 }), entry(2, 'refund', 520)]
  expect(accountOf(entries, [order(1, 500, 'cancelled')]).orders.get(1)).toMatchObject({ paid: 0, refundable: 0 })
  expect(accountOf(entries, [order(1, 500)]).orders.get(1)).toMatchObject({ paid: 0, refundable: 0, paymentStatus: 'pending' })
  expect(accountOf(entries, [order(1, 500, 'delivered')])).toMatchObject({ balance: 50_000, debts: [{ left: 50_000 }] })
})

test('a refund of more than was paid is owed from that day', () => {
  const bounced = [entry(1, 'refund', 300, { date: '2026-11-05' }), entry(2, 'bill', 500, { orderId: 1 })]
  expect(accountOf(bounced, [order(1, 500)])).toMatchObject({
    balance: 80_000,
    debts: [
      { orderId: 1, date: '2026-11-01', left: 50_000 },
      { orderId: null, date: '2026-11-05', left: 30_000 },
    ],
  })
})

test('a cancelled order owes nothing, even before its bill is credited', () => {
  const { orders } = accountOf([entry(1, 'bill', 500, { orderId: 1 })], [order(1, 500, 'cancelled')])
  expect(orders.get(1)).toMatchObject({ due: 0, paid: 0, paymentStatus: 'pending' })
})

test('after a credit note, kept goods are owed and returned goods are not', () => {
  const at = '2026-10-12T06:00:00.000Z'
  const entries = [
    entry(1, 'bill', 500, { orderId: 1 }),
    entry(2, 'credit-note', -500, { orderId: 1, date: at.slice(0, 10), at }),
  ]
  const gone = order(1, 500, 'delivered')
  expect(accountOf(entries, [{ ...gone, goodsReturned: false }])).toMatchObject({ balance: 50_000, unbilled: [{ orderId: 1 }] })
  expect(accountOf(entries, [{ ...gone, goodsReturned: true }])).toMatchObject({ balance: 0, unbilled: [] })
})

test('money that stays when an order moves is unallocated here, and pays nothing there', () => {
  const there = [entry(1, 'payment', -1000, { orderId: 1 }), entry(2, 'transfer', 500, { orderId: 1 })]
  expect(accountOf(there, [order(1, 500)])).toMatchObject({ balance: -50_000, free: 0 })
  expect(accountOf([entry(3, 'transfer', -500)], [])).toMatchObject({ balance: -50_000, free: 50_000 })
})

const kinds = fc.constantFrom<EntryKind>('opening', 'bill', 'payment', 'refund', 'credit-note', 'adjustment')
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
    const isCharged = kind === 'bill' || kind === 'refund' || (sign && kind !== 'payment' && kind !== 'credit-note')
    const date = new Date(Date.parse('2026-07-01') + day * DAY).toISOString().slice(0, 10)
    const isOfOrder = kind === 'bill' || kind === 'credit-note' || order > 0
    return {
      id: index + 1,
      kind,
      amount: rupees(isCharged ? paise : -paise),
      date,
      at: `${date}T06:00:00.000Z`,
      orderId: isOfOrder ? order + 1 : null,
      reverses: null,
    }
  })

const STATUSES: readonly OrderStatus[] = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled']

test('in any history the balance is owed minus advance, and the orders’ dues add up to what is owed', () => {
  const left = fc.array(fc.constantFrom(...STATUSES), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(made, { maxLength: 40 }), left, (history, ways) => {
      const entries = entriesOf(history)
      const orders = ways.map((status, index) => order(index + 1, (index + 1) * 100, status))
      const { balance, advance, debts, unbilled, orders: accounts } = accountOf(entries, orders)
      const sum = (amounts: readonly number[]) => amounts.reduce((all, paise) => all + paise, 0)
      const owed = sum(debts.map(({ left }) => left))
      expect(owed - advance).toBe(balance)
      expect(balance).toBe(balanceOf(entries) + sum(unbilled.map(({ paise }) => paise)))
      expect(advance).toBeGreaterThanOrEqual(0)
      expect(sum(Object.values(agesOf(debts, '2026-11-22')))).toBe(owed)
      for (const { due, paid, named, refundable } of accounts.values()) {
        expect(paid).toBeGreaterThanOrEqual(0)
        expect(paid).toBeLessThanOrEqual(due)
        expect(refundable).toBeGreaterThanOrEqual(paid)
        expect(named).toBeLessThanOrEqual(refundable)
      }
      const isCancelled = (id: number) => ways[id - 1] === 'cancelled'
      const isOwed = (id: number) =>
        (billed(entries, id) > 0 && !isCancelled(id)) || unbilled.some(({ orderId }) => orderId === id)
      const ofOrders = [...accounts].filter(([id]) => isOwed(id)).map(([, { due, paid }]) => due - paid)
      const charges = entries.filter(
        ({ kind, amount, orderId }) => (kind !== 'bill' || isCancelled(orderId ?? 0)) && !amount.startsWith('-'),
      )
      expect(owed).toBeGreaterThanOrEqual(sum(ofOrders))
      expect(owed - sum(ofOrders)).toBeLessThanOrEqual(balanceOf(charges))
    }),
  )
})

const billed = (entries: readonly Entry[], id: number) =>
  balanceOf(entries.filter(({ kind, orderId }) => orderId === id && (kind === 'bill' || kind === 'credit-note')))
