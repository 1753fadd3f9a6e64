import type { UnbilledOrder } from '~/domain/customers/customer-balances-schema'
import { type Account, accountOf, byDay, namedSum, type OrderAccount, refundedSum } from '~/domain/customers/ledger'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { Customer } from '~/domain/customers/schema'
import { paiseIn, rupees } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import type { ShopReader } from '../store/store'

/** The customer with this id, or the primary customer it was joined to, also over several joins. */
export function primaryCustomer(shop: ShopReader, id: number): Customer | undefined {
  let customer = shop.customers.get(id)
  while (customer?.joinedTo) customer = shop.customers.get(customer.joinedTo)
  return customer
}

/** The ids whose orders and entries belong to a customer: its own and those joined to it, ascending. */
export function idsOf(shop: ShopReader, id: number): readonly number[] {
  const ids = [id]
  for (const each of ids) ids.push(...shop.customers.by('joinedTo', each).map((joined) => joined.id))
  return ids.sort((one, other) => one - other)
}

/** The orders of a customer, including joined ones. */
export const ordersOf = (shop: ShopReader, customerId: number): Order[] =>
  idsOf(shop, customerId).flatMap((id) => shop.orders.by('customerId', id))

/** The entries of a customer, including joined ones, by day. */
export const entriesOf = (shop: ShopReader, customerId: number): LedgerEntry[] =>
  idsOf(shop, customerId)
    .flatMap((id) => shop.ledgerEntries.by('customerId', id))
    .sort(byDay)

/** The account of a customer, including joined ones. All screens and files use these figures. */
export const readAccount = (shop: ShopReader, customerId: number): Account =>
  accountOf(entriesOf(shop, customerId), ordersOf(shop, customerId))

/** Shipped goods without a bill, as wire values. */
export const unbilledIn = ({ unbilled }: Account): UnbilledOrder[] =>
  unbilled.map(({ orderId, date, paise }) => ({ orderId, date, amount: rupees(paise) }))

/** Paise due, paid and refundable for an order. A cancelled order owes nothing; one without a customer owes its total. */
export function paymentOf(
  shop: ShopReader,
  { id, customerId, status, totalAmount }: Order,
  accountOf = (customer: number) => readAccount(shop, customer),
): Pick<OrderAccount, 'due' | 'paid' | 'refundable'> {
  const customer = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
  const known = customer && accountOf(customer.id).orders.get(id)
  return known ?? { due: status === 'cancelled' ? 0 : paiseIn(totalAmount), paid: 0, refundable: 0 }
}

/** Paise received by payments that name an order, minus refunds. */
export const paidFor = (shop: ShopReader, orderId: number): number =>
  Math.max(0, namedSum(shop.ledgerEntries.by('orderId', orderId)))

/** Paise refunded for an order. */
export const refundedFor = (shop: ShopReader, orderId: number): number => refundedSum(shop.ledgerEntries.by('orderId', orderId))

/** Rupees still owed for an order. */
export function owedFor(shop: ShopReader, order: Order): string {
  const { due, paid } = paymentOf(shop, order)
  return rupees(Math.max(0, due - paid))
}
