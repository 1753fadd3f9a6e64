import { readDashboard } from '~/api/dashboard'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readDashboard)
