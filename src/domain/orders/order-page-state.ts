import { isBeforeDispatch } from './order-edits'
import type { PublicOrder } from './public-order-schema'

/** The main topic of an order's page. */
export type OrderPageState = 'to-confirm' | 'to-pay' | 'reported' | 'paid' | 'nothing-owed' | 'cancel-asked' | 'cancelled'

type StateParts = Pick<PublicOrder, 'status' | 'owing' | 'paid' | 'reports' | 'cancelRequest'>

const NOTHING = '0.00'

/** Determines the topic from the public data of the order. */
export function orderPageState({ status, owing, paid, reports, cancelRequest }: StateParts): OrderPageState {
  if (status === 'cancelled') return 'cancelled'
  if (cancelRequest?.isAccepted === null && isBeforeDispatch(status)) return 'cancel-asked'
  if (owing === NOTHING) return paid === NOTHING ? 'nothing-owed' : 'paid'
  if (reports.some(({ state }) => state === 'reported')) return 'reported'
  return status === 'pending' ? 'to-confirm' : 'to-pay'
}
