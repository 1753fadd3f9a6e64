import { readReadyToSell } from '~/api/account/ready-to-sell'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readReadyToSell)
