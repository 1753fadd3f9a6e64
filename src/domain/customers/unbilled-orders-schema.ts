import type { Order } from '../orders/schema'
import type { UnbilledOrder } from './customer-balances-schema'

/** An order to bill; without a customer it needs a phone number first. */
export interface OrderToBill extends UnbilledOrder, Pick<Order, 'customerName' | 'customerId'> {}

/** What is to bill: how many orders, their worth in rupees, and those that left first. */
export interface OrdersToBill {
  count: number
  amount: string
  rows: OrderToBill[]
}
