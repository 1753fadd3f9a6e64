import type { Order } from '../orders/schema'

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
