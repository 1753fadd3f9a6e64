import { reverseEntry } from '~/api/customers/ledger'
import { bookkeeper, nothing } from '~/api/http/endpoint'

export const prerender = false
export const POST = bookkeeper(nothing, reverseEntry)
