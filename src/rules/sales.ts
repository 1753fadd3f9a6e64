import { indianDay, lastDays } from '~/formats/dates'
import type { Order } from '~/schemas/orders'
import { paiseIn, rupees } from './money'

export interface SalesDay {
  day: string
  orders: number
  revenue: string
}

/** What was sold of a product, under the name of its newest order; revenue as a wire amount. */
export interface SalesProduct {
  productId: number
  name: string
  orders: number
  bags: number
  revenue: string
}

/** The orders of the last `count` days in India, a row each, oldest first; a day without an order has a row of zeros. */
export function salesByDay(orders: readonly Pick<Order, 'createdAt' | 'totalAmount'>[], count: number, now: Date): SalesDay[] {
  const days = new Map(lastDays(count, now).map((day) => [day, { orders: 0, paise: 0 }]))
  const since = now.getTime() - (count + 1) * 24 * 60 * 60 * 1000
  for (const { createdAt, totalAmount } of orders) {
    const at = new Date(createdAt)
    const sums = at.getTime() >= since && days.get(indianDay(at))
    if (!sums) continue
    sums.orders++
    sums.paise += paiseIn(totalAmount)
  }
  return [...days].map(([day, sums]) => ({ day, orders: sums.orders, revenue: rupees(sums.paise) }))
}

/** All that was ever sold, by product, the largest revenue first. Takes orders newest first. */
export function salesByProduct(orders: readonly Pick<Order, 'id' | 'items'>[]): SalesProduct[] {
  const products = new Map<number, { name: string; orders: Set<number>; bags: number; paise: number }>()
  for (const { id, items } of orders) {
    for (const { productId, productName, quantity, totalPrice } of items) {
      const sums = products.get(productId) ?? { name: productName, orders: new Set(), bags: 0, paise: 0 }
      products.set(productId, sums)
      sums.orders.add(id)
      sums.bags += quantity
      sums.paise += paiseIn(totalPrice)
    }
  }
  return [...products]
    .sort(([, a], [, b]) => b.paise - a.paise)
    .map(([productId, { name, orders: ids, bags, paise }]) => ({
      productId,
      name,
      orders: ids.size,
      bags,
      revenue: rupees(paise),
    }))
}
