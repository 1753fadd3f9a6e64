import * as z from 'zod/mini'
import { languageField } from '../languages-schema'
import { indianPhone } from '../phones'
import { sentence } from '../sentences'
import { asked, id, phone, timestamp } from '../text'
import { MAX_PHONE } from '../text-limits'
import { chatNumber } from '../whatsapp'

/** Buyers who may wait for one feed. */
export const MAX_WAITING = 1000

/** How a phone is typed, as the refusal of a wrong one shows it. */
const EXAMPLE = '94190 12345'

/** The digits of a phone to tell a buyer, with its country; undefined for any other text. */
export const waitingPhone = (typed: string): string | undefined => indianPhone(typed)?.slice(1) ?? chatNumber(typed)

/** A phone that is too long has its own error. */
const isReachable = asked(
  z.refine<string>(
    (text) => text.length > MAX_PHONE || waitingPhone(text) !== undefined,
    sentence('phone', { example: EXAMPLE }),
  ),
)

/** A buyer's wish to be told when a feed is in stock again. */
export const newWaiting = z.object({
  productId: id,
  phone: phone.check(isReachable),
  language: languageField,
})

/** Once told, a buyer waits no longer. */
export const waiting = z.extend(newWaiting, {
  id,
  /** Kept for a feed that is deleted. */
  productName: z.string(),
  createdAt: timestamp,
  informedAt: z.optional(timestamp),
  informedBy: z.optional(z.string()),
})

/** What the sender is told: the same whether or not this phone waits already. */
export const waitingReceipt = z.pick(waiting, { productId: true, phone: true })

export const waitingProgress = z.object({ isInformed: z.boolean('Please answer yes or no.') })

export type NewWaiting = z.infer<typeof newWaiting>
export type Waiting = z.infer<typeof waiting>
export type WaitingReceipt = z.infer<typeof waitingReceipt>
export type WaitingProgress = z.infer<typeof waitingProgress>
