import { MOST_STARS } from '~/domain/catalog/ratings'
import type { Words } from './words'

/** Where a figure comes in a text that a script fills in. */
const PLACE = '{0}'

/** What is said of a feed in the shop alone, so that no other page brings it: its page gives it to its island. */
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
