import { visitor } from '~/api/http/endpoint'
import { createNotification, listNotifications, listOwnNotifications } from '~/api/notifications'
import { newNotification } from '~/schemas/notifications'

export const prerender = false
export const GET = visitor.ownList(listNotifications, listOwnNotifications)
export const POST = visitor(newNotification, createNotification)
