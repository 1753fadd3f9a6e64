import { DAY } from '~/domain/day'
import { indianDay } from '../dates'
import { MAX_DAYS_TO_DELIVERY } from './order-handling-schema'

/** The first and last day in India (2026-11-30) on which an order of `createdAt` (ISO 8601) may be promised. */
export function promisedDays(createdAt: string): { first: string; last: string } {
  const placed = Date.parse(createdAt)
  return { first: indianDay(new Date(placed)), last: indianDay(new Date(placed + MAX_DAYS_TO_DELIVERY * DAY)) }
}
