import { bookkeeper } from '~/api/http/endpoint'
import { readSystem } from '~/api/startup/system'

export const prerender = false
export const GET = bookkeeper.handler(readSystem)
