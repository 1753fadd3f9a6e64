import { indianDay } from '../dates'
import { lastOf } from '../lists'
import { paiseIn } from '../money'
import type { Order } from './schema'

/** Whether the goods were shipped. */
export const hasLeft = ({ status }: Pick<Order, 'status'>): boolean => status === 'shipped' || status === 'delivered'

/** Whether shipped goods have no known customer: the phone has none, or the customer is unconfirmed. */
export const isOfNobody = ({ status, billNumber, totalAmount, customerId, customerMatch }: OfNobody): boolean =>
  hasLeft({ status }) &&
  billNumber === undefined &&
  paiseIn(totalAmount) > 0 &&
  (customerId === undefined || customerMatch === 'unconfirmed')

type OfNobody = Pick<Order, 'status' | 'billNumber' | 'totalAmount' | 'customerId' | 'customerMatch'>

/** Whether a setting bills an order as soon as it ships: it has no bill, costs something, and its customer is known. */
export const isBilledAtOnce = ({ billNumber, totalAmount, customerId, customerMatch }: Omit<OfNobody, 'status'>): boolean =>
  billNumber === undefined && paiseIn(totalAmount) > 0 && customerId !== undefined && customerMatch !== 'unconfirmed'

/** Whether an order reduces the stock: until it is cancelled or its goods are returned. */
export const holdsBags = ({ status, goodsReturned }: Pick<Order, 'status' | 'goodsReturned'>): boolean =>
  status !== 'cancelled' && goodsReturned !== true

/** The items with the bags that the order still holds: without those that credit notes took back. */
export const heldItems = ({ items, returns = [] }: Pick<Order, 'items' | 'returns'>): Order['items'] =>
  returns.length === 0 ? items : items.map((item, place) => ({ ...item, quantity: item.quantity - bagsBack(returns, place) }))

/** The bags of an item that credit notes took back. */
export const bagsBack = (returns: NonNullable<Order['returns']>, place: number): number =>
  returns.reduce((sum, { item, bags }) => (item === place ? sum + bags : sum), 0)

/** Whether a cancelled order still has a bill to credit. */
export const isCancelledWithBill = ({ status, billNumber }: Pick<Order, 'status' | 'billNumber'>): boolean =>
  status === 'cancelled' && billNumber !== undefined

/** When a shipped order was dispatched; a return to an earlier status resets it. */
export function leftAt({ statusHistory }: Pick<Order, 'statusHistory'>): string {
  const stayed = [...statusHistory].reverse().findIndex((each) => !hasLeft(each))
  return (statusHistory[stayed < 0 ? 0 : statusHistory.length - stayed] ?? lastOf(statusHistory))?.at ?? ''
}

/** The same as an Indian day. */
export const leftOn = (order: Pick<Order, 'statusHistory'>): string => indianDay(new Date(leftAt(order)))
