import { operator } from '~/api/http/endpoint'
import { readVisits } from '~/api/visits'

export const prerender = false
export const GET = operator.task(readVisits)
