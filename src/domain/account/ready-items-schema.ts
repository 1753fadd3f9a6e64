import * as z from 'zod/mini'

/** One requirement before a shop can sell. A decided one does not apply to this shop. */
export const readyItem = z.object({
  name: z.string(),
  what: z.string(),
  /** The path of the setting or product that fulfils it. */
  link: z.string(),
  isDone: z.boolean(),
  isDecided: z.boolean(),
})

export type ReadyItem = z.infer<typeof readyItem>
