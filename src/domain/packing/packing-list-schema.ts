import * as z from 'zod/mini'
import { MAX_SEARCH } from '../paging'
import { count, id, optionalLine } from '../text'

export const packingFilter = z.object({ search: z._default(optionalLine(MAX_SEARCH), '') })

/** Bags of one feed. */
const feedBags = z.object({ productId: id, productName: z.string(), bags: count })

export const packingSums = z.object({ bags: count })

/** Bags by feed: of confirmed orders promised for today or earlier, of all confirmed ones, and of all that are still here. */
export const packingStats = z.object({
  today: z.array(feedBags),
  confirmed: z.array(feedBags),
  here: z.array(feedBags),
})

export type FeedBags = z.infer<typeof feedBags>
export type PackingSums = z.infer<typeof packingSums>
export type PackingStats = z.infer<typeof packingStats>
