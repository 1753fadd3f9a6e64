import { indianDay } from '~/domain/dates'
import { type OrderFilter, orderFilter } from '~/domain/list-pages-schema'
import {
  countOrder,
  noOrders,
  type OrderTotals,
  orderMatcher,
  type SearchedOrders,
  statsOfOrders,
  sumsOfOrders,
} from '~/domain/orders/listed-orders'
import { type OrderStats, type OrderSums, orderStats, orderSums } from '~/domain/orders/listed-orders-schema'
import { orderColumns } from '~/domain/orders/order-files'
import type { Order } from '~/domain/orders/schema'
import { paymentOf } from '../customers/accounts'
import { accountsIn, whenListed } from '../customers/customer-accounts'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvAnswer } from '../http/csv-files'
import { ListPages } from '../http/list-pages'
import { roleRefused } from '../http/problems'
import { checked } from '../http/request-body'

/** The queues that reveal nothing about money. */
const PACKED_QUEUES: readonly OrderFilter['queue'][] = ['', 'confirm', 'ship', 'deliver']

export const orderPages = new ListPages<Order, SearchedOrders, OrderTotals, OrderSums, OrderStats>({
  table: 'orders',
  asks: orderFilter,
  tells: { sums: orderSums, stats: orderStats },
  filterIn: (parameters, { role }) => {
    const filter = checked(parameters, orderFilter)
    if (role !== 'packer') return filter
    if (!PACKED_QUEUES.includes(filter.queue)) throw roleRefused(role)
    return { ...filter, leavesMoneyOut: true }
  },
  ofDays: (filter) => ({ ...filter, search: '', status: '' as const, queue: '' as const }),
  matcher: orderMatcher,
  noTotals: noOrders,
  count: countOrder,
  sums: sumsOfOrders,
  stats: ({ totals }) => statsOfOrders(totals),
})

/** A filter for all orders. Dashboard, analytics and system page share its view. */
export const ALL_ORDERS = { search: '', status: '', queue: '', from: '', to: '' } as const

export async function exportOrders({ caller, now }: Call, { url, locals }: CallContext): Promise<CallAnswer<string>> {
  const orders = await orderPages.matches({ url, caller, locals })
  await whenListed(locals.store, indianDay(new Date(now)))
  const payments = await locals.store.read((shop) => {
    const accountOf = accountsIn(locals.store, shop)
    return new Map(orders.map((order) => [order.id, paymentOf(shop, order, accountOf)]))
  })
  const columns = orderColumns(({ id }) => payments.get(id) ?? { due: 0, paid: 0 })
  return csvAnswer('orders', columns, orders, new Date(now))
}
