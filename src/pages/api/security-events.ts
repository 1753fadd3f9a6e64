import { operator } from '~/api/http'
import { listSecurityEvents } from '~/api/security-events'

export const prerender = false
export const GET = operator(listSecurityEvents)
