import { operator } from '~/api/http/endpoint'
import { listSecurityEvents } from '~/api/operator/security-events'

export const prerender = false
export const GET = operator(listSecurityEvents)
