import { operator } from '~/api/http/endpoint'
import { readOrder } from '~/api/order-details'
import { editOrder } from '~/api/order-edits'
import { editedOrder } from '~/schemas/orders'

export const prerender = false
export const GET = operator(readOrder)
export const PUT = operator(editedOrder, editOrder)
