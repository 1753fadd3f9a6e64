import type { BuyerState } from './buyer-state-schema'
import { isBeforeDispatch } from './order-edits'
import type { Order } from './schema'

export const buyerState = ({ status, cancelRequest }: Pick<Order, 'status' | 'cancelRequest'>): BuyerState =>
  cancelRequest?.isAccepted === null && isBeforeDispatch(status) ? 'cancel-asked' : status
