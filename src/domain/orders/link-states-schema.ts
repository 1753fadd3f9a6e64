import * as z from 'zod/mini'
import { COMPLAINT_STATES } from '../contacts/schema'
import { id } from '../text'
import { buyerProgress } from './buyer-state-schema'

/** The states of orders and complaints, by the links that the caller holds. */
export const linkStates = z.object({
  orders: z.array(z.extend(buyerProgress, { id })),
  complaints: z.array(z.object({ number: z.string(), state: z.enum(COMPLAINT_STATES) })),
})

/** The tokens of the links, separated by commas. */
export const linkStatesQuery = z.object({ orders: z.optional(z.string()), complaints: z.optional(z.string()) })

export type LinkStates = z.infer<typeof linkStates>
