import { namedSum, type OrderAccount } from '~/domain/customers/ledger'
import { paiseIn, rupees } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import type { ShopReader } from '../store/store'
import { readAccount } from './accounts'
import { primaryCustomer } from './customers'

/** Paise due for an order and paid. A cancelled one owes nothing; one without a customer, its total. */
export function paymentOf(
  shop: ShopReader,
  { id, customerId, status, totalAmount }: Order,
  accountOf = (customer: number) => readAccount(shop, customer),
): Pick<OrderAccount, 'due' | 'paid'> {
  const customer = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
  const known = customer && accountOf(customer.id).orders.get(id)
  return known ?? { due: status === 'cancelled' ? 0 : paiseIn(totalAmount), paid: 0 }
}

/** Paise that payments which name an order have brought, less what was given back. */
export const paidFor = (shop: ShopReader, orderId: number): number =>
  Math.max(0, namedSum(shop.ledgerEntries.by('orderId', orderId)))

/** Rupees that are still owed for an order. */
export function owedFor(shop: ShopReader, order: Order): string {
  const { due, paid } = paymentOf(shop, order)
  return rupees(Math.max(0, due - paid))
}
