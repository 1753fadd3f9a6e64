import * as z from 'zod/mini'
import { optionalParagraph, paragraph, timestamp } from '../text'
import { MAX_MESSAGE } from '../text-limits'

/** A buyer's request to cancel an order, with the reason. */
export const newCancelRequest = z.object({ reason: paragraph(MAX_MESSAGE) })

/** The bill that will be credited, which the caller confirms. */
export const confirmedBill = z.optional(z.string('Please name the bill.'))

/** The operator's decision, with a sentence for the buyer. */
export const cancelDecision = z.object({
  isAccepted: z.boolean('Please answer yes or no.'),
  sentence: z._default(optionalParagraph(MAX_MESSAGE), ''),
  bill: confirmedBill,
})

export const cancelRequest = z.extend(newCancelRequest, {
  at: timestamp,
  /** Null until decided. */
  isAccepted: z.nullable(z.boolean()),
  sentence: z.string(),
  decidedAt: z.nullable(timestamp),
  decidedBy: z.nullable(z.string()),
})

export type NewCancelRequest = z.infer<typeof newCancelRequest>
export type CancelDecision = z.infer<typeof cancelDecision>
