import * as z from 'zod/mini'
import { isDay } from '../dates'
import { LOT_STATES, MAX_LOT } from '../lots'
import { MOST_SACKS } from './limits'

const day = z.string().check(z.refine(isDay))

/** What the pond book asks the shop: lots by number, separated by commas. */
export const sacksQuery = z.object({ lots: z._default(z.string().check(z.maxLength(MOST_SACKS * (MAX_LOT + 1))), '') })

/** What everybody may know of a lot. */
export const sack = z.object({
  lot: z.string(),
  productName: z.string(),
  sku: z.string(),
  milledOn: day,
  bestBefore: day,
  state: z.enum(LOT_STATES),
  reason: z.string(),
})

export type Sack = z.infer<typeof sack>
