import * as z from 'zod/mini'
import { ORDER_STATUSES } from './schema'

/** The state of an order for its buyer: the status, or a pending cancel request. */
export const buyerState = z.enum([...ORDER_STATUSES, 'cancel-asked'])

export type BuyerState = z.infer<typeof buyerState>
