import { knownDevice } from '~/api/http/endpoint'
import { countUnread } from '~/api/notifications/notifications'

export const prerender = false
export const GET = knownDevice.handler(countUnread)
