import type { CancelDecision, NewCancelRequest } from '~/domain/orders/cancel-requests-schema'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import { said } from '~/domain/sentences'
import { settlePayments } from '../customers/ledger'
import type { Call } from '../http/call'
import { conflict } from '../http/problems'
import { namedRow } from '../http/rows'
import { notifyOperator } from '../notifications/notifications'
import type { Shop } from '../store/store'
import { changeStatus } from './orders'

export const mayAskToCancel = ({ status, cancelRequest }: Order): boolean => isBeforeDispatch(status) && !cancelRequest

/** Stores a buyer's cancel request and notifies the operator. 409 for a shipped order or an existing request. */
export function askToCancel(shop: Shop, order: Order, { reason }: NewCancelRequest, now: string) {
  if (order.cancelRequest) throw conflict(said('cancel-asked'))
  if (!mayAskToCancel(order)) throw conflict(said('cancel-too-late'))
  const request = { reason, at: now, isAccepted: null, sentence: '', decidedAt: null, decidedBy: null }
  shop.orders.put({ ...order, cancelRequest: request })
  notifyOperator(shop, order.id, { title: 'Cancellation Asked For', message: `Order #${order.id}: please decide.` }, now)
}

/**
 * Accepts or declines a cancel request. 409 if there is none, it is decided, the order is shipped, or it has a bill that the
 * call does not name.
 */
export function decideCancelRequest(shop: Shop, call: Call<CancelDecision>): Order {
  const before = namedRow(shop.orders, call, 'order')
  const { cancelRequest } = before
  if (!cancelRequest) throw conflict('Nobody has asked to cancel this order.')
  if (cancelRequest.isAccepted !== null) throw conflict('This has been decided already.')
  const { isAccepted, sentence, bill } = call.input
  if (isAccepted) refuseDispatched(before)
  const decided = { ...cancelRequest, isAccepted, sentence, decidedAt: call.now, decidedBy: call.caller.username ?? null }
  const order = { ...before, cancelRequest: decided }
  shop.orders.put(order)
  if (!isAccepted) return order
  changeStatus(shop, order, { status: 'cancelled', bill }, call)
  settlePayments(shop, [order.customerId])
  return shop.orders.get(order.id) ?? order
}

function refuseDispatched({ id, status }: Order) {
  if (isBeforeDispatch(status) || status === 'cancelled') return
  throw conflict(`Order #${id} is ${status}: it can no longer be cancelled as asked. Please keep it, and tell the buyer why.`)
}
