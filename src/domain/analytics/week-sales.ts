import { DAY } from '~/domain/day'
import { startOfIndianWeek } from '../calendar-days'
import { paiseIn, rupees } from '../money'
import type { Order } from '../orders/schema'
import type { Dashboard } from './dashboard-schema'

const WEEK = 7 * DAY

type Sold = Pick<Order, 'createdAt' | 'status' | 'totalAmount'>

/** When the week before the one that it is in India began, in milliseconds since 1970. */
export const startOfLastWeek = (now: Date): number => startOfIndianWeek(now) - WEEK

/** Orders that are not cancelled: of this week, of last week until the same hour, and of all last week. */
export function weekSales(orders: readonly Sold[], now: Date): Dashboard['weeks'] {
  const sold = orders.filter(({ status }) => status !== 'cancelled')
  const monday = startOfIndianWeek(now)
  const [begun, weekAgo, before] = [monday, now.getTime() - WEEK, monday - WEEK].map(isoTime) as [string, string, string]
  return {
    thisWeek: salesIn(sold, begun),
    lastWeekByNow: salesIn(sold, before, weekAgo),
    lastWeek: salesIn(sold, before, begun),
  }
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Times are compared as texts, which is quicker than to parse them. */
function salesIn(orders: readonly Sold[], from: string, to?: string) {
  const found = orders.filter(({ createdAt }) => createdAt >= from && (to === undefined || createdAt < to))
  return { orders: found.length, revenue: rupees(found.reduce((sum, { totalAmount }) => sum + paiseIn(totalAmount), 0)) }
}
