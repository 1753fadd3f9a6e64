import { nothing, operator } from '~/api/http/endpoint'
import { reverseEntry } from '~/api/ledger'

export const prerender = false
export const POST = operator(nothing, reverseEntry)
