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
  /** Per queue, the count and the time of its oldest item; null if items have no time. */
  next: z.record(z.enum(WORK), z.object({ count, since: z.nullable(z.string()) })),
  /** Orders to ship whose promised day has passed. */
  pastDue: count,
  /** What customers owe, by age. */
  owed: owedSums,
  /** What is owed for orders without a customer, or with an unconfirmed one. */
  ofNobody: owedUnassigned,
  receivedToday: z.object({ cash: signedMoney, upi: signedMoney, bank: signedMoney, cheque: signedMoney, total: signedMoney }),
  /** Weeks begin on Monday in India. `lastWeekByNow` ends exactly seven days ago; `days` are rupees per day from Monday. */
  weeks: z.object({ thisWeek: weekSales, lastWeekByNow: weekSales, lastWeek: weekSales }),
  days: z.object({ thisWeek: z.array(money), lastWeek: z.array(money) }),
  /** What is not configured yet; empty after the first order. */
  setFirst: z.array(z.enum(SET_FIRST)),
  /** Whether visitors see samples while real orders arrive. */
  showsSamples: z.boolean(),
})

export type WeekSales = z.infer<typeof weekSales>
export type Dashboard = z.infer<typeof dashboard>
