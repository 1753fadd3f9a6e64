import { operator } from '~/api/http/endpoint'
import { setOrderStatuses } from '~/api/orders'
import { newOrderStatuses } from '~/schemas/orders'

export const prerender = false
export const PUT = operator(newOrderStatuses, setOrderStatuses)
