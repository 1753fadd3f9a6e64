import { kilogramsIn } from '../catalog/products'
import type { Product } from '../catalog/schema'
import { paiseIn, rupees } from '../money'

/** What bags of a feed cost with their delivery charge, and a kilogram of it, rounded to the paisa, as wire amounts. */
export function landedPrice({ price, weight }: Pick<Product, 'price' | 'weight'>, bags: number, charge: string) {
  const paise = paiseIn(price) * bags + paiseIn(charge)
  const kilograms = kilogramsIn(weight)
  return { total: rupees(paise), perKilogram: kilograms && rupees(Math.round(paise / (kilograms * bags))) }
}
