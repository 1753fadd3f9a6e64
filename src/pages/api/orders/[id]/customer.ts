import { operator } from '~/api/http/endpoint'
import { assignOrder } from '~/api/order-owners'
import { orderCustomer } from '~/domain/orders/schema'

export const prerender = false
export const PUT = operator(orderCustomer, assignOrder)
