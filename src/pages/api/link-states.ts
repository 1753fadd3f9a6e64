import { visitor } from '~/api/http/endpoint'
import { readLinkStates } from '~/api/orders/link-states'

export const prerender = false
export const GET = visitor.handler(readLinkStates)
