import { operator, visitor } from '~/api/http/endpoint'
import { withLink } from '~/api/order-links'
import { orderPages } from '~/api/order-pages'
import { listOrders, placeOrder } from '~/api/orders'
import { newOrder } from '~/schemas/orders'

export const prerender = false
export const GET = operator.list(listOrders, orderPages)
export const POST = visitor(newOrder, placeOrder, withLink)
