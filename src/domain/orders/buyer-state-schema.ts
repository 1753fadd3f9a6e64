import * as z from 'zod/mini'
import { ORDER_STATUSES } from './schema'

/** The state of an order for its buyer: the status, or a pending cancel request. */
export const buyerState = z.enum([...ORDER_STATUSES, 'cancel-asked'])

/** How far an order is: the promised day until it is there, and the driver's phone, ready to dial, while it is on its way. */
export const buyerProgress = z.object({ state: buyerState, day: z.nullable(z.string()), driverPhone: z.nullable(z.string()) })

export type BuyerProgress = z.infer<typeof buyerProgress>
export type BuyerState = z.infer<typeof buyerState>
