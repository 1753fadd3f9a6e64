import { operator, orderReader } from '~/api/http/endpoint'
import { readOrder } from '~/api/orders/order-details'
import { editOrder } from '~/api/orders/order-edits'
import { editedOrder } from '~/domain/orders/schema'

export const prerender = false
export const GET = orderReader(readOrder)
export const PUT = operator(editedOrder, editOrder)
