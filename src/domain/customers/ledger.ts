import { DAY } from '~/domain/day'
import { findLast } from '../lists'
import { hasLeft, leftAt, leftOn } from '../orders/dispatched-orders'
import type { Order } from '../orders/schema'
import { paiseOwed } from '../signed-money'
import type { LedgerEntry } from './ledger-schema'

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'date' | 'at' | 'orderId' | 'reverses'>
/** The fields of an order that an account uses. */
const READ = ['id', 'status', 'statusHistory', 'totalAmount', 'customerMatch', 'goodsReturned'] as const
type Owing = Pick<Order, (typeof READ)[number]>

/** Paise due and paid for an order, and the payment status. */
export interface OrderAccount {
  due: number
  paid: number
  /** Paise received for this order by name and not refunded; may exceed its total. */
  named: number
  /** The maximum that can be refunded for it. */
  refundable: number
  paymentStatus: Order['paymentStatus']
}

interface Debt {
  orderId: number | null
  date: string
  isOpening: boolean
  /** The debt in paise before any payment, and the unpaid part. */
  full: number
  left: number
}

/** Shipped goods without a bill, owed in paise since the Indian day of dispatch. */
export interface Unbilled {
  orderId: number
  date: string
  paise: number
}

/** The totals of a customer's entries and orders, in paise. */
export interface Account {
  /** The sum of all entries and unbilled shipped goods: owed minus advance. */
  balance: number
  /** Paid for unshipped orders without a bill, and overpaid. */
  advance: number
  /** The part of the advance that is not held for an order. */
  free: number
  /** Unpaid debts, oldest first. */
  debts: readonly Pick<Debt, 'orderId' | 'date' | 'left'>[]
  /** Oldest first. */
  unbilled: readonly Unbilled[]
  orders: Map<number, OrderAccount>
}

export const AGES = ['upTo30', 'upTo60', 'over60'] as const

/** Paise owed, by age of the debt in Indian days. */
export type Ages = Record<(typeof AGES)[number], number>

/**
 * Whether a changed order without changed entries leaves its customer's account unchanged. An unshipped order that no entry
 * names owes nothing, so a new order only adds its own line.
 */
export function leavesAccount(before: Owing | undefined, after: Owing): boolean {
  if (!before) return !hasLeft(after)
  return READ.every((name) => before[name] === after[name] || JSON.stringify(before[name]) === JSON.stringify(after[name]))
}

/** The account line of an order that no entry names. */
export const lineOf = (order: Owing): OrderAccount => accountOf([], [order]).orders.get(order.id) as OrderAccount

/** The sum of entries in paise. */
export const balanceOf = (entries: readonly Pick<Entry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + paiseOwed(amount), 0)

/** Paise that a customer owes, from the account in rupees. */
export const owedOf = ({ balance, advance }: { balance: string; advance: string }): number =>
  paiseOwed(balance) + paiseOwed(advance)

export const noAges = (): Ages => ({ upTo30: 0, upTo60: 0, over60: 0 })

/** What is owed, by age; `today` is an Indian day. */
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
 * Computes the account of a customer from all entries and orders. Bills and unbilled shipped goods are owed. A payment first
 * pays the order that it names. The rest, and payments without an order, are unallocated: they pay the oldest debt first,
 * beginning with the opening balance. An unshipped order without a bill holds the payments that name it. So does an order of an
 * unconfirmed customer, which is no debt and takes no unallocated money.
 */
export function accountOf(entries: readonly Entry[], orders: readonly Owing[]): Account {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) })).sort((a, b) => byDay(a.entry, b.entry))
  const { charged, billed, creditedAt, named, givenBack, givenOn, onAccount } = readEntries(withoutReversed(booked))
  const isBilled = (id: number) => (billed.get(id) ?? 0) > 0
  const dues = new Map(orders.map((order) => [order.id, dueOf(order, billed.get(order.id), creditedAt.get(order.id))]))
  const unbilled = unbilledOf(
    orders.filter((order) => isCertain(order) && !isBilled(order.id)),
    dues,
  )
  const debts = [...charged.filter(({ left }) => left > 0), ...unbilled.map(debtOf)].sort(oldestFirst)
  for (const debt of debts) debt.full = debt.left
  const ofOrder = Map.groupBy(debts, ({ orderId }) => orderId)
  const apart = new Set(orders.filter((order) => !isCertain(order) && !isBilled(order.id)).map(({ id }) => id))
  const [held, above] = [new Map<number, number>(), new Map<number, number>()]
  for (const [id, paise] of named) {
    const own = ofOrder.get(id)
    const rest = own ? fill(own, paise) : Math.max(0, paise - (dues.get(id) ?? 0))
    held.set(id, paise - (apart.has(id) ? 0 : rest))
    if (rest > 0 && !apart.has(id)) above.set(id, rest)
  }
  const loose = onAccount + sumOf([...above.values()])
  if (loose < 0) takeBack(-loose, { held, ofOrder, apart, debts, givenOn })
  const free = fillApart(debts, Math.max(0, loose), givenBack)
  const paymentOf = (order: Owing): OrderAccount => {
    const { id } = order
    const [due, own, inName] = [dues.get(id) ?? 0, ofOrder.get(id), held.get(id) ?? 0]
    const isCancelled = order.status === 'cancelled'
    const paid = own && !isCancelled ? due - sumOf(own.map(({ left }) => left)) : Math.min(due, inName)
    const over = apart.has(id) ? inName - paid : Math.min(above.get(id) ?? 0, free)
    const isSettled = due > 0 ? paid >= due : !isCancelled && (paiseOwed(order.totalAmount) === 0 || billed.has(id))
    return {
      ...{ due, paid, refundable: paid + over },
      named: apart.has(id) ? inName : (isCancelled ? 0 : inName) + over,
      paymentStatus: isSettled ? 'paid' : 'pending',
    }
  }
  const inDebts = sumOf([...held].flatMap(([id, paise]) => (ofOrder.has(id) ? paise : [])))
  return {
    balance: sumOf(booked.map(({ paise }) => paise)) + sumOf(unbilled.map(({ paise }) => paise)),
    advance: free + sumOf([...held.values()]) - inDebts,
    free,
    debts: debts.filter(({ left }) => left > 0),
    unbilled,
    orders: new Map(orders.map((order) => [order.id, paymentOf(order)])),
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, paise) => sum + paise, 0)

/** An entry with its parsed amount. */
interface Booked {
  entry: Entry
  paise: number
}

/** Removes reversed entries and their reversals. */
function withoutReversed(booked: readonly Booked[]): readonly Booked[] {
  const reversals = new Map(booked.flatMap(({ entry: { id, reverses } }) => (reverses === null ? [] : [[reverses, id] as const])))
  if (reversals.size === 0) return booked
  const gone = new Set(booked.flatMap(({ entry: { id } }) => (reversals.has(id) ? [id, reversals.get(id)] : [])))
  return booked.filter(({ entry: { id } }) => !gone.has(id))
}

/** Paise received for an order minus refunds; negative if unallocated money was refunded for it. */
export const namedSum = (entries: readonly Entry[]): number => receivedSum(entries.filter(({ orderId }) => orderId !== null))

/** Paise received minus refunds and what was moved to others. */
export function receivedSum(entries: readonly Entry[]): number {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) }))
  return -sumOf(withoutReversed(booked).flatMap(({ entry, paise }) => (isMoney(entry) ? paise : [])))
}

/** The sum of refunds that were not reversed. */
export function refundedSum(entries: readonly Entry[]): number {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) }))
  return sumOf(withoutReversed(booked).flatMap(({ entry, paise }) => (entry.kind === 'refund' ? paise : [])))
}

/**
 * Sums the entries: charges minus credit notes; per order, the payments that name it and the unallocated money refunded for it;
 * and the unallocated money, which is negative if more was refunded than received.
 */
function readEntries(booked: readonly Booked[]) {
  const charged = booked.filter(({ entry, paise }) => paise > 0 && !isMoney(entry)).map(debtIn)
  const ofOrder = Map.groupBy(charged, ({ orderId }) => orderId)
  const [creditedAt, named, givenBack] = [new Map<number, string>(), new Map<number, number>(), new Map<number, number>()]
  let onAccount = 0
  for (const { entry, paise } of booked) {
    const { kind, orderId, at } = entry
    if (isNamed(entry)) named.set(entry.orderId, (named.get(entry.orderId) ?? 0) - paise)
    else if (kind === 'credit-note' && orderId !== null) {
      onAccount += fill(ofOrder.get(orderId) ?? [], -paise)
      creditedAt.set(orderId, at)
    } else if (paise < 0 || isMoney(entry)) onAccount -= paise
  }
  for (const [orderId, paise] of named) {
    if (paise >= 0) continue
    named.delete(orderId)
    givenBack.set(orderId, -paise)
    onAccount += paise
  }
  const billed = new Map(
    [...ofOrder].flatMap(([orderId, debts]) =>
      orderId === null ? [] : [[orderId, sumOf(debts.map(({ left }) => left))] as const],
    ),
  )
  const givenOn = findLast(booked, ({ entry, paise }) => isMoney(entry) && paise > 0)?.entry.date ?? ''
  return { charged, billed, creditedAt, named, givenBack, givenOn, onAccount }
}

/** Whether an entry records a payment, a refund or a transfer. */
const isMoney = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'payment' || kind === 'refund' || kind === 'transfer'

const isNamed = (entry: Entry): entry is Entry & { orderId: number } => entry.orderId !== null && isMoney(entry)

interface Filled {
  held: Map<number, number>
  ofOrder: ReadonlyMap<number | null, readonly Debt[]>
  /** Orders of unconfirmed customers: their payments stay with them. */
  apart: ReadonlySet<number>
  debts: Debt[]
  /** The Indian day of the last refund. */
  givenOn: string
}

/**
 * Handles refunds above the unallocated money, for example when an order was cancelled, refunded and reopened. The missing part
 * is taken from payments that name orders, newest order first; the rest is owed.
 */
function takeBack(missing: number, { held, ofOrder, apart, debts, givenOn }: Filled) {
  let rest = missing
  for (const [id, paise] of [...held].sort(([one], [other]) => other - one)) {
    if (apart.has(id)) continue
    const part = Math.min(paise, rest)
    held.set(id, paise - part)
    rest -= part
    let owed = part
    for (const debt of [...(ofOrder.get(id) ?? [])].reverse()) {
      const again = Math.min(owed, debt.full - debt.left)
      debt.left += again
      owed -= again
    }
  }
  if (rest > 0) debts.push({ orderId: null, date: givenOn, isOpening: false, full: rest, left: rest })
}

/** Pays debts with unallocated money; debts it was refunded for come last, with that part. Returns the paise left over. */
function fillApart(debts: readonly Debt[], paise: number, givenBack: ReadonlyMap<number, number>): number {
  if (givenBack.size === 0) return fill(debts, paise)
  const kept = debts.map((debt) => {
    const part = Math.min(debt.left, debt.orderId === null ? 0 : (givenBack.get(debt.orderId) ?? 0))
    debt.left -= part
    return part
  })
  const rest = fill(debts, paise)
  for (const [place, debt] of debts.entries()) debt.left += kept[place] ?? 0
  return fill(debts, rest)
}

const debtIn = ({ entry: { kind, orderId, date }, paise }: Booked): Debt => ({
  orderId: kind === 'bill' ? orderId : null,
  date,
  isOpening: kind === 'opening',
  full: paise,
  left: paise,
})

const debtOf = ({ orderId, date, paise }: Unbilled): Debt => ({ orderId, date, isOpening: false, full: paise, left: paise })

/** Whether the customer of an order is known. */
const isCertain = ({ customerMatch }: Pick<Order, 'customerMatch'>): boolean => customerMatch !== 'unconfirmed'

/** What an order owes: its bill minus credit notes, otherwise its total; nothing if it is cancelled or the goods were returned. */
function dueOf(order: Owing, billed: number | undefined, creditedAt: string | undefined): number {
  if (order.status === 'cancelled') return 0
  return billed || (haveComeBack(order, creditedAt) ? 0 : paiseOwed(order.totalAmount))
}

/** Credit notes of old releases lack the field: shipped goods then count as returned. */
const haveComeBack = (order: Owing, creditedAt: string | undefined): boolean =>
  hasLeft(order) && (order.goodsReturned ?? (creditedAt !== undefined && creditedAt >= leftAt(order)))

const unbilledOf = (orders: readonly Owing[], dues: ReadonlyMap<number, number>): Unbilled[] =>
  orders
    .filter(hasLeft)
    .map((order) => ({ orderId: order.id, date: leftOn(order), paise: dues.get(order.id) ?? 0 }))
    .filter(({ paise }) => paise > 0)
    .sort((a, b) => byDay({ ...a, id: a.orderId }, { ...b, id: b.orderId }))

const oldestFirst = (a: Debt, b: Debt) => Number(b.isOpening) - Number(a.isOpening) || compared(a.date, b.date)

type Dated = { date: string; id: number | null }

export const byDay = (a: Dated, b: Dated): number => compared(a.date, b.date) || (a.id ?? 0) - (b.id ?? 0)

/** Compares days as texts, which is faster than `localeCompare`. */
function compared(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Pays debts in order. Returns the paise left over. */
function fill(debts: readonly Debt[], paise: number): number {
  let rest = paise
  for (const debt of debts) {
    const part = Math.min(debt.left, rest)
    debt.left -= part
    rest -= part
  }
  return rest
}
