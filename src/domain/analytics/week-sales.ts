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
  const monday = startOfIndianWeek(now)
  // Times are compared as texts, which is quicker than to parse them.
  const [begun, weekAgo, before] = [monday, now.getTime() - WEEK, monday - WEEK].map(isoTime) as [string, string, string]
  const [thisWeek, lastWeekByNow, lastWeek] = [new Sum(), new Sum(), new Sum()]
  for (const { createdAt, status, totalAmount } of orders) {
    if (status === 'cancelled' || createdAt < before) continue
    const paise = paiseIn(totalAmount)
    if (createdAt >= begun) thisWeek.add(paise)
    else lastWeek.add(paise)
    if (createdAt < weekAgo) lastWeekByNow.add(paise)
  }
  return { thisWeek: thisWeek.sales, lastWeekByNow: lastWeekByNow.sales, lastWeek: lastWeek.sales }
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

class Sum {
  #orders = 0
  #paise = 0

  add(paise: number) {
    this.#orders++
    this.#paise += paise
  }

  get sales() {
    return { orders: this.#orders, revenue: rupees(this.#paise) }
  }
}
