import { readEntry } from '~/api/customers/ledger'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator(readEntry)
