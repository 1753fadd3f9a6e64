import { firstOfFinancialYear } from '~/domain/customers/bill-numbers'
import type { Account } from '~/domain/customers/ledger'
import { isOfMoney, type LedgerEntry, type NewEntry } from '~/domain/customers/ledger-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import type { Call } from '../http/call'
import { conflict, invalid, Refusal } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { readAccount } from './accounts'
import { primaryCustomer } from './customers'
import { insertEntry, refuseTooMuch, type Writing } from './ledger-entries'
import { paidFor } from './order-payments'
import { entryWith, isReversed } from './payment-references'

/**
 * An entry by hand. 422 for an amount of 0 or above ten crore, a day in the future or before the open year, an unknown customer,
 * an order that is cancelled or another's, and a refund of more than was paid; 409 for a reference that a payment has, and for a
 * payment of more than is owed, until `advance` allows it.
 */
export function createEntry(shop: Shop, call: Call<NewEntry>): LedgerEntry {
  refuseCancelled(shop, call.input)
  refuseClosedYear(call.input, indianDay(new Date(call.now)))
  return writeEntry(shop, call)
}

/** The same of money whose day its buyer has told, also where its order was cancelled meanwhile. */
export function writeEntry(shop: Shop, call: Call<NewEntry>): LedgerEntry {
  const { input, now } = call
  const today = indianDay(new Date(now))
  const customer = primaryCustomer(shop, input.customerId)
  if (!customer) throw invalid([{ path: 'customerId', message: `There is no customer #${input.customerId}.` }])
  const date = input.date ?? today
  if (date > today) throw invalid([{ path: 'date', message: 'Please choose today or a day before it.' }])
  const { advance, ...entered } = input
  const given = { ...entered, customerId: customer.id, amount: amountOf(input), date }
  refuseWrongOrder(shop, given)
  const entry = { ...given, customerId: ownCustomer(shop, given) }
  refuseTakenReference(shop, entry)
  refuseOtherSum(shop, customer.id, entry, advance)
  const made = insertEntry(shop, entry, call)
  settlePayments(shop, [customer.id])
  return made
}

/** What names an order is its customer's, also where that was joined to another. */
const ownCustomer = (shop: ShopReader, { orderId, customerId }: Pick<LedgerEntry, 'orderId' | 'customerId'>): number =>
  (orderId === null ? undefined : shop.orders.get(orderId)?.customerId) ?? customerId

/** The entry that the path names; 404 where there is none. */
export const readEntry = (shop: ShopReader, call: Call): LedgerEntry => namedRow(shop.ledgerEntries, call, 'entry')

/** Takes an entry back by one of the opposite amount. 409 for a reversal, what was reversed before, and what a bill wrote. */
export function reverseEntry(shop: Shop, call: Call): LedgerEntry {
  const entry = namedRow(shop.ledgerEntries, call, 'entry')
  refuseReversal(shop, entry)
  // It stays with what it takes back, should two customers be parted again.
  const { id, orderId, customerId } = entry
  const amount = rupees(-paiseOwed(entry.amount))
  const date = indianDay(new Date(call.now))
  const made = insertEntry(shop, { customerId, kind: 'reversal', amount, date, orderId, reverses: id }, call)
  withdrawReport(shop, entry, call)
  settlePayments(shop, [customerId])
  return made
}

/**
 * Gives each order of these customers the payment status that follows from the account. To be called in the change in which an
 * entry, or what an order owes, changes.
 */
export function settlePayments(shop: Shop, customerIds: readonly (number | undefined)[]) {
  const ids = new Set(customerIds.flatMap((id) => (id === undefined ? [] : (primaryCustomer(shop, id)?.id ?? []))))
  for (const id of ids) {
    for (const [orderId, { paymentStatus }] of readAccount(shop, id).orders) {
      const order = shop.orders.get(orderId)
      if (order && order.paymentStatus !== paymentStatus) shop.orders.put({ ...order, paymentStatus })
    }
  }
}

/** As it is kept: a payment lowers what is owed. */
function amountOf({ kind, amount }: NewEntry): string {
  const paise = paiseOwed(amount)
  if (paise === 0) throw invalid([{ path: 'amount', message: 'Please enter an amount other than 0.' }])
  refuseTooMuch(amount, 'amount')
  return rupees(kind === 'payment' ? -paise : paise)
}

function refuseCancelled(shop: ShopReader, { kind, orderId }: NewEntry) {
  if (kind !== 'payment' || orderId === null || shop.orders.get(orderId)?.status !== 'cancelled') return
  throw invalid([{ path: 'orderId', message: `Order #${orderId} was cancelled.` }])
}

function refuseWrongOrder(shop: ShopReader, { orderId, customerId }: Pick<LedgerEntry, 'orderId' | 'customerId'>) {
  if (orderId === null) return
  const refuse = (message: string) => invalid([{ path: 'orderId', message }])
  const order = shop.orders.get(orderId)
  if (!order) throw refuse(`There is no order #${orderId}.`)
  if (order.customerId === undefined)
    throw refuse(`Order #${orderId} needs a phone number of ten digits, which names its customer.`)
  if (primaryCustomer(shop, order.customerId)?.id !== customerId) throw refuse(`Order #${orderId} is another customer’s.`)
}

function refuseTakenReference(shop: ShopReader, entry: Pick<LedgerEntry, 'kind' | 'method' | 'reference'>) {
  const taken = isOfMoney(entry.kind) ? entryWith(shop, entry) : undefined
  if (taken)
    throw conflict(`A ${taken.kind} with the reference ${taken.reference} was entered before, on ${formatDate(taken.date)}.`)
}

function refuseReversal(shop: ShopReader, entry: LedgerEntry) {
  const { kind } = entry
  if (kind === 'reversal') throw conflict('A reversal cannot be reversed. Please enter the amount anew.')
  if (kind === 'bill' || kind === 'credit-note') throw conflict('A bill is taken back by a credit note.')
  if (isReversed(shop, entry)) throw conflict('This entry was reversed before.')
}

type Money = Pick<LedgerEntry, 'kind' | 'amount' | 'orderId'>

/** 422 for a day before the financial year that is open. What was owed before the shop kept its book may be older. */
function refuseClosedYear({ kind, date }: Pick<NewEntry, 'kind' | 'date'>, today: string) {
  const first = firstOfFinancialYear(today)
  if (kind === 'opening' || date === undefined || date >= first) return
  const message = `The year before ${formatDate(first)} is closed. Please choose that day or a later one.`
  throw invalid([{ path: 'date', message }])
}

/**
 * 409 with the sum in `current.advance` where a payment is more than can be paid by it, and no more than `advance` may be kept;
 * 422 where a refund is more than was paid for its order, or than is held in advance.
 */
function refuseOtherSum(shop: ShopReader, customerId: number, entry: Money, advance: string) {
  if (!isOfMoney(entry.kind)) return
  const account = readAccount(shop, customerId)
  if (entry.kind === 'refund') refuseTooMuchBack(shop, account, entry)
  else askToKeep(account, entry, advance)
}

function askToKeep(account: Account, { amount, orderId }: Money, agreed: string) {
  const owed = owedTo(account, orderId)
  const beyond = -paiseOwed(amount) - owed
  if (beyond <= paiseIn(agreed)) return
  const advance = rupees(beyond)
  const why = owed === 0 ? 'Nothing is owed.' : `Only ${formatRupees(rupees(owed))} is owed.`
  throw new Refusal(409, `${why} Keep ${formatRupees(advance)} as advance?`, { current: { advance } })
}

/** What a payment can pay, in paise: all debts, and what the order that it names still needs before it leaves. */
function owedTo({ debts, orders }: Account, orderId: number | null): number {
  const owed = debts.reduce((sum, { left }) => sum + left, 0)
  const order = orderId === null || debts.some((debt) => debt.orderId === orderId) ? undefined : orders.get(orderId)
  return order ? owed + order.due - order.paid : owed
}

function refuseTooMuchBack(shop: ShopReader, { free, orders }: Account, { amount, orderId }: Money) {
  const paid = orderId === null ? free : Math.max(paidFor(shop, orderId), orders.get(orderId)?.paid ?? 0)
  if (paiseOwed(amount) <= paid) return
  const sum = formatRupees(rupees(paid))
  const message =
    orderId === null
      ? `Only ${sum} is with us in advance. Please name the order that was paid, or write a credit note first.`
      : `Only ${sum} was paid for order #${orderId}.`
  throw invalid([{ path: 'amount', message }])
}

/** Tells a buyer that the payment which he reported, and that was taken as received, is not: he may report it again. */
function withdrawReport(shop: Shop, entry: LedgerEntry, { now, caller }: Writing) {
  if (entry.orderId === null) return
  for (const report of shop.paymentReports.by('orderId', entry.orderId)) {
    if (report.entryId !== entry.id) continue
    const undone = { state: 'not-found' as const, sentence: '', decidedAt: now, decidedBy: caller.username ?? null }
    shop.paymentReports.put({ ...report, ...undone })
  }
}
