import { indianDay } from '../dates'
import { lastOf } from '../lists'
import { paiseIn } from '../money'
import type { Order } from './schema'

/** Whether the goods have left the shop. */
export const hasLeft = ({ status }: Pick<Order, 'status'>): boolean => status === 'shipped' || status === 'delivered'

/** Whether goods have left of which nobody knows whose they are: their phone names no customer, or another's. */
export const isOfNobody = ({ status, billNumber, totalAmount, customerId, customerMatch }: OfNobody): boolean =>
  hasLeft({ status }) &&
  billNumber === undefined &&
  paiseIn(totalAmount) > 0 &&
  (customerId === undefined || customerMatch === 'unconfirmed')

type OfNobody = Pick<Order, 'status' | 'billNumber' | 'totalAmount' | 'customerId' | 'customerMatch'>

/** Whether an order takes bags from the stock: it does until it is cancelled, or its goods have come back. */
export const holdsBags = ({ status, goodsReturned }: Pick<Order, 'status' | 'goodsReturned'>): boolean =>
  status !== 'cancelled' && goodsReturned !== true

/** Whether the bill of an order is still to be taken back because it was cancelled. */
export const isCancelledWithBill = ({ status, billNumber }: Pick<Order, 'status' | 'billNumber'>): boolean =>
  status === 'cancelled' && billNumber !== undefined

/** When the goods of an order that has left did so; a way back into the shop begins anew. */
export function leftAt({ statusHistory }: Pick<Order, 'statusHistory'>): string {
  const stayed = [...statusHistory].reverse().findIndex((each) => !hasLeft(each))
  return (statusHistory[stayed < 0 ? 0 : statusHistory.length - stayed] ?? lastOf(statusHistory))?.at ?? ''
}

/** The same as an Indian day. */
export const leftOn = (order: Pick<Order, 'statusHistory'>): string => indianDay(new Date(leftAt(order)))
