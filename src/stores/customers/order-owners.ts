import type { Order } from '~/domain/orders/schema'
import { call } from '../client'
import { replaceOrder } from '../orders/orders'

/** Sets the customer of an order; its payments move with it. Throws AnswerError or the network's error. */
export async function assignOrder(id: number, customerId: number): Promise<void> {
  const { body } = await call('PUT', `/api/orders/${id}/customer`, { body: { customerId }, needsSignIn: true })
  replaceOrder(body as Order)
}
