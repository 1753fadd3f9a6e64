import type { OwedOfNobody } from '../customers/customer-balances-schema'

interface WeekSales {
  orders: number
  revenue: string
}

export interface Dashboard {
  activeProducts: number
  images: number
  orders: number
  pendingOrders: number
  openEnquiries: number
  /** Feeds under the low-stock line, as the product screen counts them. */
  lowStock: number
  /** Orders that have left without a bill. */
  ordersToBill: number
  /** Rupees that customers owe, and the worth of what of that is not billed yet. */
  owed: string
  notBilled: string
  /** The same of orders that name no customer, or another's phone. */
  ofNobody: OwedOfNobody
  /** Weeks in India begin on Monday. `lastWeekByNow` ends seven days before this moment. */
  weeks: { thisWeek: WeekSales; lastWeekByNow: WeekSales; lastWeek: WeekSales }
}
