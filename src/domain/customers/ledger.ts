import { DAY } from '~/domain/day'
import { findLast } from '../lists'
import { hasLeft, leftAt, leftOn } from '../orders/dispatched-orders'
import type { Order } from '../orders/schema'
import { paiseOwed } from '../signed-money'
import type { LedgerEntry } from './ledger-schema'

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'date' | 'at' | 'orderId' | 'reverses'>
/** What an account reads of an order. */
const READ = ['id', 'status', 'statusHistory', 'totalAmount', 'customerMatch', 'goodsReturned'] as const
type Owing = Pick<Order, (typeof READ)[number]>

/** What is to be paid for an order and what has been, in paise, with the payment status that follows from it. */
export interface OrderAccount {
  due: number
  paid: number
  /** What came in its name and is still held, also above its sum. */
  named: number
  /** The most that a refund of it may give back. */
  refundable: number
  paymentStatus: Order['paymentStatus']
}

interface Debt {
  orderId: number | null
  date: string
  isOpening: boolean
  /** Paise of the debt before any payment, and what of them is not paid yet. */
  full: number
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
  orders: Map<number, OrderAccount>
}

export const AGES = ['upTo30', 'upTo60', 'over60'] as const

/** Paise owed by the Indian days since the debt arose. */
export type Ages = Record<(typeof AGES)[number], number>

/**
 * Whether the account of an order's customer stays as it was while the order, and no entry, changes. To one that has not left,
 * and that no entry names yet, it owes nothing: a new order adds its own line alone.
 */
export function leavesAccount(before: Owing | undefined, after: Owing): boolean {
  if (!before) return !hasLeft(after)
  return READ.every((name) => before[name] === after[name] || JSON.stringify(before[name]) === JSON.stringify(after[name]))
}

/** The line of an order that no entry names. */
export const lineOf = (order: Owing): OrderAccount => accountOf([], [order]).orders.get(order.id) as OrderAccount

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
 * bill. Money fills the order that it names; what is left of it, and what names none, is free: it fills the oldest debt first,
 * what was owed before the shop kept its book. An order that has not left, and has no bill, holds what names it. So does one of
 * which nobody has said whose it is: it is no debt of the customer, and takes no free money.
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

/** Paise that came in the name of an order less what was given back; below zero where free money was given back for it. */
export function namedSum(entries: readonly Entry[]): number {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) }))
  return -sumOf(withoutReversed(booked).flatMap(({ entry, paise }) => (isNamed(entry) ? paise : [])))
}

/** The sum of refunds, without those that were reversed. */
export function refundedSum(entries: readonly Entry[]): number {
  const booked = entries.map((entry) => ({ entry, paise: paiseOwed(entry.amount) }))
  return sumOf(withoutReversed(booked).flatMap(({ entry, paise }) => (entry.kind === 'refund' ? paise : [])))
}

/**
 * What entries charge less their credit notes; what came in the name of each order, and what of other money was given back
 * for it; and all the money that names none, which is below zero where more of it was given back than came.
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

/** Whether an entry says that money came, went back, or went from one customer to another. */
const isMoney = ({ kind }: Pick<Entry, 'kind'>): boolean => kind === 'payment' || kind === 'refund' || kind === 'transfer'

const isNamed = (entry: Entry): entry is Entry & { orderId: number } => entry.orderId !== null && isMoney(entry)

interface Filled {
  held: Map<number, number>
  ofOrder: ReadonlyMap<number | null, readonly Debt[]>
  /** Orders of which nobody has said whose they are: their money stays theirs. */
  apart: ReadonlySet<number>
  debts: Debt[]
  /** The Indian day on which money was last given back. */
  givenOn: string
}

/**
 * More free money was given back than there is now, as when an order was cancelled, its money given back, and the order taken
 * up again. It is no longer there to pay the orders that it names, the newest first; what no order holds is owed.
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

/** Fills debts with free money; those for which free money was given back come last with that part. Returns what is left over. */
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

/** Whether it is known whose an order is. */
const isCertain = ({ customerMatch }: Pick<Order, 'customerMatch'>): boolean => customerMatch !== 'unconfirmed'

/** An order owes its bill less the credit notes, or else its total; a cancelled one, or one whose goods have come back, nothing. */
function dueOf(order: Owing, billed: number | undefined, creditedAt: string | undefined): number {
  if (order.status === 'cancelled') return 0
  return billed || (haveComeBack(order, creditedAt) ? 0 : paiseOwed(order.totalAmount))
}

/** A credit note of an older shop did not say it: goods that had left came back with it. */
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
