import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import type { Language } from '~/languages'
import { isolated } from './message-params'
import { filledIn, type ShelfWords } from './shelf-words'

/** The lines of a product's label with their names, without empty ones. A plain number counts as months. */
export function labelLines(
  language: Language,
  { label }: ShelfWords,
  { mrp, maker, countryOfOrigin, bestBefore, licenceNumber }: Product,
  /** The maker of a feed without a named maker. */
  otherwise: string,
): [name: string, text: string][] {
  const isMonths = /^\s*\d\d?\s*$/.test(bestBefore ?? '')
  const said = {
    mrp: mrp && formatRupees(mrp),
    maker: maker ?? otherwise,
    countryOfOrigin,
    bestBefore: isMonths ? filledIn(label.months, bestBefore?.trim() ?? '') : bestBefore,
    licenceNumber,
  }
  return Object.entries(said).flatMap(([line, text]) =>
    text ? [[label[line as keyof typeof said], isolated(language, text)]] : [],
  )
}
