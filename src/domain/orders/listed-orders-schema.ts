import * as z from 'zod/mini'
import { money } from '../money-schema'
import { count } from '../text'
import { QUEUES } from './next-action'
import { ORDER_STATUSES } from './schema'

const sums = { bags: count, rupees: money }

/** Sums of orders. Cancelled orders are excluded and summed separately. */
export const orderSums = z.object({
  byStatus: z.record(z.enum(ORDER_STATUSES), count),
  ...sums,
  cancelled: z.object(sums),
})

export const orderStats = z.object({
  total: count,
  pending: count,
  shipped: count,
  revenue: money,
  /** Number of orders per queue. */
  queues: z.record(z.enum(QUEUES), count),
})

export type OrderSums = z.infer<typeof orderSums>
export type OrderStats = z.infer<typeof orderStats>
