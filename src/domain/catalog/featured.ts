import { paiseIn, rupees } from '../money'
import type { Product, Specifications } from './schema'

export const FEATURED_BADGES = ['Best Seller', 'New', 'Premium', 'Featured'] as const

/** The most stars of a rating. */
export const MOST_STARS = 5

const ABOVE_PRICE = 500 * 100
const DEFAULTS = { protein: '45%', pelletSize: '1.5mm', energy: '14 KJ/GM' } as const

interface FeaturedFigures {
  badge: (typeof FEATURED_BADGES)[number]
  struckPrice: string
  rating: string
  reviews: number
  protein: string
  pelletSize: string
  energy: string
}

type FeaturedRow = Pick<Product, 'price'> & { specifications?: Partial<Specifications> }

/** The figures of the card at `index`, from 0: ₹500 over the price, 4.5 + 0.1 and 50 + 25 an index. For show only. */
export function featuredFigures({ price, specifications }: FeaturedRow, index: number): FeaturedFigures {
  const shown = (key: keyof typeof DEFAULTS) => specifications?.[key]?.trim() || DEFAULTS[key]
  return {
    badge: FEATURED_BADGES[index] ?? 'Featured',
    struckPrice: rupees(paiseIn(price) + ABOVE_PRICE),
    rating: (4.5 + 0.1 * index).toFixed(1),
    reviews: 50 + 25 * index,
    protein: shown('protein'),
    pelletSize: shown('pelletSize'),
    energy: shown('energy'),
  }
}

export function lowestPrice(products: readonly Pick<Product, 'price'>[]): string | undefined {
  const prices = products.map(({ price }) => paiseIn(price))
  return prices.length > 0 ? rupees(Math.min(...prices)) : undefined
}
