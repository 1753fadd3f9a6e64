import { oneself } from '~/api/http/endpoint'
import { addPushSubscription, readPushDevices } from '~/api/push/push-subscriptions'
import { newPushSubscription } from '~/domain/notifications/push-schema'

export const prerender = false
export const GET = oneself.handler(readPushDevices)
export const POST = oneself.handler(newPushSubscription, addPushSubscription)
