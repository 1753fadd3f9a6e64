import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import type { EditedOrder, Order, OrderStatus, PlacedOrder } from '~/domain/orders/schema'
import { call } from '../client'
import { orderPage, replaceOrder } from './orders'

/** Creates an order taken by phone or chat, idempotent by key. Throws AnswerError or the network's error. */
export async function createOrder(order: PlacedOrder, idempotencyKey: string): Promise<Order> {
  const { body } = await call('POST', '/api/orders', { body: order, idempotencyKey, needsSignIn: true })
  void orderPage.refresh()
  return body as Order
}

/** Replaces the items and data of an order; throws a 409 with the current order if it has another version. */
export async function editOrder(id: number, order: EditedOrder, version: number): Promise<Order> {
  const { body } = await call('PUT', `/api/orders/${id}`, { body: order, version, needsSignIn: true })
  replaceOrder(body as Order)
  return body as Order
}

/** Stores the dispatch details of a shipped or delivered order. */
export async function saveDispatch(id: number, status: OrderStatus, dispatch: Dispatch): Promise<void> {
  const { body } = await call('PUT', `/api/orders/${id}/status`, { body: { status, dispatch }, needsSignIn: true })
  replaceOrder(body as Order)
}
