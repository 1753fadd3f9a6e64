import { indianNumber } from '~/domain/indian-numbers'

/** What a bar says of selected rows that the list does not show. */
export const notShown = (hidden: number): string => (hidden > 0 ? `, ${indianNumber(hidden)} not shown` : '')
