import { labelOf } from '~/domain/catalog/label'
import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import type { Language } from '~/languages'
import { isolated } from './message-params'
import { messagesOf } from './messages'

/** What a product's label says, each line with its name; a line without a text is left out. */
export function labelLines(language: Language, product: Product, maker: string): [name: string, text: string][] {
  const { label } = messagesOf(language).product
  const { mrp, months, ...said } = labelOf(product, maker)
  const lines = [
    [label.mrp, mrp && formatRupees(mrp)],
    [label.maker, said.maker],
    [label.countryOfOrigin, said.countryOfOrigin],
    [label.bestBefore, months ? label.months(months) : said.bestBefore],
    [label.licenceNumber, said.licenceNumber],
  ] as const
  return lines.flatMap(([name, text]) => (text ? [[name, isolated(language, text)]] : []))
}
