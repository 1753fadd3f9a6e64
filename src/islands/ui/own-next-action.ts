import { type NextAction, nextAction } from '~/domain/orders/next-action'
import type { Order } from '~/domain/orders/schema'
import { operatorMay } from '~/stores/account/own-role'

/** The next action permitted to this operator. */
export const ownNextAction = (order: Order): NextAction | undefined =>
  nextAction(order, (action) => operatorMay(action === 'bill' || action === 'pay' ? 'book' : 'change'))
