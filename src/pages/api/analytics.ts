import { readAnalytics } from '~/api/analytics/analytics'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readAnalytics)
