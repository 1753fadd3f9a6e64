import { operator } from '~/api/http/endpoint'
import { setOrderStatus } from '~/api/orders'
import { newOrderStatus } from '~/schemas/orders'

export const prerender = false
export const PUT = operator(newOrderStatus, setOrderStatus)
