import { DAY } from '~/domain/day'
import { startOfIndianWeek } from '../calendar-days'
import { paiseIn, rupees } from '../money'
import type { Order } from '../orders/schema'
import type { Dashboard } from './dashboard-schema'

const WEEK = 7 * DAY

interface Sold {
  createdAt: string
  paise: number
}

/** The orders that are not cancelled, each by its time and worth alone. */
export const soldIn = (orders: readonly Pick<Order, 'createdAt' | 'status' | 'totalAmount'>[]): Sold[] =>
  orders
    .filter(({ status }) => status !== 'cancelled')
    .map(({ createdAt, totalAmount }) => ({ createdAt, paise: paiseIn(totalAmount) }))

/** When the week before the one that it is in India began, in milliseconds since 1970. */
export const startOfLastWeek = (now: Date): number => startOfIndianWeek(now) - WEEK

/** What was sold on each day of last week and of this one, in rupees; `days` begins with the Monday of last week. */
export function salesByDay(days: readonly (readonly Sold[])[]): Dashboard['days'] {
  const revenues = Array.from({ length: 14 }, (_, index) =>
    rupees((days[index] ?? []).reduce((sum, { paise }) => sum + paise, 0)),
  )
  return { lastWeek: revenues.slice(0, 7), thisWeek: revenues.slice(7) }
}

/** What was sold this week, last week until the same hour, and all last week. */
export function weekSales(sold: readonly Sold[], now: Date): Dashboard['weeks'] {
  const monday = startOfIndianWeek(now)
  // Times are compared as texts, which is quicker than to parse them.
  const [begun, weekAgo, before] = [monday, now.getTime() - WEEK, monday - WEEK].map(isoTime) as [string, string, string]
  const [thisWeek, lastWeekByNow, lastWeek] = [new Sum(), new Sum(), new Sum()]
  for (const { createdAt, paise } of sold) {
    if (createdAt < before) continue
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
