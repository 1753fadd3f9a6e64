import { operator } from '~/api/http/endpoint'
import { exportOrders } from '~/api/order-pages'

export const prerender = false
export const GET = operator.task(exportOrders)
