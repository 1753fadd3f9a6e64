import { nothing, visitor } from '~/api/http'
import { markNotificationRead } from '~/api/notifications'

export const prerender = false
export const PUT = visitor(nothing, markNotificationRead)
