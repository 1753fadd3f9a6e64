import { visitor } from '~/api/http/endpoint'
import { createNotification, listNotifications, listOwnNotifications, notificationPages } from '~/api/notifications'
import { newNotification } from '~/schemas/notifications'

export const prerender = false
export const GET = visitor.ownList(listNotifications, listOwnNotifications, notificationPages)
export const POST = visitor(newNotification, createNotification)
