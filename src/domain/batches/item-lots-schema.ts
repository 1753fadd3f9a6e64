import * as z from 'zod/mini'
import { MAX_LOT } from '../lots'
import { atLeastOne, optionalLine } from '../text'

export const MAX_BATCH = 100
const MAX_EXPIRED = 20

/** Bags of an ordered feed that came from one lot; `recalled` is the reason of a recall. */
const itemLot = z.object({ lot: z.string(), bags: atLeastOne, recalled: z.optional(z.string()) })

export const itemLots = {
  /** The lots of its bags, once they left the shop; missing for none. */
  lots: z.optional(z.array(itemLot)),
}

export const dispatchLots = {
  /** What is on the bags; it may name lots, which are taken first. */
  batch: z._default(optionalLine(MAX_BATCH), ''),
  /** Named lots that leave although they are past their best-before day; missing for none. */
  expired: z.optional(
    z
      .array(z.string().check(z.maxLength(MAX_LOT)), 'Please name the expired lots.')
      .check(z.maxLength(MAX_EXPIRED, `Please name at most ${MAX_EXPIRED} expired lots.`)),
  ),
}

/** The lots to take for an order that has not left. */
export const lotPlan = z.object(dispatchLots)

export const orderLots = {
  /** The lots that somebody chose for it before it leaves; missing for the first to expire. */
  lotPlan: z.optional(lotPlan),
}

export type ItemLot = Readonly<z.infer<typeof itemLot>>
export type LotPlan = z.infer<typeof lotPlan>
