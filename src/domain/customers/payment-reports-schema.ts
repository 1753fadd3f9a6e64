import * as z from 'zod/mini'
import { isDay } from '../dates'
import { money } from '../money-schema'
import { sentence } from '../sentences'
import { id, optionalLine, optionalParagraph, timestamp } from '../text'
import { MAX_MESSAGE, MAX_NAME } from '../text-limits'
import { isBookedDay } from './booked-day'
import { paymentReference } from './payment-references'

const REPORT_STATES = ['reported', 'confirmed', 'not-found'] as const

/** The UTR of a UPI payment: twelve digits, in any format. */
const utr = z.pipe(
  optionalLine(MAX_NAME),
  z.transform((typed, context) => {
    const digits = paymentReference(typed)
    if (/^\d{12}$/.test(digits)) return digits
    context.issues.push({ code: 'custom', message: sentence('utr', { digits: '12' }), input: typed })
    return z.NEVER
  }),
)

/** A buyer's report of a UPI payment: its UTR and the Indian day on which it was made. */
export const newPaymentReport = z.object({
  reference: utr,
  date: z.string().check(z.refine(isBookedDay, sentence('day'))),
})

/** The operator's decision: received or not received, with a sentence for the buyer. */
export const reportDecision = z.object({
  state: z.enum(['confirmed', 'not-found'], 'Please choose one of confirmed, not-found.'),
  /** Rupees received, if different from what is owed. */
  amount: z._default(z.nullable(money), null),
  /** The part that may be kept as advance, beyond what is owed. */
  advance: z._default(money, '0.00'),
  sentence: z._default(optionalParagraph(MAX_MESSAGE), ''),
})

export const paymentReport = z.extend(newPaymentReport, {
  /** As the schema of what is sent left it, or without a phone that was erased. */
  reference: z.string(),
  id,
  orderId: id,
  /** Any calendar day, because old releases accepted any. */
  date: z.string().check(z.refine(isDay)),
  state: z.enum(REPORT_STATES),
  sentence: z.string(),
  createdAt: timestamp,
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.string()),
  /** The ledger entry that the confirmation created. */
  entryId: z.nullable(id),
})

export type ReportState = (typeof REPORT_STATES)[number]
export type NewPaymentReport = z.infer<typeof newPaymentReport>
export type ReportDecision = z.infer<typeof reportDecision>
export type PaymentReport = z.infer<typeof paymentReport>
