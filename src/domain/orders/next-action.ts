import { lastOf } from '../lists'
import { paiseIn } from '../money'
import { hasLeft, leftAt } from './dispatched-orders'
import type { Order } from './schema'

/** The queues of the operator's work with orders, payment reports and cancel requests. */
export const QUEUES = ['confirm', 'ship', 'bill', 'deliver', 'unpaid', 'reported', 'cancel'] as const
export type Queue = (typeof QUEUES)[number]

const ACTIONS = ['confirm', 'ship', 'bill', 'deliver', 'pay'] as const

/** The next action of an order, by its state. */
export type NextAction = (typeof ACTIONS)[number]

type Queued = Pick<
  Order,
  'status' | 'billNumber' | 'totalAmount' | 'goodsReturned' | 'paymentStatus' | 'waitingReports' | 'cancelRequest'
>

const isCharged = ({ totalAmount, goodsReturned }: Queued) => paiseIn(totalAmount) > 0 && goodsReturned !== true

const isToBill = (order: Queued) => hasLeft(order) && order.billNumber === undefined && isCharged(order)

/** Whether money is owed for shipped or billed goods. */
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

/** Whether an order is in a queue. A shipped order may be in several. */
export const isQueued = (order: Queued, queue: Queue): boolean => IN[queue](order)

/** When an order entered a queue. For reports this is the order date, because only the reports have the exact time. */
export function waitsSince(order: Order, queue: Queue): string {
  if (queue === 'cancel') return order.cancelRequest?.at ?? order.createdAt
  if (queue === 'reported') return order.createdAt
  if (hasLeft(order) && queue !== 'deliver') return leftAt(order) || order.createdAt
  return lastOf(order.statusHistory)?.at ?? order.createdAt
}

/**
 * The next action: confirm, ship, bill, deliver or take the payment; undefined if nothing is left or the order is cancelled.
 * Actions that the operator's role does not permit are skipped.
 */
export const nextAction = (order: Queued, mayDo: (action: NextAction) => boolean = () => true): NextAction | undefined =>
  ACTIONS.find((action) => mayDo(action) && isQueued(order, action === 'pay' ? 'unpaid' : action))

/** Button labels of the actions. */
export const NEXT_WORDS = {
  confirm: 'Confirm',
  ship: 'Ship',
  bill: 'Make bill',
  deliver: 'Delivered',
  pay: 'Take payment',
} as const satisfies Record<NextAction, string>
