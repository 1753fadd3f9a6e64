import { nothing, visitor } from '~/api/http/endpoint'
import { markAllNotificationsRead } from '~/api/notifications/read-notifications'

export const prerender = false
export const PUT = visitor.handler(nothing, markAllNotificationsRead)
