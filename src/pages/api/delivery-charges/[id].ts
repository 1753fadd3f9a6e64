import { deleteDeliveryCharge, updateDeliveryCharge } from '~/api/delivery-charges'
import { nothing, operator } from '~/api/http/endpoint'
import { newDeliveryCharge } from '~/schemas/delivery-charges'

export const prerender = false
export const PUT = operator(newDeliveryCharge, updateDeliveryCharge)
export const DELETE = operator(nothing, deleteDeliveryCharge)
