import { operator } from '~/api/http/endpoint'
import { readOrder } from '~/api/orders'

export const prerender = false
export const GET = operator(readOrder)
