import type { OwedOfNobody, OwedSums } from '../customers/customer-balances-schema'
import type { DayMoney } from '../customers/day-book-schema'

interface WeekSales {
  orders: number
  revenue: string
}

/** What waits for the operator: orders by their queue, and other work. */
export const WORK = [
  ...(['confirm', 'ship', 'reported', 'cancel', 'bill', 'deliver', 'complaints'] as const),
  ...(['enquiries', 'lowStock', 'overdue', 'certificates'] as const),
] as const
export type Work = (typeof WORK)[number]

/** What an empty shop has to be told before it sells. */
export const SET_FIRST = ['phone', 'payment', 'delivery', 'products'] as const

export interface Dashboard {
  activeProducts: number
  images: number
  orders: number
  /** How much waits, and since when the oldest of it does; null where it has no time. */
  next: Record<Work, { count: number; since: string | null }>
  /** Orders to ship whose promised day has passed. */
  pastDue: number
  /** What customers owe, by its age. */
  owed: OwedSums
  /** The same of orders that name no customer, or another's phone. */
  ofNobody: OwedOfNobody
  receivedToday: DayMoney['received'] & { total: string }
  /** Weeks in India begin on Monday. `lastWeekByNow` ends seven days before this moment; `days` are rupees from Monday on. */
  weeks: { thisWeek: WeekSales; lastWeekByNow: WeekSales; lastWeek: WeekSales }
  days: { thisWeek: string[]; lastWeek: string[] }
  /** What is not set yet; empty once a first order has come. */
  setFirst: (typeof SET_FIRST)[number][]
  /** Whether visitors see samples, while real orders come. */
  showsSamples: boolean
}
