import { withUnit } from '../amounts'
import { BAG_KILOGRAMS } from '../feeding/feeding-limits'
import { paiseIn } from '../money'
import { kilogramsIn, measured } from './measures'
import type { Product } from './schema'
import { isOutOfStock } from './stock'

type Offered = Pick<Product, 'price' | 'stockQuantity' | 'weight'> & {
  specifications: Pick<Product['specifications'], 'pelletSize'>
}

/** A summary of several products. */
export interface Offer {
  /** Number of different pellet sizes. */
  pellets: number
  /** The weights of their bags. */
  bags: string
  /** The lowest price of a bag, as a wire amount. */
  price: string
  /** The weight of that bag; empty if all bags weigh the same. */
  bag: string
}

const isForSale = ({ stockQuantity }: Pick<Product, 'stockQuantity'>) => !isOutOfStock(stockQuantity)

/** Summarizes the products for sale; undefined if there are none. */
export function offerOf(products: readonly Offered[]): Offer | undefined {
  const sold = products.filter(isForSale)
  const [first, ...others] = sold
  if (!first) return undefined
  const cheapest = others.reduce((least, each) => (isCheaper(each, least) ? each : least), first)
  const weights = weightsOf(sold)
  return {
    pellets: new Set(sold.map(({ specifications }) => folded(specifications.pelletSize))).size,
    bags: inWords(weights),
    price: cheapest.price,
    bag: weights.length > 1 ? weightOf(cheapest) : '',
  }
}

/** The bag weights for sale; otherwise those of all products, otherwise the default. */
export function bagsOfShop(products: readonly Pick<Product, 'stockQuantity' | 'weight'>[]): string {
  const sold = products.filter(isForSale)
  return inWords(weightsOf(sold.length > 0 ? sold : products)) || inKilograms(BAG_KILOGRAMS)
}

/** At the same price, the heavier bag is cheaper. */
function isCheaper(one: Offered, other: Offered): boolean {
  const difference = paiseIn(one.price) - paiseIn(other.price)
  return difference < 0 || (difference === 0 && (kilogramsIn(one.weight) ?? 0) > (kilogramsIn(other.weight) ?? 0))
}

const folded = (text: string) => measured(text).toLowerCase()

const inKilograms = (kilograms: number) => withUnit(kilograms, 'kg')

const weightOf = ({ weight }: Pick<Product, 'weight'>): string => {
  const kilograms = kilogramsIn(weight)
  return kilograms ? inKilograms(kilograms) : weight.trim()
}

/** The different weights, lightest first; weights that are no number come last. */
function weightsOf(products: readonly Pick<Product, 'weight'>[]): string[] {
  const size = (weight: string) => kilogramsIn(weight) ?? Number.POSITIVE_INFINITY
  return [...new Set(products.map(weightOf))].sort((one, other) => (size(one) < size(other) ? -1 : 1))
}

/** Joins several as `10 / 25 kg`, which every language can read. */
function inWords(weights: readonly string[]): string {
  const kilograms = weights.flatMap((weight) => kilogramsIn(weight) ?? [])
  return kilograms.length === weights.length && weights.length > 1 ? inKilogramsEach(kilograms) : weights.join(' / ')
}

const inKilogramsEach = (kilograms: readonly number[]) => withUnit(kilograms.join(' / '), 'kg')
