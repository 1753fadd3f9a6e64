import { startOfIndianWeek } from '~/formats/calendar-days'
import type { Dashboard } from '~/schemas/dashboard'
import type { Order } from '~/schemas/orders'
import { paiseIn, rupees } from './money'

const WEEK = 7 * 24 * 60 * 60 * 1000

type Sold = Pick<Order, 'createdAt' | 'status' | 'totalAmount'>

/** When the week before the one that it is in India began, in milliseconds since 1970. */
export const startOfLastWeek = (now: Date): number => startOfIndianWeek(now) - WEEK

/** Orders that are not cancelled: of this week, of last week until the same hour, and of all last week. */
export function weekSales(orders: readonly Sold[], now: Date): Dashboard['weeks'] {
  const sold = orders.filter(({ status }) => status !== 'cancelled')
  const monday = startOfIndianWeek(now)
  return {
    thisWeek: salesIn(sold, monday, Number.POSITIVE_INFINITY),
    lastWeekByNow: salesIn(sold, monday - WEEK, now.getTime() - WEEK),
    lastWeek: salesIn(sold, monday - WEEK, monday),
  }
}

function salesIn(orders: readonly Sold[], from: number, to: number) {
  const found = orders.filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) < to)
  return { orders: found.length, revenue: rupees(found.reduce((sum, { totalAmount }) => sum + paiseIn(totalAmount), 0)) }
}
