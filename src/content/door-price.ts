import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import { landedPrice } from '~/domain/orders/landed-price'
import type { Language } from '~/languages'
import { isolated } from './message-params'
import type { Words } from './words'

/** The texts of a price with delivery, with places for its values, because scripts fill them in, too. */
export interface DoorWords {
  /** {0} the district, {1} the price of one bag, {2} that of a kilogram. */
  bag: string
  bagOnly: string
}

/** A district by its name in the page's language, and its delivery charge. */
export interface Door {
  name: string
  charge: string
}

export const doorWords = ({ shopPage: { door } }: Pick<Words, 'shopPage'>): DoorWords => ({
  bag: door.bag('{0}', '{1}', '{2}'),
  bagOnly: door.bagOnly('{0}', '{1}'),
})

/** A text with its values in its places. */
export const filled = (language: Language, text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (_, place) => isolated(language, values[place] ?? ''))

/** What one bag of a feed costs at the reader's door. */
export function doorPrice(
  language: Language,
  words: DoorWords,
  feed: Pick<Product, 'price' | 'weight'>,
  { name, charge }: Door,
): string {
  const { total, perKilogram } = landedPrice(feed, 1, charge)
  const values = [name, formatRupees(total), perKilogram ? formatRupees(perKilogram) : '']
  return filled(language, perKilogram ? words.bag : words.bagOnly, values)
}
