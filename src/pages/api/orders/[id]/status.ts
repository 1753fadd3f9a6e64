import { operator } from '~/api/http/endpoint'
import { withLink } from '~/api/order-links'
import { setOrderStatus } from '~/api/orders'
import { newOrderStatus } from '~/schemas/orders'

export const prerender = false
export const PUT = operator(newOrderStatus, setOrderStatus, withLink)
