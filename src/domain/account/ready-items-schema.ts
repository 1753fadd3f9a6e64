import * as z from 'zod/mini'

/** One line of what a shop needs to sell; a duty that is decided is not for this shop. */
export const readyItem = z.object({
  name: z.string(),
  what: z.string(),
  /** The field, or the product, where it is set. */
  link: z.string(),
  isDone: z.boolean(),
  isDecided: z.boolean(),
})

export type ReadyItem = z.infer<typeof readyItem>
