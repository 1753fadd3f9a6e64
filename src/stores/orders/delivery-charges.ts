import type { DeliveryCharge, NewDeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { call } from '../client'
import { listStore } from '../list'

/** What delivery costs by place, as the server last said. */
export const { $known: $deliveryCharges, refresh: refreshDeliveryCharges } = listStore<DeliveryCharge>('/api/delivery-charges')

/** Throws AnswerError or the network's error. */
export async function createDeliveryCharge(charge: NewDeliveryCharge): Promise<void> {
  await call('POST', '/api/delivery-charges', { body: charge, needsSignIn: true })
  await refreshDeliveryCharges()
}

/** Replaces a charge of this version; a 409 for another. */
export async function updateDeliveryCharge({ id, version, ...charge }: DeliveryCharge): Promise<void> {
  await call('PUT', `/api/delivery-charges/${id}`, { body: charge, version, needsSignIn: true })
  await refreshDeliveryCharges()
}

export async function deleteDeliveryCharge(id: number): Promise<void> {
  await call('DELETE', `/api/delivery-charges/${id}`, { needsSignIn: true })
  await refreshDeliveryCharges()
}
