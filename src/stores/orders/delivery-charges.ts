import type { DeliveryCharge, NewDeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { call } from '../client'
import { listStore } from '../list'

/** The delivery charges by place, as last fetched. */
export const { $known: $deliveryCharges, refresh: refreshDeliveryCharges } = listStore<DeliveryCharge>('/api/delivery-charges')

/** Creates a charge. Throws AnswerError or the network's error. */
export async function createDeliveryCharge(charge: NewDeliveryCharge): Promise<void> {
  await call('POST', '/api/delivery-charges', { body: charge, needsSignIn: true })
  await refreshDeliveryCharges()
}

/** Replaces a charge of this version; throws a 409 if it has another. */
export async function updateDeliveryCharge({ id, version, ...charge }: DeliveryCharge): Promise<void> {
  await call('PUT', `/api/delivery-charges/${id}`, { body: charge, version, needsSignIn: true })
  await refreshDeliveryCharges()
}

export async function deleteDeliveryCharge(id: number): Promise<void> {
  await call('DELETE', `/api/delivery-charges/${id}`, { needsSignIn: true })
  await refreshDeliveryCharges()
}
