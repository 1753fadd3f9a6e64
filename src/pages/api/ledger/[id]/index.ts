import { readEntry } from '~/api/customers/ledger'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper(readEntry)
