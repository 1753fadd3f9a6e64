import { countOrder, noOrders, orderMatcher, statsOfOrders, sumsOfOrders } from '~/rules/listed-orders'
import { orderFilter } from '~/schemas/list-pages'
import { ListPages } from './http/list-pages'
import { checked } from './http/request-body'

export const orderPages = new ListPages({
  table: 'orders',
  filterIn: (parameters) => checked(parameters, orderFilter),
  ofDays: (filter) => ({ ...filter, search: '', status: '' as const }),
  matcher: orderMatcher,
  noTotals: noOrders,
  count: countOrder,
  sums: sumsOfOrders,
  stats: ({ totals }) => statsOfOrders(totals),
})
