import { operator } from '~/api/http/endpoint'
import { saveHandling } from '~/api/order-handling'
import { newHandling } from '~/schemas/order-handling'

export const prerender = false
export const PUT = operator(newHandling, saveHandling)
