import { operator } from '~/api/http/endpoint'
import { readAnalyticsData } from '~/api/visitors'

export const prerender = false
export const GET = operator.task(readAnalyticsData)
