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

/** Orders that are not cancelled, with only their time and value. */
export const soldIn = (orders: readonly Pick<Order, 'createdAt' | 'status' | 'totalAmount'>[]): Sold[] =>
  orders
    .filter(({ status }) => status !== 'cancelled')
    .map(({ createdAt, totalAmount }) => ({ createdAt, paise: paiseIn(totalAmount) }))

/** The start of the previous week in India, in milliseconds since 1970. */
export const startOfLastWeek = (now: Date): number => startOfIndianWeek(now) - WEEK

/** Sales in rupees per day, for last week and this week; `days` begins with the Monday of last week. */
export function salesByDay(days: readonly (readonly Sold[])[]): Dashboard['days'] {
  const revenues = Array.from({ length: 14 }, (_, index) =>
    rupees((days[index] ?? []).reduce((sum, { paise }) => sum + paise, 0)),
  )
  return { lastWeek: revenues.slice(0, 7), thisWeek: revenues.slice(7) }
}

/** Sales of this week, of last week until the same hour, and of all last week. */
export function weekSales(sold: readonly Sold[], now: Date): Dashboard['weeks'] {
  const monday = startOfIndianWeek(now)
  // Comparing ISO texts is faster than parsing them.
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
