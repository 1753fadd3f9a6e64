import { nothing, visitor } from '~/api/http/endpoint'
import { markNotificationRead } from '~/api/notifications/read-notifications'

export const prerender = false
export const PUT = visitor(nothing, markNotificationRead)
