import * as z from 'zod/mini'
import { contactHeading } from '../contacts/schema'
import { money } from '../money-schema'
import { order } from '../orders/schema'
import { count, id } from '../text'

const counted = { orders: count, revenue: money }

/** Orders and rupees of a period or part of it. `revenue` excludes cancelled orders, which are counted separately. */
const sales = z.object({ ...counted, cancelled: z.object(counted) })

const productSales = z.object({ productId: id, name: z.string(), orders: count, bags: count, revenue: money })

const withVisits = z.extend(sales, { visits: count })

export const analytics = z.object({
  overview: z.object({ ...counted, delivered: count, contacts: count, activeProducts: count, products: count }),
  recentOrders: z.array(z.pick(order, { id: true, customerName: true, status: true, totalAmount: true, createdAt: true })),
  recentContacts: z.array(contactHeading),
  from: z.string(),
  to: z.string(),
  period: withVisits,
  before: withVisits,
  days: z.array(z.object({ day: z.string(), now: withVisits, before: withVisits })),
  products: z.array(productSales),
  districts: z.array(z.extend(withVisits, { district: z.string() })),
})

export type Sales = z.infer<typeof sales>
export type ProductSales = z.infer<typeof productSales>
export type Analytics = z.infer<typeof analytics>
