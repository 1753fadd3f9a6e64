import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { accountOf } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { newestFirst } from '../http/rows'
import type { ShopReader, Store } from '../store/store'
import { entriesOf, ordersOf, primaryCustomer, unbilledIn } from './accounts'
import { accountsIn, withAccount } from './customer-accounts'
import { withBalance } from './customer-pages'

/** What a buyer sees of his account, with joined customers. */
export type BuyerAccount = Pick<
  CustomerDetails,
  'name' | 'phone' | 'address' | 'district' | 'gstin' | 'balance' | 'advance' | 'notBilled' | 'owesSince' | 'entries' | 'unbilled'
> & { orders: Pick<Order, 'id' | 'createdAt' | 'status' | 'totalAmount' | 'billNumber'>[] }

/** The statuses that an operator gives after he has spoken with the buyer. */
const CONFIRMED: readonly OrderStatus[] = ['confirmed', 'shipped', 'delivered']

/**
 * The account of the buyer of an order; undefined unless an operator confirmed the order and knows whose it is: a stranger may
 * have typed name, address and phone. Orders of the account whose owner is uncertain are left out, with their money.
 */
export function buyerAccount(store: Store, shop: ShopReader, order: Order, now: number): BuyerAccount | undefined {
  const { customerId, customerMatch, status } = order
  if (customerId === undefined || customerMatch === 'unconfirmed' || !CONFIRMED.includes(status)) return undefined
  const customer = primaryCustomer(shop, customerId)
  // After an erasure the phone may be another person's.
  if (!customer || customer.erasedAt !== undefined) return undefined
  const all = ordersOf(shop, customer.id)
  const orders = all.filter((each) => each.customerMatch !== 'unconfirmed')
  const uncertain = new Set(all.filter((each) => !orders.includes(each)).map(({ id }) => id))
  const entries = entriesOf(shop, customer.id).filter(({ orderId }) => orderId === null || !uncertain.has(orderId))
  const account = uncertain.size > 0 ? accountOf(entries, orders) : accountsIn(store, shop)(customer.id)
  const { name, phone, address, district, gstin, balance, advance, notBilled, owesSince } = withBalance(
    withAccount(customer, account, indianDay(new Date(now))),
  )
  return {
    ...{ name, phone, address, district, gstin, balance, advance, notBilled, owesSince, entries },
    unbilled: unbilledIn(account),
    orders: newestFirst(orders).map(({ id, createdAt, status, totalAmount, billNumber }) => ({
      ...{ id, createdAt, status, totalAmount, billNumber },
    })),
  }
}
