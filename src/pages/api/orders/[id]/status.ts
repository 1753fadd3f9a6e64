import { packer } from '~/api/http/endpoint'
import { withLink } from '~/api/orders/order-links'
import { setOrderStatus } from '~/api/orders/orders'
import { newOrderStatus } from '~/domain/orders/schema'

export const prerender = false
export const PUT = packer(newOrderStatus, setOrderStatus, withLink)
