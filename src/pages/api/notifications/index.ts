import { visitor } from '~/api/http'
import { createNotification, listNotifications } from '~/api/notifications'
import { newNotification } from '~/schemas/notifications'

export const prerender = false
export const GET = visitor.list(listNotifications)
export const POST = visitor(newNotification, createNotification)
