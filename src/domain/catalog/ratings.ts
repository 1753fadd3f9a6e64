import type { Product } from './schema'

/** The most stars of a rating. */
export const MOST_STARS = 5

/** From so many rated orders on, buyers see what they say. */
export const LEAST_RATINGS = 5

/** What delivered orders say of a feed: their mean to one decimal, and how many they are; undefined while they are few. */
export function ratingOf({ ratingCount = 0, ratingSum = 0 }: Pick<Product, 'ratingCount' | 'ratingSum'>) {
  if (ratingCount < LEAST_RATINGS) return undefined
  return { rating: (ratingSum / ratingCount).toFixed(1), orders: ratingCount }
}

/** What a change of a product by hand leaves as it was. */
export const ratingsIn = ({ ratingCount, ratingSum }: Pick<Product, 'ratingCount' | 'ratingSum'>) =>
  ratingCount === undefined ? {} : { ratingCount, ratingSum }
