import * as z from 'zod/mini'
import { atLeastOne } from '../text'

/** Bags of an ordered feed that came from one lot; `recalled` is the reason of a recall. */
const itemLot = z.object({ lot: z.string(), bags: atLeastOne, recalled: z.optional(z.string()) })

export const itemLots = {
  /** The lots of its bags, once they left the shop; missing for none. */
  lots: z.optional(z.array(itemLot)),
}

export type ItemLot = Readonly<z.infer<typeof itemLot>>
