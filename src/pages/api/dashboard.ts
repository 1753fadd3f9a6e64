import { readDashboard } from '~/api/analytics/dashboard'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(readDashboard)
