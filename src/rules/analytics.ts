import { indianNumber } from '~/formats/indian-numbers'
import type { Order } from '~/schemas/orders'
import { paiseIn, rupees, sumOf } from './money'

/** What the order screen counts; revenue is the sum of all totals, as a wire amount. */
export function orderStats(orders: readonly Pick<Order, 'status' | 'totalAmount'>[]) {
  const count = (status: Order['status']) => orders.filter((order) => order.status === status).length
  return {
    total: orders.length,
    pending: count('pending'),
    shipped: count('shipped'),
    revenue: sumOf(orders.map((order) => order.totalAmount)),
  }
}

export function overviewOf(orders: readonly Pick<Order, 'status' | 'totalAmount'>[], contacts: number) {
  const revenue = sumOf(orders.map(({ totalAmount }) => totalAmount))
  const delivered = orders.filter(({ status }) => status === 'delivered').length
  return {
    revenue,
    delivered,
    averageOrder: rupees(Math.round(paiseIn(revenue) / Math.max(1, orders.length))),
    /** Orders for each contact; undefined without contacts. */
    conversion: contacts === 0 ? undefined : orders.length / contacts,
    completion: orders.length === 0 ? undefined : delivered / orders.length,
  }
}

export const formatShare = (share: number | undefined): string =>
  share === undefined ? '–' : `${indianNumber(share * 100, 1, 1)}%`

const RECENT = 5

export const newest = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, RECENT)

export const isAboutProduct = ({ subject }: { subject: string }): boolean => subject.includes('Product Inquiry')
