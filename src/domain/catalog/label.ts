import type { PageValues } from '../account/page-values'

/** The default manufacturer on a label: the seller with the address of the mill. */
export const makerOf = ({ legalName, mill }: Pick<PageValues, 'legalName' | 'mill'>): string =>
  [legalName, mill].filter(Boolean).join(', ')
