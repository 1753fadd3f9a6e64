import type { Product } from './schema'

/** The most stars of a rating. */
export const MOST_STARS = 5

/** Minimum rated orders before buyers see the rating. */
export const LEAST_RATINGS = 5

/** The mean rating to one decimal and the number of ratings; undefined below the minimum. */
export function ratingOf({ ratingCount = 0, ratingSum = 0 }: Pick<Product, 'ratingCount' | 'ratingSum'>) {
  if (ratingCount < LEAST_RATINGS) return undefined
  return { rating: (ratingSum / ratingCount).toFixed(1), orders: ratingCount }
}

/** The rating fields, which a manual edit keeps unchanged. */
export const ratingsIn = ({ ratingCount, ratingSum }: Pick<Product, 'ratingCount' | 'ratingSum'>) =>
  ratingCount === undefined ? {} : { ratingCount, ratingSum }
