import { isErasedOrder } from '../customers/erased'
import { callLink } from '../phones'
import type { BuyerProgress, BuyerState } from './buyer-state-schema'
import { isBeforeDispatch } from './order-edits'
import type { Order } from './schema'

export const buyerState = ({ status, cancelRequest }: Pick<Order, 'status' | 'cancelRequest'>): BuyerState =>
  cancelRequest?.isAccepted === null && isBeforeDispatch(status) ? 'cancel-asked' : status

/** Digits with their plus, so that a link needs no further code. */
const dialledPhone = (phone: string) => callLink(phone)?.slice('tel:'.length)

type Watched = Pick<Order, 'status' | 'cancelRequest' | 'handling' | 'dispatch' | 'customerName' | 'customerPhone'>

export function buyerProgress(order: Watched): BuyerProgress {
  const { status, handling, dispatch } = order
  const isShipped = status === 'shipped' && !isErasedOrder(order)
  return {
    state: buyerState(order),
    day: isBeforeDispatch(status) || isShipped ? (handling?.promisedDay ?? null) : null,
    driverPhone: (isShipped && dispatch && dialledPhone(dispatch.driverPhone)) || null,
  }
}
