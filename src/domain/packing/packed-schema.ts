import * as z from 'zod/mini'
import { count, timestamp } from '../text'

/** Who packed the bags, and when. */
const mark = { at: timestamp, by: z.optional(z.string()) }

/** The marks of an order: `packed` once all its bags are packed, `packedItems` while a line waits. */
export const packedMarks = {
  packed: z.optional(z.object(mark)),
  /** The packed lines by their places in the order, from 0. */
  packedItems: z.optional(z.array(z.object({ item: count, ...mark }))),
  /** When a change of the lines took the marks away; missing once it is packed again. */
  unpackedAt: z.optional(timestamp),
}

/** Packs or unpacks an order, or only the lines in these places. */
export const newPacked = z.object({
  packed: z.boolean(),
  items: z.optional(z.array(count, 'Please name the packed lines by their places.').check(z.minLength(1), z.maxLength(50))),
})

export type NewPacked = z.infer<typeof newPacked>
