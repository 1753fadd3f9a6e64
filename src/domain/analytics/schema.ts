import * as z from 'zod/mini'
import { DAY } from '~/domain/day'
import { isDay } from '../dates'
import type { Order } from '../orders/schema'

const MAX_PERIOD_DAYS = 366

const day = z.string('Please give a day as 2026-11-30.').check(z.refine(isDay, 'Please give a day as 2026-11-30.'))

export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1

export const analyticsQuery = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'The first day cannot be after the last one.' }),
  z.refine(({ from, to }) => daysFrom(from, to) <= MAX_PERIOD_DAYS, {
    path: ['to'],
    error: `Please choose at most ${MAX_PERIOD_DAYS} days.`,
  }),
)

/** Orders and rupees of a period or a part of it; `revenue` is without the cancelled orders, which stand apart. */
export interface Sales {
  orders: number
  revenue: string
  cancelled: { orders: number; revenue: string }
}

export interface ProductSales {
  productId: number
  name: string
  orders: number
  bags: number
  revenue: string
}

type Counted<Row> = Row & { visits: number }

export interface Analytics {
  overview: { orders: number; delivered: number; revenue: string; contacts: number; activeProducts: number; products: number }
  recentOrders: Pick<Order, 'id' | 'customerName' | 'status' | 'totalAmount' | 'createdAt'>[]
  recentContacts: { id: number; name: string; subject: string; createdAt: string }[]
  from: string
  to: string
  period: Counted<Sales>
  before: Counted<Sales>
  days: { day: string; now: Counted<Sales>; before: Counted<Sales> }[]
  products: ProductSales[]
  districts: Counted<Sales & { district: string }>[]
}
