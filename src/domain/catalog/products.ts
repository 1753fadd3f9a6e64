import { paiseIn, rupees, sumOf, totalPrice } from '../money'
import { kilogramsIn } from './measures'
import type { Product } from './schema'
import { isLowStock } from './stock'

export function productStats(products: readonly Product[]) {
  return {
    total: products.length,
    active: products.filter(({ isActive }) => isActive).length,
    lowStock: products.filter(({ stockQuantity }) => isLowStock(stockQuantity)).length,
    value: sumOf(products.map(({ price, stockQuantity }) => totalPrice(price, Math.max(0, stockQuantity)))),
  }
}

/** Price per kilogram as a wire amount, rounded to the paisa; undefined if the weight is not in kilograms. */
export function pricePerKilogram({ price, weight }: Pick<Product, 'price' | 'weight'>): string | undefined {
  const kilograms = kilogramsIn(weight)
  return kilograms ? rupees(Math.round(paiseIn(price) / kilograms)) : undefined
}
