import { type OrderPayment, paymentsOf } from '~/rules/ledger'
import { paiseIn, rupees } from '~/rules/money'
import type { LedgerEntry } from '~/schemas/ledger'
import type { Order } from '~/schemas/orders'
import { idsOf, standingFor } from './customers'
import { ordersOf } from './ledger'
import type { ShopReader } from './store/store'

/** Paise due for an order and paid. A cancelled one owes nothing; one without a customer, its total. */
export function paymentOf(shop: ShopReader, { id, customerId, status, totalAmount }: Order): OrderPayment {
  const customer = customerId === undefined ? undefined : standingFor(shop, customerId)
  const known = customer && paymentsOf(entriesOf(shop, customer.id), ordersOf(shop, customer.id)).get(id)
  return known ?? { due: status === 'cancelled' ? 0 : paiseIn(totalAmount), paid: 0 }
}

function entriesOf(shop: ShopReader, customerId: number): LedgerEntry[] {
  const ids = idsOf(shop, customerId)
  return [...Iterator.from(shop.ledgerEntries.rows()).filter((entry) => ids.has(entry.customerId))]
}

/** Rupees that are still owed for an order. */
export function owedFor(shop: ShopReader, order: Order): string {
  const { due, paid } = paymentOf(shop, order)
  return rupees(Math.max(0, due - paid))
}
