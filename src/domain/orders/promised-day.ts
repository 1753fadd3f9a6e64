import { DAY } from '~/domain/day'
import { indianDay } from '../dates'
import { MAX_DAYS_TO_DELIVERY } from './order-handling-schema'

/** The first and last Indian day (2026-11-30) that can be promised for an order created at `createdAt` (ISO 8601). */
export function promisedDays(createdAt: string): { first: string; last: string } {
  const placed = Date.parse(createdAt)
  return { first: indianDay(new Date(placed)), last: indianDay(new Date(placed + MAX_DAYS_TO_DELIVERY * DAY)) }
}
