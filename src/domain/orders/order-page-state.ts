import { isBeforeDispatch } from './order-edits'
import type { PublicOrder } from './public-order-schema'

/** What the page of an order asks of its reader, or tells him: one thing at a time. */
export type OrderPageState = 'to-confirm' | 'to-pay' | 'reported' | 'paid' | 'nothing-owed' | 'cancel-asked' | 'cancelled'

type StateParts = Pick<PublicOrder, 'status' | 'owing' | 'paid' | 'reports' | 'cancelRequest'>

const NOTHING = '0.00'

/** What an order's page is about, from what its reader may know of the order. */
export function orderPageState({ status, owing, paid, reports, cancelRequest }: StateParts): OrderPageState {
  if (status === 'cancelled') return 'cancelled'
  if (cancelRequest?.isAccepted === null && isBeforeDispatch(status)) return 'cancel-asked'
  if (owing === NOTHING) return paid === NOTHING ? 'nothing-owed' : 'paid'
  if (reports.some(({ state }) => state === 'reported')) return 'reported'
  return status === 'pending' ? 'to-confirm' : 'to-pay'
}
