import { newLinkSalt } from '~/api/auth/link-tokens'
import { buyerOf, customerOf } from '~/api/customers/customers'
import { settlePayments } from '~/api/customers/ledger'
import type { Shop, Store } from '~/api/store/store'
import { indianPhone } from '~/domain/phones'
import { inventedCustomer, inventedEntry, inventedPayment } from './invented-accounts'
import { DAY, invented, inventedContact, inventedNotification, inventedOrder } from './invented-rows'

export interface Counts {
  orders: number
  contacts: number
  /** Number of orders of one buyer; he gets the same share of the entries. */
  regular?: number
  customers?: number
  entries?: number
}

const ROWS_A_CHANGE = 2500
const YEAR = 365 * DAY
/** One of this many orders is delivered and not paid. */
const UNPAID_EACH = 5

/** The buyer with the most orders. */
export const REGULAR = { customerName: 'Ghulam Nabi', customerPhone: '+91 94190 00000' }

/**
 * Adds invented orders with their customers, notifications and mostly payments, and contacts, customers and entries, in the `span`
 * before `now` (both in milliseconds). Payment statuses are computed from the entries.
 */
export async function fillShop(
  store: Store,
  { orders, contacts, regular = 0, customers = 0, entries = 0 }: Counts,
  now: number,
  span = YEAR,
  onShare: (share: number) => void = () => {},
): Promise<void> {
  /** Evenly distributed; the last one is now. */
  const momentOf = (index: number, count: number) => Math.round(now - span * (1 - (index + 1) / count))
  const isRegular = (index: number) => regular > 0 && index % Math.ceil(orders / regular) === 0
  const products = await store.read((shop) => [...shop.products.rows()])
  const rows = orders + contacts + customers + entries
  let added = 0
  const inTurns = async (count: number, insert: (shop: Shop, index: number) => void) => {
    for (let done = 0; done < count; done += ROWS_A_CHANGE) {
      const end = Math.min(count, done + ROWS_A_CHANGE)
      await store.update((shop) => {
        for (let index = done; index < end; index++) insert(shop, index)
      })
      added += end - done
      onShare(added / rows)
    }
  }
  await inTurns(orders, (shop, index) => {
    const order = {
      ...inventedOrder(invented(index), products, momentOf(index, orders), now),
      ...(isRegular(index) && REGULAR),
    }
    const customer = customerOf(shop, buyerOf(order), order.createdAt)
    const kept = shop.orders.insert({ ...order, ...(customer && { customerId: customer.id }), linkSalt: newLinkSalt() })
    shop.notifications.insert(inventedNotification(kept, now))
    const payment = index % UNPAID_EACH > 0 && inventedPayment(kept)
    if (payment) shop.ledgerEntries.insert(payment)
  })
  await inTurns(contacts, (shop, index) => {
    shop.contacts.insert(inventedContact(invented(index + orders), products, momentOf(index, contacts)))
  })
  await inTurns(customers, (shop, index) => {
    const customer = inventedCustomer(invented(index), index, momentOf(index, customers))
    if (shop.customerNumbers.get(customer.phone)) return
    const { id } = shop.customers.insert(customer)
    shop.customerNumbers.put({ phone: customer.phone, customerId: id })
  })
  const all = await store.read((shop) => [...shop.customers.rows()])
  const ids = all.map(({ id }) => id)
  const regulars = all.filter(({ phone }) => phone === indianPhone(REGULAR.customerPhone)).map(({ id }) => id)
  await inTurns(ids.length > 0 ? entries : 0, (shop, index) => {
    shop.ledgerEntries.insert(inventedEntry(invented(index), isRegular(index) ? regulars : ids, momentOf(index, entries)))
  })
  for (let done = 0; done < ids.length; done += ROWS_A_CHANGE) {
    await store.update((shop) => settlePayments(shop, ids.slice(done, done + ROWS_A_CHANGE)))
  }
}
