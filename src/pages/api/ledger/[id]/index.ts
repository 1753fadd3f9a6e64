import { operator } from '~/api/http/endpoint'
import { readEntry } from '~/api/ledger'

export const prerender = false
export const GET = operator(readEntry)
