import { operator } from '~/api/http/endpoint'
import { saveHandling } from '~/api/orders/order-handling'
import { newHandling } from '~/domain/orders/order-handling-schema'

export const prerender = false
export const PUT = operator(newHandling, saveHandling)
