import type { PageValues } from '../account/page-values'

/** What a product's label says beside its price and net quantity, as it stands in lists and forms. */
export const LABEL_LINES = ['mrp', 'maker', 'countryOfOrigin', 'bestBefore', 'licenceNumber'] as const

export type LabelLine = (typeof LABEL_LINES)[number]

/** Who makes a product whose label names nobody: who sells it, at his mill, as it stands on a bag. */
export const makerOf = ({ legalName, mill }: Pick<PageValues, 'legalName' | 'mill'>): string =>
  [legalName, mill].filter(Boolean).join(', ')
