import * as z from 'zod/mini'
import { ORDER_STATUSES } from './schema'

/** How far an order is, as its buyer is told in one word: its status, or that he waits for an answer to his wish to cancel. */
export const buyerState = z.enum([...ORDER_STATUSES, 'cancel-asked'])

export type BuyerState = z.infer<typeof buyerState>
