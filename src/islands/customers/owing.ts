import type { CustomerFilter } from '~/domain/list-pages-schema'
import { hasOwn } from '~/domain/own-keys'

/** What the customer screen lists, by the value of its filter. */
export const OWING_LABELS: Readonly<Record<CustomerFilter['owing'], string>> = {
  '': 'All customers',
  all: 'Who owes, oldest first',
  upTo30: 'Owes since 0 to 30 days',
  upTo60: 'Owes since 31 to 60 days',
  over60: 'Owes since over 60 days',
}

/** The filter that a query parameter names; all customers where it names none. */
export const owingIn = (text: string): CustomerFilter['owing'] =>
  hasOwn(OWING_LABELS, text) ? (text as CustomerFilter['owing']) : ''

/** Where a customer lives; an address that names its district stands alone. */
export const placeOf = (address: string, district: string): string =>
  [address, address.includes(district) ? '' : district].filter(Boolean).join(', ')
