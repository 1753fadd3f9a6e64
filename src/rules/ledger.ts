import type { LedgerEntry } from '~/schemas/ledger'
import type { Order } from '~/schemas/orders'
import { paiseOwed } from './signed-money'

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'date' | 'orderId' | 'reverses'>
type Owing = Pick<Order, 'id' | 'status' | 'paymentStatus' | 'totalAmount'>

interface Debt {
  orderId: number | null
  date: string
  /** Paise of the debt that are not paid yet. */
  left: number
}

/** What a customer's entries come to, in paise. A positive balance is owed to the shop. */
export interface Standing {
  balance: number
  ages: Ages
  /** The Indian day of the oldest debt; null where nothing is owed. */
  owesSince: string | null
}

export const AGES = ['upTo30', 'upTo60', 'over60'] as const

/** Paise owed by the Indian days since the debt arose. They add up to the balance, where one is owed. */
export type Ages = Record<(typeof AGES)[number], number>

/** What is to be paid for an order and what has been, in paise. */
export interface OrderPayment {
  due: number
  paid: number
}

const DAY = 24 * 60 * 60 * 1000

/** The sum of entries in paise. */
export const balanceOf = (entries: readonly Pick<Entry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + paiseOwed(amount), 0)

/** Entries in their order, each with the balance after it, in paise. */
export function withBalances<Row extends Pick<Entry, 'amount'>>(entries: readonly Row[]): (Row & { balance: number })[] {
  let balance = 0
  return entries.map((entry) => {
    balance += paiseOwed(entry.amount)
    return { ...entry, balance }
  })
}

export const noAges = (): Ages => ({ upTo30: 0, upTo60: 0, over60: 0 })

/** What a customer owes and since when; `today` is an Indian day. */
export function standingOf(entries: readonly Entry[], today: string): Standing {
  const { balance, debts, held, pool } = filled(entries)
  fill(
    debts,
    [...held.values()].reduce((sum, paise) => sum + paise, pool),
  )
  const ages = noAges()
  let owesSince: string | null = null
  for (const { date, left } of debts) {
    if (left === 0) continue
    ages[ageOf(date, today)] += left
    if (owesSince === null || date < owesSince) owesSince = date
  }
  return { balance, ages, owesSince }
}

export function ageOf(date: string, today: string): keyof Ages {
  const days = (Date.parse(today) - Date.parse(date)) / DAY
  if (days <= 30) return 'upTo30'
  return days <= 60 ? 'upTo60' : 'over60'
}

/**
 * What each of a customer's orders is due and has been paid. A payment fills the order that it names; what is left of it, and
 * what names none, fills the oldest debt first, what was owed before the bills.
 */
export function paymentsOf(entries: readonly Entry[], orders: readonly Owing[]): Map<number, OrderPayment> {
  const { debts, held, pool, billed } = filled(entries)
  const own = new Set(orders.map(({ id }) => id))
  let rest = [...held].reduce((sum, [id, paise]) => (own.has(id) ? sum : sum + paise), pool)
  const unbilled = new Map<number, OrderPayment>()
  for (const order of orders) {
    const due = billed.get(order.id) ? 0 : dueWithoutBill(order, billed.has(order.id))
    const paid = Math.min(due, held.get(order.id) ?? 0)
    rest += (held.get(order.id) ?? 0) - paid
    unbilled.set(order.id, { due, paid })
  }
  fill(debts, rest)
  const left = leftByOrder(debts)
  return new Map(
    orders.map(({ id }) => {
      const due = billed.get(id)
      const payment = due ? { due, paid: due - (left.get(id) ?? 0) } : (unbilled.get(id) as OrderPayment)
      return [id, payment]
    }),
  )
}

/** The payment status of each order that a bill or payment speaks of, or that costs nothing; the others keep theirs. */
export function paymentStatuses(entries: readonly Entry[], orders: readonly Owing[]): Map<number, Order['paymentStatus']> {
  const named = new Set(entries.filter(isOfOrder).map(({ orderId }) => orderId))
  const isBilled = new Set(entries.filter(({ kind }) => kind === 'bill').map(({ orderId }) => orderId))
  const payments = paymentsOf(entries, orders)
  const told = orders.filter((order) => named.has(order.id) || isFree(order))
  return new Map(
    told.map((order) => {
      const { id, status } = order
      const { due, paid } = payments.get(id) as OrderPayment
      const isSettled = due > 0 ? paid >= due : status !== 'cancelled' && (isBilled.has(id) || isFree(order))
      return [id, isSettled ? 'paid' : 'pending']
    }),
  )
}

const isFree = ({ totalAmount }: Owing) => paiseOwed(totalAmount) === 0

const isOfOrder = ({ kind, orderId }: Entry) => orderId !== null && ['bill', 'credit-note', 'payment'].includes(kind)

/** Before dispatch an order owes its total, also where its bill was taken back to make another. */
const dueWithoutBill = ({ status, totalAmount }: Owing, wasBilled: boolean): number => {
  const owesNothing = status === 'cancelled' || (wasBilled && (status === 'shipped' || status === 'delivered'))
  return owesNothing ? 0 : paiseOwed(totalAmount)
}

/** An entry with its amount read once: a list of customers reads those of all. */
interface Booked {
  entry: Entry
  paise: number
}

/** Debts less their credit notes and the payments that name them. `billed` is what each order was billed, less its credit notes. */
function filled(entries: readonly Entry[]) {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) }))
  const balance = booked.reduce((sum, { paise }) => sum + paise, 0)
  const standing = withoutReversed(booked)
  const debts = debtsIn(standing)
  const held = new Map<number, number>()
  let pool = 0
  for (const { entry, paise } of standing) {
    if (entry.kind === 'credit-note') pool += fill(ofOrder(debts, entry.orderId), -paise)
  }
  const billed = leftByOrder(debts)
  for (const { entry, paise } of standing) {
    const { kind, orderId } = entry
    if (kind === 'credit-note' || paise >= 0) continue
    if (kind !== 'payment' || orderId === null) pool -= paise
    else held.set(orderId, (held.get(orderId) ?? 0) + fill(ofOrder(debts, orderId), -paise))
  }
  return { balance, debts, held, pool, billed }
}

function withoutReversed(booked: readonly Booked[]): readonly Booked[] {
  const reversed = new Set(booked.flatMap(({ entry }) => entry.reverses ?? []))
  if (reversed.size === 0) return booked
  return booked.filter(({ entry: { id, kind } }) => kind !== 'reversal' && !reversed.has(id))
}

/** Oldest first; what was owed before the shop kept its book comes before all. */
function debtsIn(booked: readonly Booked[]): Debt[] {
  const isOpening = ({ kind }: Entry) => Number(kind === 'opening')
  return booked
    .filter(({ paise }) => paise > 0)
    .toSorted(({ entry: a }, { entry: b }) => isOpening(b) - isOpening(a) || byDay(a, b))
    .map(({ entry: { kind, orderId, date }, paise }) => ({ orderId: kind === 'bill' ? orderId : null, date, left: paise }))
}

/** Days as texts: they are compared as such, which is quicker than by the letters of a language. */
export function byDay(a: Pick<Entry, 'date' | 'id'>, b: Pick<Entry, 'date' | 'id'>): number {
  if (a.date === b.date) return a.id - b.id
  return a.date < b.date ? -1 : 1
}

const ofOrder = (debts: readonly Debt[], orderId: number | null) =>
  orderId === null ? [] : debts.filter((debt) => debt.orderId === orderId)

/** Fills debts in their order; returns the paise that are left over. */
function fill(debts: readonly Debt[], paise: number): number {
  let rest = paise
  for (const debt of debts) {
    const part = Math.min(debt.left, rest)
    debt.left -= part
    rest -= part
  }
  return rest
}

function leftByOrder(debts: readonly Debt[]): Map<number, number> {
  const left = new Map<number, number>()
  for (const debt of debts) if (debt.orderId !== null) left.set(debt.orderId, (left.get(debt.orderId) ?? 0) + debt.left)
  return left
}
