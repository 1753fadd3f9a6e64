import { inDays } from '../days'
import type { OrderFilter } from '../list-pages-schema'
import { paiseIn, rupees } from '../money'
import { indianPhone } from '../phones'
import { searchedText, wantedText } from '../search'
import { dialledIn } from '../whatsapp'
import type { OrderStats, OrderSums } from './listed-orders-schema'
import { isQueued, QUEUES, type Queue } from './next-action'
import { ORDER_STATUSES, type Order, type OrderStatus } from './schema'

/** `leavesMoneyOut` disables the search by bill. */
export type SearchedOrders = OrderFilter & { leavesMoneyOut?: boolean }

/**
 * Matches orders by status, queue, days and words in customer, email, number, address, district, SKUs, bill or phone.
 */
export function orderMatcher({
  search,
  status,
  queue,
  from,
  to,
  leavesMoneyOut = false,
}: SearchedOrders): (order: Order) => boolean {
  const words = wantedText(search.trim().replace(/^#/, ''))
  const isInDays = inDays(from, to)
  const isCalled = phoneMatcher(search)
  return (order) =>
    (status === '' || order.status === status) &&
    (queue === '' || isQueued(order, queue)) &&
    isInDays(order.createdAt) &&
    (words === '' || textOf(order, leavesMoneyOut).includes(words) || isCalled(order.customerPhone))
}

const textOf = (
  { customerName, customerEmail, id, shippingAddress, district, items, billNumber = '' }: Order,
  leavesMoneyOut: boolean,
): string =>
  searchedText([
    ...[customerName, customerEmail, id, shippingAddress.street, district ?? '', leavesMoneyOut ? '' : billNumber],
    ...items.map(({ productSku }) => productSku),
  ])

/** Minimum digits to search a phone by its end, and by any part. */
const END_OF_PHONE = 4
const PART_OF_PHONE = 6

/** Matches a whole phone in any format, its last four digits, or any six consecutive digits. */
function phoneMatcher(search: string): (phone: string) => boolean {
  const whole = indianPhone(search)
  if (whole !== undefined) return (phone) => indianPhone(phone) === whole
  const digits = dialledIn(search).replace('+', '')
  if (digits.length < END_OF_PHONE) return () => false
  return (phone) => {
    const dialled = dialledIn(phone)
    return digits.length < PART_OF_PHONE ? dialled.endsWith(digits) : dialled.includes(digits)
  }
}

export interface OrderTotals {
  byStatus: Record<OrderStatus, { orders: number; bags: number; paise: number }>
  queues: Record<Queue, number>
}

export const noOrders = (): OrderTotals => ({
  byStatus: Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, { orders: 0, bags: 0, paise: 0 }]),
  ) as OrderTotals['byStatus'],
  queues: Object.fromEntries(QUEUES.map((queue) => [queue, 0])) as OrderTotals['queues'],
})

export function countOrder({ byStatus, queues }: OrderTotals, order: Order, times: 1 | -1) {
  const ofStatus = byStatus[order.status]
  ofStatus.orders += times
  ofStatus.paise += times * paiseIn(order.totalAmount)
  for (const { quantity } of order.items) ofStatus.bags += times * quantity
  for (const queue of QUEUES) if (isQueued(order, queue)) queues[queue] += times
}

export function sumsOfOrders({ byStatus }: OrderTotals): OrderSums {
  const { cancelled, ...others } = byStatus
  const sum = (field: 'bags' | 'paise') => Object.values(others).reduce((all, each) => all + each[field], 0)
  const counts = ORDER_STATUSES.map((status) => [status, byStatus[status].orders])
  return {
    byStatus: Object.fromEntries(counts),
    bags: sum('bags'),
    rupees: rupees(sum('paise')),
    cancelled: { bags: cancelled.bags, rupees: rupees(cancelled.paise) },
  }
}

export function statsOfOrders({ byStatus, queues }: OrderTotals): OrderStats {
  const all = Object.values(byStatus)
  return {
    total: all.reduce((count, { orders }) => count + orders, 0),
    pending: byStatus.pending.orders,
    shipped: byStatus.shipped.orders,
    revenue: rupees(all.reduce((sum, { paise }) => sum + paise, 0)),
    queues: { ...queues },
  }
}
