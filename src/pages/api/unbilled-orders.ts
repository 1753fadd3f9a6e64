import { operator } from '~/api/http/endpoint'
import { readOrdersToBill } from '~/api/unbilled-orders'

export const prerender = false
export const GET = operator.task(readOrdersToBill)
