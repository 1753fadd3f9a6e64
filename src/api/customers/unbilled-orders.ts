import type { OwedUnassigned } from '~/domain/customers/customer-balances-schema'
import type { Unbilled } from '~/domain/customers/ledger'
import type { OrdersToBill, OrderToBill } from '~/domain/customers/unbilled-orders-schema'
import { indianDay } from '~/domain/dates'
import { paiseIn, rupees } from '~/domain/money'
import { leftOn } from '~/domain/orders/dispatched-orders'
import type { Order } from '~/domain/orders/schema'
import type { Call, CallContext } from '../http/call'
import type { ShopReader } from '../store/store'
import { paidFor } from './accounts'
import { customersIn, firstToLeave, whenListed } from './customer-accounts'

/** Maximum listed orders, earliest dispatch first. */
const MOST_SHOWN = 25

/** Shipped orders without a bill, except returned and credited ones. */
export async function readOrdersToBill({ now }: Call, { locals: { store } }: CallContext): Promise<OrdersToBill> {
  const today = indianDay(new Date(now))
  await whenListed(store, today)
  return store.read((shop) => {
    const { unbilled, sums } = customersIn(store, shop, today)
    const unassigned = unbilledUnassigned(shop)
    const first = [...unbilled.slice(0, MOST_SHOWN), ...unassigned].sort(firstToLeave).slice(0, MOST_SHOWN)
    return {
      count: unbilled.length + unassigned.length,
      amount: rupees(unassigned.reduce((sum, { paise }) => sum + paise, sums.notBilled)),
      rows: first.map((each) => orderToBill(shop, each)),
    }
  })
}

const unbilledUnassigned = (shop: ShopReader): Unbilled[] =>
  shop.orders
    .by('withoutBill', 'of nobody')
    .map((order) => ({ orderId: order.id, date: leftOn(order), paise: paiseIn(order.totalAmount) }))

/** What is owed for shipped orders without a confirmed customer: their totals minus payments that name them. */
export function owedUnassigned(shop: ShopReader): OwedUnassigned {
  const orders = shop.orders.by('withoutBill', 'of nobody')
  const sum = (paiseOf: (order: Order) => number) => rupees(orders.reduce((all, order) => all + paiseOf(order), 0))
  return {
    orders: orders.length,
    owed: sum(({ id, totalAmount }) => Math.max(0, paiseIn(totalAmount) - paidFor(shop, id))),
    notBilled: sum(({ totalAmount }) => paiseIn(totalAmount)),
  }
}

function orderToBill(shop: ShopReader, { orderId, date, paise }: Unbilled): OrderToBill {
  const { customerName = '', customerId } = shop.orders.get(orderId) ?? {}
  return { orderId, date, amount: rupees(paise), customerName, customerId }
}
