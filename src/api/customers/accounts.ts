import type { UnbilledOrder } from '~/domain/customers/customer-balances-schema'
import { type Account, accountOf, byDay } from '~/domain/customers/ledger'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { rupees } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import type { ShopReader } from '../store/store'
import { idsOf } from './customers'

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
