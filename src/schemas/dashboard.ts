export interface WeekSales {
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
  /** Weeks in India begin on Monday. `lastWeekByNow` ends seven days before this moment. */
  weeks: { thisWeek: WeekSales; lastWeekByNow: WeekSales; lastWeek: WeekSales }
}
