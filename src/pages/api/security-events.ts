import { listSecurityEvents } from '~/api/auth/security-events'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator(listSecurityEvents)
