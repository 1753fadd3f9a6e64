import * as z from 'zod/mini'
import { optionalParagraph, version } from '../text'
import { MAX_MESSAGE } from '../text-limits'

export const MAX_DAYS_TO_DELIVERY = 365

const day = z.iso.date('Please choose a day, such as 2026-11-30.')

/** The operator's internal notes on an order, never shown to the buyer. `promisedDay` is an Indian day. */
export const newHandling = z.object({
  privateNotes: optionalParagraph(MAX_MESSAGE),
  promisedDay: z.nullable(day),
})

export const handling = z.extend(newHandling, { version })

export type NewHandling = z.infer<typeof newHandling>
