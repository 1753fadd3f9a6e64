import { operator, visitor } from '~/api/http/endpoint'
import { withLink } from '~/api/orders/order-links'
import { orderPages } from '~/api/orders/order-pages'
import { listOrders, placeOrder } from '~/api/orders/orders'
import { placedOrder } from '~/domain/orders/schema'

export const prerender = false
export const GET = operator.list('orders', listOrders, orderPages)
export const POST = visitor(placedOrder, placeOrder, withLink)
