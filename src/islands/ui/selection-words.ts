import { indianNumber } from '~/domain/indian-numbers'

/** The text of a bar about selected rows that are not shown. */
export const notShown = (hidden: number): string => (hidden > 0 ? `, ${indianNumber(hidden)} not shown` : '')
