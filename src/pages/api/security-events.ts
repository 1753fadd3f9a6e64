import { listSecurityEvents } from '~/api/auth/security-events'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper(listSecurityEvents)
