import type { Order } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import { buyerOf, customerOf } from '../customers/customers'
import type { Shop, ShopReader, Store } from '../store/store'

/** Migrates an old shop: creates the customers of its orders, in one transaction. Idempotent. */
export async function makeCustomers(store: Store): Promise<void> {
  if (await store.read((shop) => ordersWithout(shop).length > 0)) await store.update(customersFromOrders)
}

const ordersWithout = (shop: ShopReader): Order[] => [
  ...Iterator.from(shop.orders.rows()).filter(
    ({ customerId, customerPhone }) => customerId === undefined && indianPhone(customerPhone) !== undefined,
  ),
]

/** A customer dates from its first order, with the name and address of its last. */
function customersFromOrders(shop: Shop) {
  const byPhone = Map.groupBy(ordersWithout(shop), ({ customerPhone }) => indianPhone(customerPhone))
  for (const orders of byPhone.values()) {
    const [first, last] = [orders[0] as Order, orders.at(-1) as Order]
    const customer = customerOf(shop, buyerOf(last), first.createdAt)
    if (customer) for (const order of orders) shop.orders.put({ ...order, customerId: customer.id })
  }
}
