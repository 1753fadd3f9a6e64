import { lastOf } from '../lists'
import type { Order } from './schema'

/** An order as it was before a time, to the total, the goods that came back and whose it was; undefined if it was placed later. */
export function orderBefore(order: Order, end: string): Order | undefined {
  if (order.createdAt >= end) return undefined
  const { goodsReturned: _goods, customerId: _customer, customerMatch: _match, ...rest } = order
  const { goodsReturned } = order.goodsBefore?.find(({ until }) => until >= end) ?? order
  const statusHistory = order.statusHistory.filter(({ at }) => at < end)
  return {
    ...rest,
    ...ownerBefore(order, end),
    ...(goodsReturned !== undefined && { goodsReturned }),
    totalAmount: totalBefore(order, end),
    statusHistory,
    status: lastOf(statusHistory)?.status ?? 'pending',
  }
}

/** Whose an order was before a time. */
export function ownerBefore(order: Order, end: string): Pick<Order, 'customerId' | 'customerMatch'> {
  const { customerId, customerMatch } = order.ownersBefore?.find(({ until }) => until >= end) ?? order
  return { ...(customerId !== undefined && { customerId }), ...(customerMatch && { customerMatch }) }
}

const totalBefore = ({ edits = [], totalAmount }: Order, end: string): string =>
  edits.find(({ at, before }) => at >= end && before.totalAmount !== undefined)?.before.totalAmount ?? totalAmount
