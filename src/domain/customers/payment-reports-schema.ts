import * as z from 'zod/mini'
import { isDay } from '../dates'
import { money } from '../money-schema'
import { sentence } from '../sentences'
import { id, optionalLine, optionalParagraph, timestamp } from '../text'
import { MAX_MESSAGE, MAX_NAME } from '../text-limits'
import { isBookedDay } from './booked-day'
import { paymentReference } from './payment-references'

const REPORT_STATES = ['reported', 'confirmed', 'not-found'] as const

/** The receipt number of a UPI payment: twelve digits, however they were typed. */
const utr = z.pipe(
  optionalLine(MAX_NAME),
  z.transform((typed, context) => {
    const digits = paymentReference(typed)
    if (/^\d{12}$/.test(digits)) return digits
    context.issues.push({ code: 'custom', message: sentence('utr', { digits: '12' }), input: typed })
    return z.NEVER
  }),
)

/** What a buyer says of a payment by UPI: its receipt number and the Indian day on which it was made. */
export const newPaymentReport = z.object({
  reference: utr,
  date: z.string().check(z.refine(isBookedDay, sentence('day'))),
})

/** What the operator has found: the money came, or it did not, with a sentence that the buyer reads. */
export const reportDecision = z.object({
  state: z.enum(['confirmed', 'not-found'], 'Please choose one of confirmed, not-found.'),
  /** Rupees that came, where that is not all that is owed. */
  amount: z._default(z.nullable(money), null),
  /** How much of it may be kept in advance, beyond what is owed. */
  advance: z._default(money, '0.00'),
  sentence: z._default(optionalParagraph(MAX_MESSAGE), ''),
})

export const paymentReport = z.extend(newPaymentReport, {
  id,
  orderId: id,
  /** Of any year: an older shop took each day of the calendar, and opens all the same. */
  date: z.string().check(z.refine(isDay)),
  state: z.enum(REPORT_STATES),
  sentence: z.string(),
  createdAt: timestamp,
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.string()),
  /** The entry of the ledger that a confirmation wrote. */
  entryId: z.nullable(id),
})

export type ReportState = (typeof REPORT_STATES)[number]
export type NewPaymentReport = z.infer<typeof newPaymentReport>
export type ReportDecision = z.infer<typeof reportDecision>
export type PaymentReport = z.infer<typeof paymentReport>
