import { createDeliveryCharge, listDeliveryCharges } from '~/api/delivery-charges'
import { operator, visitor } from '~/api/http/endpoint'
import { newDeliveryCharge } from '~/schemas/delivery-charges'

export const prerender = false
export const GET = visitor.list(listDeliveryCharges)
export const POST = operator(newDeliveryCharge, createDeliveryCharge)
