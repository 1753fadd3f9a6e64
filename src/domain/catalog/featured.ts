import type { Setting } from '../account/settings-schema'
import { paiseIn, rupees } from '../money'
import type { Product, Specifications } from './schema'

/** The first products of the shop stand on the home page, so many of them. */
export const MOST_FEATURED = 4

const DEFAULTS = { protein: '45%', pelletSize: '1.5mm', energy: '14 KJ/GM' } as const

type FeaturedRow = Pick<Product, 'name'> & { specifications?: Partial<Specifications> }

/** The figures of a card that a product has not itself. */
export function featuredFigures({ specifications }: FeaturedRow) {
  const shown = (key: keyof typeof DEFAULTS) => specifications?.[key]?.trim() || DEFAULTS[key]
  return { protein: shown('protein'), pelletSize: shown('pelletSize'), energy: shown('energy') }
}

interface WithSettings {
  settings: { get(key: string): Pick<Setting, 'value'> | undefined }
}

export const showsSampleFigures = ({ settings }: WithSettings): boolean => settings.get('show_sample_figures')?.value !== 'false'

type Sampled = Pick<Product, 'price' | 'compareAtPrice' | 'badge' | 'sampleRating' | 'sampleReviews'>

/** What a product says for show, each alone; a price that is not above its own is no price to strike through. */
export function sampleFigures({ price, compareAtPrice, badge, sampleRating, sampleReviews }: Sampled) {
  return {
    badge,
    struckPrice: compareAtPrice !== undefined && paiseIn(compareAtPrice) > paiseIn(price) ? compareAtPrice : undefined,
    rating: sampleRating,
    reviews: sampleReviews,
  }
}

export const hasSampleFigures = (product: Sampled): boolean =>
  Object.values(sampleFigures(product)).some((figure) => figure !== undefined)

/** A product as a page carries it that shows no samples. */
export const withoutSamples = ({ compareAtPrice: _, badge: _b, sampleRating: _r, sampleReviews: _n, ...product }: Product) =>
  product

export function lowestPrice(products: readonly Pick<Product, 'price'>[]): string | undefined {
  const prices = products.map(({ price }) => paiseIn(price))
  return prices.length > 0 ? rupees(Math.min(...prices)) : undefined
}
