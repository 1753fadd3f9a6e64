import { reverseEntry } from '~/api/customers/ledger'
import { nothing, operator } from '~/api/http/endpoint'

export const prerender = false
export const POST = operator(nothing, reverseEntry)
