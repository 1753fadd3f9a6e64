import { leftOn } from '~/rules/dispatched-orders'
import { paiseIn, rupees } from '~/rules/money'
import type { Order } from '~/schemas/orders'
import type { OrdersToBill, OrderToBill } from '~/schemas/unbilled-orders'
import { accountsIn } from './accounts'
import { standingFor } from './customers'
import type { Call, CallContext } from './http/call'
import type { ShopReader, Store } from './store/store'

/** Orders that the list of what is to bill shows: those that left first. */
const MOST_SHOWN = 25

/** The goods that have left without a bill: what is to bill. */
export const readOrdersToBill = (_call: Call, { locals: { store } }: CallContext): Promise<OrdersToBill> =>
  store.read((shop) => {
    const all = ordersToBill(store, shop)
    const amount = rupees(all.reduce((sum, each) => sum + paiseIn(each.amount), 0))
    return { count: all.length, amount, rows: all.slice(0, MOST_SHOWN) }
  })

/** Oldest first. What has come back, and was credited, is not among them. */
export function ordersToBill(store: Store, shop: ShopReader): OrderToBill[] {
  const accountOfCustomer = accountsIn(store, shop)
  const isOwed = ({ id, customerId }: Order) => {
    const customer = customerId === undefined ? undefined : standingFor(shop, customerId)
    return !customer || (accountOfCustomer(customer.id).orders.get(id)?.due ?? 0) > 0
  }
  return shop.orders
    .by('withoutBill', 'left')
    .filter(isOwed)
    .map((order) => ({
      orderId: order.id,
      date: leftOn(order),
      amount: order.totalAmount,
      customerName: order.customerName,
      customerId: order.customerId,
    }))
    .sort((a, b) => (a.date === b.date ? a.orderId - b.orderId : a.date < b.date ? -1 : 1))
}
