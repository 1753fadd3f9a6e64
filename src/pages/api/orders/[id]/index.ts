import { operator } from '~/api/http/endpoint'
import { editOrder } from '~/api/order-edits'
import { readOrder } from '~/api/orders'
import { editedOrder } from '~/schemas/orders'

export const prerender = false
export const GET = operator(readOrder)
export const PUT = operator(editedOrder, editOrder)
