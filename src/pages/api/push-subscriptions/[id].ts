import { nothing, oneself } from '~/api/http/endpoint'
import { stopPushSubscription } from '~/api/push/push-subscriptions'

export const prerender = false
export const DELETE = oneself(nothing, stopPushSubscription)
