import type { Setting } from '../account/settings-schema'
import { paiseIn, rupees } from '../money'
import { BADGES } from './optional-fields'
import { ratingOf } from './ratings'
import type { Product, Specifications } from './schema'

/** Number of products on the home page: the first ones of the shop. */
export const MOST_FEATURED = 4

const DEFAULTS = { protein: '45%', pelletSize: '1.5mm', energy: '14 KJ/GM' } as const

type FeaturedRow = Pick<Product, 'name'> & { specifications?: Partial<Specifications> }

/** Figures of a card for fields that the product lacks. */
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

/** The first products with the values of their cards: real ones, else samples by position. Sample and real stars never mix. */
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

/** Ignores a compare-at price that is not above the price. */
const ownStruckPrice = ({ price, compareAtPrice }: Product) =>
  compareAtPrice !== undefined && paiseIn(compareAtPrice) > paiseIn(price) ? compareAtPrice : undefined
