import type { OrderStats, OrderSums } from '~/domain/orders/listed-orders-schema'
import type { NewHandling } from '~/domain/orders/order-handling-schema'
import type { NewOrderStatus, NewOrderStatuses, Order, OrderStatuses } from '~/domain/orders/schema'
import { call } from '../client'
import { listPageStore, rowStore } from '../list-page'

const POLL_EVERY = 3000

export const orderPage = listPageStore<Order, OrderSums, OrderStats>('/api/orders', POLL_EVERY)

export const openOrder = rowStore<Order>('/api/orders', POLL_EVERY)

/** Updates the shown order with the server's answer. */
export function replaceOrder(order: Order) {
  orderPage.replace(order)
  openOrder.replace(order)
}

export const readOrder = async (id: number): Promise<Order> =>
  (await call('GET', `/api/orders/${id}`, { needsSignIn: true })).body as Order

/** Sets the status; returns the order with the path of its page. */
export async function setOrderStatus(id: number, status: NewOrderStatus): Promise<Order & { link: string }> {
  const { body } = await call('PUT', `/api/orders/${id}/status`, { body: status, needsSignIn: true })
  const { link, ...order } = body as Order & { link: string }
  replaceOrder(order)
  return { ...order, link }
}

/** Sets the status of several orders; returns the changed ones, and those that someone else changed before. */
export async function setOrderStatuses(changes: NewOrderStatuses): Promise<OrderStatuses> {
  const { body } = await call('PUT', '/api/orders/statuses', { body: changes, needsSignIn: true })
  const answer = body as OrderStatuses
  for (const order of answer.changed) replaceOrder(order)
  return answer
}

/** Saves the operator's notes on an order; `version` is that of the notes he has seen. */
export async function saveHandling(id: number, handling: NewHandling, version: number): Promise<void> {
  const { body } = await call('PUT', `/api/orders/${id}/handling`, { body: handling, version, needsSignIn: true })
  replaceOrder(body as Order)
}
