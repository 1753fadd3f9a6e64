import { changing, orderReader } from '~/api/http/endpoint'
import { withLink } from '~/api/orders/order-links'
import { orderPages } from '~/api/orders/order-pages'
import { listOrders, placeOrder } from '~/api/orders/orders'
import { placedOrder } from '~/domain/orders/schema'

export const prerender = false
export const GET = orderReader.list('orders', listOrders, orderPages)
export const POST = changing(placedOrder, placeOrder, withLink)
