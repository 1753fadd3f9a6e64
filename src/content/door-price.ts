import type { Product } from '~/domain/catalog/schema'
import { formatRupees } from '~/domain/money'
import { landedPrice } from '~/domain/orders/landed-price'
import type { Language } from '~/languages'
import { isolated } from './message-params'

/** The texts of a price with delivery, with places for its values, because scripts fill them in, too. */
export interface DoorWords {
  /** {0} the district, {1} the price of one bag, {2} that of a kilogram. */
  bag: string
  bagOnly: string
  /** {0} the district, {1} the price of all bags, {2} that of one, {3} that of a kilogram. */
  bags: string
  /** {0} the district, as far as its charge holds. */
  place: string
}

/** A district by its name in the page's language, as far as its charge holds, and its delivery charge. */
export interface Door {
  name: string
  charge: string
}

/** What a price with delivery is written with. */
export interface AtDoor {
  door: Door
  words: DoorWords
}

/** A text with its values in its places. */
export const filled = (language: Language, text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (_, place) => isolated(language, values[place] ?? ''))

/** What bags of a feed cost at the reader's door. */
export function doorPrice(
  language: Language,
  { door: { name, charge }, words }: AtDoor,
  feed: Pick<Product, 'price' | 'weight'>,
  bags = 1,
): string {
  const { total, perBag, perKilogram } = landedPrice(feed, bags, charge)
  const kilogram = perKilogram ? formatRupees(perKilogram) : ''
  if (bags > 1) return filled(language, words.bags, [name, formatRupees(total), formatRupees(perBag), kilogram])
  return filled(language, kilogram ? words.bag : words.bagOnly, [name, formatRupees(total), kilogram])
}
