import * as z from 'zod/mini'
import { money } from '../money-schema'
import { order } from '../orders/schema'
import { count } from '../text'
import { unbilledOrder } from './customer-balances-schema'

/** An order to bill; without a customer it needs a phone number first. */
const orderToBill = z.extend(unbilledOrder, z.pick(order, { customerName: true, customerId: true }).shape)

/** What is to bill: how many orders, their worth in rupees, and those that left first. */
export const ordersToBill = z.object({ count, amount: money, rows: z.array(orderToBill) })

export type OrderToBill = z.infer<typeof orderToBill>
export type OrdersToBill = z.infer<typeof ordersToBill>
