import { operator } from '~/api/http/endpoint'
import { readSystem } from '~/api/system'

export const prerender = false
export const GET = operator.handler(readSystem)
