import { readAnalytics } from '~/api/analytics/analytics'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(readAnalytics)
