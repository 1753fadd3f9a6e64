import { labelOf } from '~/domain/catalog/label'
import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import type { Language } from '~/languages'
import { isolated } from './message-params'
import { filledIn, type ShelfWords } from './shelf-words'

/** What a product's label says, each line with its name; a line without a text is left out. */
export function labelLines(
  language: Language,
  { label }: ShelfWords,
  product: Product,
  maker: string,
): [name: string, text: string][] {
  const { mrp, months, ...said } = labelOf(product, maker)
  const lines = [
    [label.mrp, mrp && isolated(language, formatRupees(mrp))],
    [label.maker, said.maker && isolated(language, said.maker)],
    [label.countryOfOrigin, said.countryOfOrigin && isolated(language, said.countryOfOrigin)],
    [label.bestBefore, months ? filledIn(label.months, months) : isolated(language, said.bestBefore)],
    [label.licenceNumber, said.licenceNumber && isolated(language, said.licenceNumber)],
  ] as const
  return lines.flatMap(([name, text]) => (text ? [[name, text]] : []))
}
