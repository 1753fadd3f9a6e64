import type { CustomerFilter } from '~/domain/list-pages-schema'
import { hasOwn } from '~/domain/own-keys'

/** Labels of the customer filter. */
export const OWING_LABELS: Readonly<Record<CustomerFilter['owing'], string>> = {
  '': 'All customers',
  all: 'Who owes, oldest first',
  upTo30: 'Owes since 0 to 30 days',
  upTo60: 'Owes since 31 to 60 days',
  over60: 'Owes since over 60 days',
}

/** Parses the filter from a query parameter; all customers by default. */
export const owingIn = (text: string): CustomerFilter['owing'] =>
  hasOwn(OWING_LABELS, text) ? (text as CustomerFilter['owing']) : ''

/** A customer's address, with the district if it is not in it. */
export const placeOf = (address: string, district: string): string =>
  [address, address.includes(district) ? '' : district].filter(Boolean).join(', ')
