import { nothing, operator } from '~/api/http/endpoint'
import { renewOrderLink } from '~/api/order-links'

export const prerender = false
export const POST = operator(nothing, renewOrderLink)
