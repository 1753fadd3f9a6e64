import { readVisits } from '~/api/analytics/visits'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readVisits)
