import { changing, visitor } from '~/api/http/endpoint'
import { createNotification, listNotifications, listOwnNotifications, notificationPages } from '~/api/notifications/notifications'
import { newNotification } from '~/domain/notifications/schema'

export const prerender = false
export const GET = visitor.ownList('notifications', listNotifications, listOwnNotifications, notificationPages)
export const POST = changing(newNotification, createNotification)
