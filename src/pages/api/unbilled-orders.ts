import { readOrdersToBill } from '~/api/customers/unbilled-orders'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(readOrdersToBill)
