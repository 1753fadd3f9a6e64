import { nothing, operator } from '~/api/http/endpoint'
import { deleteDeliveryCharge, updateDeliveryCharge } from '~/api/orders/delivery-charges'
import { newDeliveryCharge } from '~/domain/orders/delivery-charges-schema'

export const prerender = false
export const PUT = operator(newDeliveryCharge, updateDeliveryCharge)
export const DELETE = operator(nothing, deleteDeliveryCharge)
