import * as z from 'zod/mini'
import { money } from '../money-schema'
import { id, optionalLine, optionalParagraph } from '../text'
import { MAX_MESSAGE, MAX_NAME } from '../text-limits'
import { bookedDay, chequeFields, method } from './ledger-schema'

const MAX_PAID_ORDERS = 50

const ORDERS = `Please name 1 to ${MAX_PAID_ORDERS} orders, each once.`

/** One payment for several orders of a customer: one entry per order, with the same reference. */
export const newPayments = z.object({
  customerId: id,
  method,
  reference: z._default(optionalLine(MAX_NAME), ''),
  ...chequeFields,
  date: bookedDay,
  note: z._default(optionalParagraph(MAX_MESSAGE), ''),
  orders: z.array(z.object({ orderId: id, amount: money }), ORDERS).check(
    z.minLength(1, ORDERS),
    z.maxLength(MAX_PAID_ORDERS, ORDERS),
    z.refine((orders) => new Set(orders.map(({ orderId }) => orderId)).size === orders.length, ORDERS),
  ),
})

export type NewPayments = z.infer<typeof newPayments>
