import { kilogramsIn } from '../catalog/measures'
import type { Product } from '../catalog/schema'
import { paiseIn, rupees } from '../money'

/** What bags of a feed cost with their delivery charge, and one bag and a kilogram, rounded to the paisa, as wire amounts. */
export function landedPrice({ price, weight }: Pick<Product, 'price' | 'weight'>, bags: number, charge: string) {
  const paise = paiseIn(price) * bags + paiseIn(charge)
  const kilograms = kilogramsIn(weight)
  const share = (parts: number) => rupees(Math.round(paise / parts))
  return { total: rupees(paise), perBag: share(bags), perKilogram: kilograms && share(kilograms * bags) }
}
