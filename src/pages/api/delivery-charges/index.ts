import { operator, visitor } from '~/api/http/endpoint'
import { createDeliveryCharge, listDeliveryCharges } from '~/api/orders/delivery-charges'
import { newDeliveryCharge } from '~/domain/orders/delivery-charges-schema'

export const prerender = false
export const GET = visitor.list('deliveryCharges', listDeliveryCharges)
export const POST = operator(newDeliveryCharge, createDeliveryCharge)
