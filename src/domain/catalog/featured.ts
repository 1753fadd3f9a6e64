import type { Setting } from '../account/settings-schema'
import { paiseIn, rupees } from '../money'
import { BADGES } from './optional-fields'
import { ratingOf } from './ratings'
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

const SAMPLE_REDUCTION = 500_00

export interface FeaturedCard {
  product: Product
  badge: Product['badge'] | undefined
  struckPrice: string | undefined
  sample: { rating: string; reviews: number } | undefined
}

/** The first products with what their cards say: their own, else samples by their place. No sample stars stand beside real ones. */
export function featuredCards(products: readonly Product[], showsSamples: boolean): FeaturedCard[] {
  const featured = products.slice(0, MOST_FEATURED)
  const showsStars = showsSamples && !featured.some(ratingOf)
  return featured.map((product, place) => ({
    product,
    badge: product.badge ?? (showsSamples ? BADGES[place] : undefined),
    struckPrice: ownStruckPrice(product) ?? (showsSamples ? rupees(paiseIn(product.price) + SAMPLE_REDUCTION) : undefined),
    sample: showsStars ? { rating: ((45 + place) / 10).toFixed(1), reviews: 50 + 25 * place } : undefined,
  }))
}

/** A price that is not above the product's own is no price to strike through. */
const ownStruckPrice = ({ price, compareAtPrice }: Product) =>
  compareAtPrice !== undefined && paiseIn(compareAtPrice) > paiseIn(price) ? compareAtPrice : undefined
