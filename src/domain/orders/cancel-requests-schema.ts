import * as z from 'zod/mini'
import { optionalParagraph, paragraph, timestamp } from '../text'
import { MAX_MESSAGE } from '../text-limits'

/** What a buyer asks: to cancel an order, and why. */
export const newCancelRequest = z.object({ reason: paragraph(MAX_MESSAGE) })

/** The number of the bill that a cancelled order's credit note will take back. */
export const confirmedBill = z.optional(z.string('Please name the bill.'))

/** What the operator decides, with a sentence that the buyer reads. */
export const cancelDecision = z.object({
  isAccepted: z.boolean('Please answer yes or no.'),
  sentence: z._default(optionalParagraph(MAX_MESSAGE), ''),
  bill: confirmedBill,
})

export const cancelRequest = z.extend(newCancelRequest, {
  at: timestamp,
  /** Null while nobody has decided. */
  isAccepted: z.nullable(z.boolean()),
  sentence: z.string(),
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.string()),
})

export type NewCancelRequest = z.infer<typeof newCancelRequest>
export type CancelDecision = z.infer<typeof cancelDecision>
