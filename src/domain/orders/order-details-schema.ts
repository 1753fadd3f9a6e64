import * as z from 'zod/mini'
import { paymentReport } from '../customers/payment-reports-schema'
import { order } from './schema'

/** A report, and whether its payment stands in the ledger without the name of this order. */
const reportDetails = z.extend(paymentReport, { isUnnamed: z.boolean() })

/** An order with the path of its page, as its link opens it. */
export const orderWithLink = z.extend(order, { link: z.string() })

export const newLink = z.object({ link: z.string() })

/** An order as the operator reads it alone: with the link to its page, and the payments that its buyer reported. */
export const orderDetails = z.extend(orderWithLink, { reports: z.array(reportDetails) })

export type OrderDetails = z.infer<typeof orderDetails>
export type ReportDetails = z.infer<typeof reportDetails>
