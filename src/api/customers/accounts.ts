import type { UnbilledOrder } from '~/domain/customers/customer-balances-schema'
import { type Account, accountOf, byDay, namedSum, type OrderAccount, refundedSum } from '~/domain/customers/ledger'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { Customer } from '~/domain/customers/schema'
import { paiseIn, rupees } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import type { ShopReader } from '../store/store'

/** The customer that an id stands for: itself, or the one that it was joined to, which may have been joined itself. */
export function primaryCustomer(shop: ShopReader, id: number): Customer | undefined {
  let customer = shop.customers.get(id)
  while (customer?.joinedTo) customer = shop.customers.get(customer.joinedTo)
  return customer
}

/** The ids under which a customer's orders and entries are kept: its own, and those of all that were joined to it; ascending. */
export function idsOf(shop: ShopReader, id: number): readonly number[] {
  const ids = [id]
  for (const each of ids) ids.push(...shop.customers.by('joinedTo', each).map((joined) => joined.id))
  return ids.sort((one, other) => one - other)
}

/** The orders of a customer and of those joined to it. */
export const ordersOf = (shop: ShopReader, customerId: number): Order[] =>
  idsOf(shop, customerId).flatMap((id) => shop.orders.by('customerId', id))

/** The entries of a customer and of those joined to it, by their day. */
export const entriesOf = (shop: ShopReader, customerId: number): LedgerEntry[] =>
  idsOf(shop, customerId)
    .flatMap((id) => shop.ledgerEntries.by('customerId', id))
    .sort(byDay)

/** What a customer, with those joined to it, owes and has paid. Every screen and file takes these figures from here. */
export const readAccount = (shop: ShopReader, customerId: number): Account =>
  accountOf(entriesOf(shop, customerId), ordersOf(shop, customerId))

/** Goods that have left without a bill, as the wire has them. */
export const unbilledIn = ({ unbilled }: Account): UnbilledOrder[] =>
  unbilled.map(({ orderId, date, paise }) => ({ orderId, date, amount: rupees(paise) }))

/** Paise due for an order, paid, and the most that may be given back of it. A cancelled one owes nothing; one without a customer, its total. */
export function paymentOf(
  shop: ShopReader,
  { id, customerId, status, totalAmount }: Order,
  accountOf = (customer: number) => readAccount(shop, customer),
): Pick<OrderAccount, 'due' | 'paid' | 'refundable'> {
  const customer = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
  const known = customer && accountOf(customer.id).orders.get(id)
  return known ?? { due: status === 'cancelled' ? 0 : paiseIn(totalAmount), paid: 0, refundable: 0 }
}

/** Paise that payments which name an order have brought, less what was given back. */
export const paidFor = (shop: ShopReader, orderId: number): number =>
  Math.max(0, namedSum(shop.ledgerEntries.by('orderId', orderId)))

/** Paise that were given back in the name of an order. */
export const refundedFor = (shop: ShopReader, orderId: number): number => refundedSum(shop.ledgerEntries.by('orderId', orderId))

/** Rupees that are still owed for an order. */
export function owedFor(shop: ShopReader, order: Order): string {
  const { due, paid } = paymentOf(shop, order)
  return rupees(Math.max(0, due - paid))
}
