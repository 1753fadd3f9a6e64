import { MOST_STARS } from '~/domain/catalog/ratings'
import type { Words } from './words'

/** The placeholder of a figure in a text that a script completes. */
const PLACE = '{0}'

/** Texts about a feed that only the shop needs. The page passes them to its island, so that no other page loads them. */
export function shelfWords({ shopPage: { page, label, rated, ratedOrders } }: Pick<Words, 'shopPage'>) {
  return {
    page,
    label: { ...label, months: label.months(PLACE) },
    rated: rated(PLACE, String(MOST_STARS)),
    ratedOrders: ratedOrders(PLACE),
  }
}

export type ShelfWords = ReturnType<typeof shelfWords>

export const filledIn = (text: string, figure: string): string => text.replace(PLACE, figure)
