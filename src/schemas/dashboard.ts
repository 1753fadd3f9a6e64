/** Orders that were not cancelled, and their sum as a wire amount. */
export interface WeekSales {
  orders: number
  revenue: string
}

/** What the operator's first screen counts. */
export interface Dashboard {
  activeProducts: number
  images: number
  orders: number
  pendingOrders: number
  openEnquiries: number
  /** Active feeds under the low-stock line. */
  lowStock: number
  /** Weeks in India begin on Monday. `lastWeekByNow` ends seven days before this moment. */
  weeks: { thisWeek: WeekSales; lastWeekByNow: WeekSales; lastWeek: WeekSales }
}
