import { assignOrder } from '~/api/customers/order-owners'
import { operator } from '~/api/http/endpoint'
import { orderCustomer } from '~/domain/orders/schema'

export const prerender = false
export const PUT = operator(orderCustomer, assignOrder)
