import { lastOf } from '../lists'
import { paiseIn } from '../money'
import { hasLeft, leftAt } from './dispatched-orders'
import type { Order } from './schema'

/** What the operator has to do with orders, and with what a buyer has said of his. */
export const QUEUES = ['confirm', 'ship', 'bill', 'deliver', 'unpaid', 'reported', 'cancel'] as const
export type Queue = (typeof QUEUES)[number]

const ACTIONS = ['confirm', 'ship', 'bill', 'deliver', 'pay'] as const

/** The one action that an order waits for by its state. */
export type NextAction = (typeof ACTIONS)[number]

type Queued = Pick<
  Order,
  'status' | 'billNumber' | 'totalAmount' | 'goodsReturned' | 'paymentStatus' | 'waitingReports' | 'cancelRequest'
>

const isCharged = ({ totalAmount, goodsReturned }: Queued) => paiseIn(totalAmount) > 0 && goodsReturned !== true

const isToBill = (order: Queued) => hasLeft(order) && order.billNumber === undefined && isCharged(order)

/** Whether money is owed for goods that have left, or that are billed. */
const isUnpaid = (order: Queued) =>
  order.status !== 'cancelled' &&
  order.paymentStatus !== 'paid' &&
  isCharged(order) &&
  (hasLeft(order) || order.billNumber !== undefined)

const IN: Record<Queue, (order: Queued) => boolean> = {
  confirm: ({ status }) => status === 'pending',
  ship: ({ status }) => status === 'confirmed',
  bill: isToBill,
  deliver: ({ status }) => status === 'shipped',
  unpaid: isUnpaid,
  reported: ({ waitingReports = 0 }) => waitingReports > 0,
  cancel: ({ cancelRequest }) => cancelRequest?.isAccepted === null,
}

/** Whether an order waits in a queue; one that has left may wait in several. */
export const isQueued = (order: Queued, queue: Queue): boolean => IN[queue](order)

/** Since when an order waits in a queue that it is in; in that of reports since it was placed, as the reports know it better. */
export function waitsSince(order: Order, queue: Queue): string {
  if (queue === 'cancel') return order.cancelRequest?.at ?? order.createdAt
  if (queue === 'reported') return order.createdAt
  if (hasLeft(order) && queue !== 'deliver') return leftAt(order) || order.createdAt
  return lastOf(order.statusHistory)?.at ?? order.createdAt
}

/**
 * What is done next: confirm, ship, bill, deliver, take the payment; undefined once nothing is left, or it is cancelled.
 * Whoever may not do all of them has the first that he may.
 */
export const nextAction = (order: Queued, mayDo: (action: NextAction) => boolean = () => true): NextAction | undefined =>
  ACTIONS.find((action) => mayDo(action) && isQueued(order, action === 'pay' ? 'unpaid' : action))

/** What is done next, as its button says it. */
export const NEXT_WORDS = {
  confirm: 'Confirm',
  ship: 'Ship',
  bill: 'Make bill',
  deliver: 'Delivered',
  pay: 'Take payment',
} as const satisfies Record<NextAction, string>
