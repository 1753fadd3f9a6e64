import { packer } from '~/api/http/endpoint'
import { setOrderStatuses } from '~/api/orders/orders'
import { newOrderStatuses } from '~/domain/orders/schema'

export const prerender = false
export const PUT = packer(newOrderStatuses, setOrderStatuses)
