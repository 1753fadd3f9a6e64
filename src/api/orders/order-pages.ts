import { type OrderFilter, orderFilter } from '~/domain/list-pages-schema'
import { countOrder, noOrders, type OrderTotals, orderMatcher, statsOfOrders, sumsOfOrders } from '~/domain/orders/listed-orders'
import { ORDER_COLUMNS } from '~/domain/orders/order-files'
import type { Order } from '~/domain/orders/schema'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvFile } from '../http/csv-files'
import { ListPages } from '../http/list-pages'
import { checked } from '../http/request-body'

export const orderPages = new ListPages<Order, OrderFilter, OrderTotals>({
  table: 'orders',
  filterIn: (parameters) => checked(parameters, orderFilter),
  ofDays: (filter) => ({ ...filter, search: '', status: '' as const, queue: '' as const }),
  matcher: orderMatcher,
  noTotals: noOrders,
  count: countOrder,
  sums: sumsOfOrders,
  stats: ({ totals }) => statsOfOrders(totals),
})

/** Every order. The dashboard, the analytics and the system page share its view. */
export const ALL_ORDERS = { search: '', status: '', queue: '', from: '', to: '' } as const

export const exportOrders = ({ caller, now }: Call, { url, locals }: CallContext): Promise<CallAnswer> =>
  csvFile('orders', ORDER_COLUMNS, orderPages, { url, caller, locals, now: new Date(now) })
