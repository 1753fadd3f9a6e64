import type { PageValues } from '../account/page-values'
import type { Product } from './schema'

/** What a product's label says beside its price and net quantity, as it stands in lists and forms. */
export const LABEL_LINES = ['mrp', 'maker', 'countryOfOrigin', 'bestBefore', 'licenceNumber'] as const

export type LabelLine = (typeof LABEL_LINES)[number]

/** Who makes a product whose label names nobody: who sells it, at his mill, as it stands on a bag. */
export const makerOf = ({ legalName, mill }: Pick<PageValues, 'legalName' | 'mill'>): string =>
  [legalName, mill].filter(Boolean).join(', ')

/** The lines that a product has; `maker` stands in for one that names none. A number alone is months. */
export function labelOf(product: Pick<Product, LabelLine>, maker: string) {
  const { mrp, countryOfOrigin, bestBefore = '', licenceNumber } = product
  const months = /^\s*(\d{1,2})\s*$/.exec(bestBefore)?.[1]
  return { mrp, maker: product.maker ?? maker, countryOfOrigin, months, bestBefore: months ? '' : bestBefore, licenceNumber }
}
