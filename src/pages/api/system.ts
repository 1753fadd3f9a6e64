import { operator } from '~/api/http/endpoint'
import { readSystem } from '~/api/startup/system'

export const prerender = false
export const GET = operator.handler(readSystem)
