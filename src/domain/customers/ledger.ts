import { DAY } from '~/domain/day'
import { hasLeft, leftAt, leftOn } from '../orders/dispatched-orders'
import type { Order } from '../orders/schema'
import { paiseOwed } from '../signed-money'
import type { LedgerEntry } from './ledger-schema'

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'date' | 'at' | 'orderId' | 'reverses'>
type Owing = Pick<Order, 'id' | 'status' | 'statusHistory' | 'paymentStatus' | 'totalAmount'>

/** What is to be paid for an order and what has been, in paise, with the payment status that follows from it. */
export interface OrderAccount {
  due: number
  paid: number
  paymentStatus: Order['paymentStatus']
}

interface Debt {
  orderId: number | null
  date: string
  isOpening: boolean
  /** Paise of the debt that are not paid yet. */
  left: number
}

/** Goods that have left without a bill, owed in paise since the Indian day on which they left. */
export interface Unbilled {
  orderId: number
  date: string
  paise: number
}

/** What a customer's entries and orders come to, in paise. */
export interface Account {
  /** All entries, and all goods that have left without a bill: what is owed less what is held in advance. */
  balance: number
  /** Paid for orders that have not left and have no bill, and beyond all that is owed. */
  advance: number
  /** The part of it that no order holds. */
  free: number
  /** What is owed, oldest first. */
  debts: readonly Pick<Debt, 'orderId' | 'date' | 'left'>[]
  /** Oldest first. */
  unbilled: readonly Unbilled[]
  orders: ReadonlyMap<number, OrderAccount>
}

export const AGES = ['upTo30', 'upTo60', 'over60'] as const

/** Paise owed by the Indian days since the debt arose. */
export type Ages = Record<(typeof AGES)[number], number>

/** The sum of entries in paise. */
export const balanceOf = (entries: readonly Pick<Entry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + paiseOwed(amount), 0)

/** Paise that a customer owes, by its account in rupees. */
export const owedOf = ({ balance, advance }: { balance: string; advance: string }): number =>
  paiseOwed(balance) + paiseOwed(advance)

export const noAges = (): Ages => ({ upTo30: 0, upTo60: 0, over60: 0 })

/** What is owed by its age; `today` is an Indian day. */
export function agesOf(debts: readonly Pick<Debt, 'date' | 'left'>[], today: string): Ages {
  const ages = noAges()
  for (const { date, left } of debts) ages[ageOf(date, today)] += left
  return ages
}

export function ageOf(date: string, today: string): keyof Ages {
  const days = (Date.parse(today) - Date.parse(date)) / DAY
  if (days <= 30) return 'upTo30'
  return days <= 60 ? 'upTo60' : 'over60'
}

/**
 * The account of a customer, from all its entries and orders. Owed is what was billed, and what has left the shop without a
 * bill. A payment fills the order that it names; what is left of it, and what names none, fills the oldest debt first, what was
 * owed before the shop kept its book. An order that has not left, and has no bill, holds what names it. A refund takes back
 * what was paid for the order that it names; the rest of it is a debt.
 */
export function accountOf(entries: readonly Entry[], orders: readonly Owing[]): Account {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) })).sort((a, b) => byDay(a.entry, b.entry))
  const { charged, billed, creditedAt, paidFor, onAccount } = readEntries(withoutReversed(booked))
  const isNamed = ordersIn(booked, ['bill', 'credit-note', 'payment', 'refund'])
  const wasBilled = ordersIn(booked, ['bill'])
  const dues = new Map(orders.map((order) => [order.id, billed.get(order.id) || dueWithoutBill(order, creditedAt.get(order.id))]))
  const unbilled = unbilledOf(
    orders.filter((order) => !billed.get(order.id)),
    dues,
  )
  const debts = [...charged.filter(({ left }) => left > 0), ...unbilled.map(debtOf)].sort(oldestFirst)
  const ofOrder = Map.groupBy(debts, ({ orderId }) => orderId)
  const held = new Map<number | null, number>()
  let free = onAccount
  for (const [orderId, paise] of paidFor) {
    const own = ofOrder.get(orderId)
    const rest = own ? fill(own, paise) : Math.max(0, paise - (dues.get(orderId) ?? 0))
    if (!own) held.set(orderId, paise - rest)
    free += rest
  }
  const paidAhead = fill(debts, free)
  const paymentOf = (order: Owing): OrderAccount => {
    const { id } = order
    const due = dues.get(id) ?? 0
    const own = ofOrder.get(id)
    const paid = own ? due - sumOf(own.map(({ left }) => left)) : (held.get(id) ?? 0)
    return { due, paid, paymentStatus: statusOf(order, { due, paid, isNamed: isNamed.has(id), wasBilled: wasBilled.has(id) }) }
  }
  return {
    balance: sumOf(booked.map(({ paise }) => paise)) + sumOf(unbilled.map(({ paise }) => paise)),
    advance: paidAhead + sumOf([...held.values()]),
    free: paidAhead,
    debts: debts.filter(({ left }) => left > 0),
    unbilled,
    orders: new Map(orders.map((order) => [order.id, paymentOf(order)])),
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, paise) => sum + paise, 0)

/** An entry with its amount read once. */
interface Booked {
  entry: Entry
  paise: number
}

/** An entry and its reversal are as if they had never been. */
function withoutReversed(booked: readonly Booked[]): readonly Booked[] {
  const reversals = new Map(booked.flatMap(({ entry: { id, reverses } }) => (reverses === null ? [] : [[reverses, id] as const])))
  if (reversals.size === 0) return booked
  const gone = new Set(booked.flatMap(({ entry: { id } }) => (reversals.has(id) ? [id, reversals.get(id)] : [])))
  return booked.filter(({ entry: { id } }) => !gone.has(id))
}

/** Paise that were paid for each order by name, less what was given back. */
export function paidByName(entries: readonly Entry[]): Map<number, number> {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) }))
  return readEntries(withoutReversed(booked)).paidFor
}

/** What entries charge less their credit notes, what was paid for each order, and what was paid for none. */
function readEntries(booked: readonly Booked[]) {
  const charged = booked.filter(({ entry, paise }) => paise > 0 && !isRefundOfOrder(entry)).map(debtIn)
  const ofOrder = Map.groupBy(charged, ({ orderId }) => orderId)
  const [creditedAt, paidFor] = [new Map<number, string>(), new Map<number, number>()]
  let onAccount = 0
  for (const { entry, paise } of booked) {
    const { kind, orderId, at } = entry
    if (paise >= 0) continue
    if (kind === 'credit-note' && orderId !== null) {
      onAccount += fill(ofOrder.get(orderId) ?? [], -paise)
      creditedAt.set(orderId, at)
    } else if (kind === 'payment' && orderId !== null) {
      paidFor.set(orderId, (paidFor.get(orderId) ?? 0) - paise)
    } else onAccount -= paise
  }
  for (const { entry, paise } of booked) {
    if (!isRefundOfOrder(entry)) continue
    const paid = paidFor.get(entry.orderId) ?? 0
    paidFor.set(entry.orderId, Math.max(0, paid - paise))
    if (paise > paid) charged.push({ ...debtIn({ entry, paise }), left: paise - paid })
  }
  const billed = new Map([...ofOrder].map(([orderId, debts]) => [orderId, sumOf(debts.map(({ left }) => left))]))
  return { charged, billed, creditedAt, paidFor, onAccount }
}

const isRefundOfOrder = (entry: Entry): entry is Entry & { orderId: number } => entry.kind === 'refund' && entry.orderId !== null

const ordersIn = (booked: readonly Booked[], kinds: readonly Entry['kind'][]): ReadonlySet<number | null> =>
  new Set(booked.flatMap(({ entry: { kind, orderId } }) => (kinds.includes(kind) ? orderId : [])))

const debtIn = ({ entry: { kind, orderId, date }, paise }: Booked): Debt => ({
  orderId: kind === 'bill' ? orderId : null,
  date,
  isOpening: kind === 'opening',
  left: paise,
})

const debtOf = ({ orderId, date, paise }: Unbilled): Debt => ({ orderId, date, isOpening: false, left: paise })

/** An order owes its total until it is billed. Goods whose bill was taken back after they had left have come back too. */
function dueWithoutBill(order: Owing, creditedAt: string | undefined): number {
  const hasComeBack = creditedAt !== undefined && hasLeft(order) && creditedAt >= leftAt(order)
  return order.status === 'cancelled' || hasComeBack ? 0 : paiseOwed(order.totalAmount)
}

const unbilledOf = (orders: readonly Owing[], dues: ReadonlyMap<number, number>): Unbilled[] =>
  orders
    .filter(hasLeft)
    .map((order) => ({ orderId: order.id, date: leftOn(order), paise: dues.get(order.id) ?? 0 }))
    .filter(({ paise }) => paise > 0)
    .sort((a, b) => byDay({ ...a, id: a.orderId }, { ...b, id: b.orderId }))

/** An older shop’s payment status stays while no bill or payment names its order, and it has not left. */
function statusOf(
  order: Owing,
  { due, paid, isNamed, wasBilled }: { due: number; paid: number; isNamed: boolean; wasBilled: boolean },
): Order['paymentStatus'] {
  const isFree = paiseOwed(order.totalAmount) === 0
  if (!isNamed && !isFree && !hasLeft(order)) return order.paymentStatus
  const isSettled = due > 0 ? paid >= due : order.status !== 'cancelled' && (isFree || wasBilled)
  return isSettled ? 'paid' : 'pending'
}

const oldestFirst = (a: Debt, b: Debt) => Number(b.isOpening) - Number(a.isOpening) || compared(a.date, b.date)

type Dated = { date: string; id: number | null }

export const byDay = (a: Dated, b: Dated): number => compared(a.date, b.date) || (a.id ?? 0) - (b.id ?? 0)

/** Days as texts: they are compared as such, which is quicker than by the letters of a language. */
function compared(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

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
