import * as z from 'zod/mini'
import { money } from '../money-schema'
import { order } from '../orders/schema'
import { count } from '../text'
import { unbilledOrder } from './customer-balances-schema'

/** An order to bill. Without a customer it needs a phone number first. */
const orderToBill = z.extend(unbilledOrder, z.pick(order, { customerName: true, customerId: true }).shape)

/** The orders to bill: count, total in rupees, and the rows with the earliest dispatch. */
export const ordersToBill = z.object({ count, amount: money, rows: z.array(orderToBill) })

export type OrderToBill = z.infer<typeof orderToBill>
export type OrdersToBill = z.infer<typeof ordersToBill>
