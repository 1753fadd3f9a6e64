import { isBeforeDispatch } from './order-edits'
import type { Order, OrderStatus } from './schema'

/** How far an order is, as its buyer is told in one word: its status, or that he waits for an answer to his wish to cancel. */
export type BuyerState = OrderStatus | 'cancel-asked'

export const buyerState = ({ status, cancelRequest }: Pick<Order, 'status' | 'cancelRequest'>): BuyerState =>
  cancelRequest?.isAccepted === null && isBeforeDispatch(status) ? 'cancel-asked' : status
