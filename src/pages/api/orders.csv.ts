import { bookkeeper } from '~/api/http/endpoint'
import { exportOrders } from '~/api/orders/order-pages'

export const prerender = false
export const GET = bookkeeper.handler(exportOrders)
