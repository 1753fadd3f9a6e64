import { nothing, operator } from '~/api/http/endpoint'
import { renewOrderLink } from '~/api/orders/order-links'

export const prerender = false
export const POST = operator(nothing, renewOrderLink)
