import * as z from 'zod/mini'
import { COMPLAINT_STATES } from '../contacts/schema'
import { id } from '../text'
import { buyerState } from './buyer-state-schema'

/** How far the orders and complaints are whose links somebody holds. */
export const linkStates = z.object({
  orders: z.array(z.object({ id, state: buyerState })),
  complaints: z.array(z.object({ number: z.string(), state: z.enum(COMPLAINT_STATES) })),
})

/** The links, as the ends of their addresses with commas between them. */
export const linkStatesQuery = z.object({ orders: z.optional(z.string()), complaints: z.optional(z.string()) })

export type LinkStates = z.infer<typeof linkStates>
