import { changing, nothing } from '~/api/http/endpoint'
import { markAllNotificationsRead } from '~/api/notifications/read-notifications'

export const prerender = false
export const PUT = changing.handler(nothing, markAllNotificationsRead)
