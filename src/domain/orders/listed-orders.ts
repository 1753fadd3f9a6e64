import { inDays } from '../days'
import type { OrderFilter } from '../list-pages-schema'
import { paiseIn, rupees } from '../money'
import { searchedText, wantedText } from '../search'
import { ORDER_STATUSES, type Order, type OrderStatus } from './schema'

type Listed = Pick<Order, 'id' | 'customerName' | 'customerEmail' | 'status' | 'createdAt' | 'items' | 'totalAmount'>

/** The orders whose customer, email or number contains the words, of this status, placed in these days. */
export function orderMatcher({ search, status, from, to }: OrderFilter): (order: Listed) => boolean {
  const words = wantedText(search.trim().replace(/^#/, ''))
  const isInDays = inDays(from, to)
  return (order) =>
    (status === '' || order.status === status) &&
    isInDays(order.createdAt) &&
    (words === '' || searchedText([order.customerName, order.customerEmail, order.id]).includes(words))
}

export type OrderTotals = Record<OrderStatus, { orders: number; bags: number; paise: number }>

export const noOrders = (): OrderTotals =>
  Object.fromEntries(ORDER_STATUSES.map((status) => [status, { orders: 0, bags: 0, paise: 0 }])) as OrderTotals

export function countOrder(totals: OrderTotals, { status, items, totalAmount }: Listed, times: 1 | -1) {
  const ofStatus = totals[status]
  ofStatus.orders += times
  ofStatus.paise += times * paiseIn(totalAmount)
  for (const { quantity } of items) ofStatus.bags += times * quantity
}

/** Sums of orders as the wire has them: bags and rupees without the cancelled orders, which stand apart. */
export interface OrderSums {
  byStatus: Record<OrderStatus, number>
  bags: number
  rupees: string
  cancelled: { bags: number; rupees: string }
}

export function sumsOfOrders(totals: OrderTotals): OrderSums {
  const { cancelled, ...others } = totals
  const sum = (field: 'bags' | 'paise') => Object.values(others).reduce((all, each) => all + each[field], 0)
  const counts = ORDER_STATUSES.map((status) => [status, totals[status].orders])
  return {
    byStatus: Object.fromEntries(counts),
    bags: sum('bags'),
    rupees: rupees(sum('paise')),
    cancelled: { bags: cancelled.bags, rupees: rupees(cancelled.paise) },
  }
}

export interface OrderStats {
  total: number
  pending: number
  shipped: number
  revenue: string
}

export function statsOfOrders(totals: OrderTotals): OrderStats {
  const all = Object.values(totals)
  return {
    total: all.reduce((count, { orders }) => count + orders, 0),
    pending: totals.pending.orders,
    shipped: totals.shipped.orders,
    revenue: rupees(all.reduce((sum, { paise }) => sum + paise, 0)),
  }
}
