import type { Order } from '~/schemas/orders'
import { sumOf } from './money'

/** What the order screen counts; revenue is the sum of all totals, as a wire amount. */
export function orderStats(orders: readonly Order[]) {
  const count = (status: Order['status']) => orders.filter((order) => order.status === status).length
  return {
    total: orders.length,
    pending: count('pending'),
    shipped: count('shipped'),
    revenue: sumOf(orders.map((order) => order.totalAmount)),
  }
}

const RECENT = 5

/** The five newest of a list that has its newest first. */
export const newest = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, RECENT)

/** Whether an enquiry is about a product, by its subject. */
export const isProductInquiry = ({ subject }: { subject: string }): boolean => subject.includes('Product Inquiry')
