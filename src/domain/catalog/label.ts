import type { PageValues } from '../account/page-values'

/** Who makes a product whose label names nobody: who sells it, at his mill, as it stands on a bag. */
export const makerOf = ({ legalName, mill }: Pick<PageValues, 'legalName' | 'mill'>): string =>
  [legalName, mill].filter(Boolean).join(', ')
