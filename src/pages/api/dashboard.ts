import { readDashboard } from '~/api/analytics/dashboard'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readDashboard)
