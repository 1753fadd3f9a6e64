import * as z from 'zod/mini'
import { paymentReport } from '../customers/payment-reports-schema'
import { order } from './schema'

/** A payment report; `isUnnamed` if its payment is in the ledger without this order. */
const reportDetails = z.extend(paymentReport, { isUnnamed: z.boolean() })

/** An order with the path of its page. */
export const orderWithLink = z.extend(order, { link: z.string() })

export const newLink = z.object({ link: z.string() })

/** An order for the operator, with its link and payment reports. */
export const orderDetails = z.extend(orderWithLink, { reports: z.array(reportDetails) })

export type OrderDetails = z.infer<typeof orderDetails>
export type ReportDetails = z.infer<typeof reportDetails>
