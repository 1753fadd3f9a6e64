import * as z from 'zod/mini'
import { deletedProduct, product } from './schema'

/** Reads a row of any release. Old releases stored sample stars; price and badge of such a row are samples too. */
const ofAnyRelease = <Row extends z.core.$ZodType<object, object>>(row: Row) => z.pipe(z.transform(withoutSamples), row)

function withoutSamples(row: unknown): object {
  const { sampleRating = null, sampleReviews = null, ...kept } = row as Record<string, unknown>
  if (sampleRating === null && sampleReviews === null) return kept
  const { compareAtPrice: _, badge: _b, ...own } = kept
  return own
}

export const storedProduct = ofAnyRelease(product)
export const storedDeletedProduct = ofAnyRelease(deletedProduct)
