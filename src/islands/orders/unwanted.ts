import { buyerState } from '~/domain/orders/buyer-state'
import type { Order, OrderStatus } from '~/domain/orders/schema'

const LISTED = new Intl.ListFormat('en-IN')

const isUnwanted = (order: Order) => buyerState(order) === 'cancel-asked'

/** Whether this status would ship an order with a pending cancel request. */
export const leavesUnwanted = (order: Order, status: OrderStatus): boolean =>
  (status === 'shipped' || status === 'delivered') && isUnwanted(order)

/** A sentence about orders with cancel requests, if there are any. */
export function unwantedInWords(orders: readonly Order[]): string | undefined {
  const unwanted = orders.filter(isUnwanted).map(({ id }) => `#${id}`)
  if (unwanted.length === 0) return undefined
  const [whose, which] = unwanted.length === 1 ? ['The buyer of order', 'has'] : ['The buyers of orders', 'have']
  return `${whose} ${LISTED.format(unwanted)} ${which} asked to cancel, and not been answered yet.`
}
