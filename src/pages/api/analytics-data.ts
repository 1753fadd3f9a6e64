import { readAnalyticsData } from '~/api/analytics/visitors'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(readAnalyticsData)
