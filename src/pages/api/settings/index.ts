import { operator } from '~/api/http/endpoint'
import { listSettings } from '~/api/settings'

export const prerender = false
export const GET = operator(listSettings)
