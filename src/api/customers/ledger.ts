import { isOfMoney, type LedgerEntry, type NewEntry } from '~/domain/customers/ledger-schema'
import { formatDate, indianDay } from '~/domain/dates'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { readAccount } from './accounts'
import { primaryCustomer } from './customers'
import { refuseClosedYear, refuseOtherSum } from './entered-money'
import { insertEntry, refuseTooMuch } from './ledger-entries'
import { entryWith, isReversed } from './payment-references'
import { withdrawReport } from './withdrawn-reports'

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
