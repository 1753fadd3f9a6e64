import * as z from 'zod/mini'
import { owedSums, owedUnassigned } from '../customers/customer-balances-schema'
import { money, signedMoney } from '../money-schema'
import { count } from '../text'
import { SET_FIRST, WORK } from './work'

const weekSales = z.object({ orders: count, revenue: money })

export const dashboard = z.object({
  activeProducts: count,
  images: count,
  orders: count,
  /** How much waits, and since when the oldest of it does; null where it has no time. */
  next: z.record(z.enum(WORK), z.object({ count, since: z.nullable(z.string()) })),
  /** Orders to ship whose promised day has passed. */
  pastDue: count,
  /** What customers owe, by its age. */
  owed: owedSums,
  /** The same of orders that name no customer, or another's phone. */
  ofNobody: owedUnassigned,
  receivedToday: z.object({ cash: signedMoney, upi: signedMoney, bank: signedMoney, cheque: signedMoney, total: signedMoney }),
  /** Weeks in India begin on Monday. `lastWeekByNow` ends seven days before this moment; `days` are rupees from Monday on. */
  weeks: z.object({ thisWeek: weekSales, lastWeekByNow: weekSales, lastWeek: weekSales }),
  days: z.object({ thisWeek: z.array(money), lastWeek: z.array(money) }),
  /** What is not set yet; empty once a first order has come. */
  setFirst: z.array(z.enum(SET_FIRST)),
  /** Whether visitors see samples, while real orders come. */
  showsSamples: z.boolean(),
})

export type WeekSales = z.infer<typeof weekSales>
export type Dashboard = z.infer<typeof dashboard>
