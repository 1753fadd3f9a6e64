import { readAnalyticsData } from '~/api/analytics/visitors'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readAnalyticsData)
