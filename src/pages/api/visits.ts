import { readVisits } from '~/api/analytics/visits'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(readVisits)
