import { readOrdersToBill } from '~/api/customers/unbilled-orders'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readOrdersToBill)
