import { operator } from '~/api/http/endpoint'
import { readOrder } from '~/api/linked-orders'
import { editOrder } from '~/api/order-edits'
import { editedOrder } from '~/schemas/orders'

export const prerender = false
export const GET = operator(readOrder)
export const PUT = operator(editedOrder, editOrder)
