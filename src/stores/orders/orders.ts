import { atom } from 'nanostores'
import type { OrderStats, OrderSums } from '~/domain/orders/listed-orders-schema'
import type { NewHandling } from '~/domain/orders/order-handling-schema'
import type { NewOrderStatus, NewOrderStatuses, Order, OrderStatuses } from '~/domain/orders/schema'
import { MAX_STATUS_CHANGES } from '~/domain/paging'
import { call } from '../client'
import { listPageStore, rowStore } from '../list-page'

const POLL_EVERY = 3000

export const orderPage = listPageStore<Order, OrderSums, OrderStats>('/api/orders', POLL_EVERY)

export const openOrder = rowStore<Order>('/api/orders', POLL_EVERY)

/** The order that the server answered last, for other lists of orders. */
export const $answeredOrder = atom<Order | undefined>(undefined)

/** Updates the shown order with the server's answer. */
export function replaceOrder(order: Order) {
  orderPage.replace(order)
  openOrder.replace(order)
  $answeredOrder.set(order)
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

/**
 * Sets the status of several orders, in as many requests as it takes; returns the changed ones, and those that someone else
 * changed before. A failure after the first request leaves the rest as it was.
 */
export async function setOrderStatuses({ changes, ...shared }: NewOrderStatuses): Promise<OrderStatuses> {
  const answer: OrderStatuses = { changed: [], left: [] }
  for (let sent = 0; sent === 0 || sent < changes.length; sent += MAX_STATUS_CHANGES) {
    try {
      const some = { ...shared, changes: changes.slice(sent, sent + MAX_STATUS_CHANGES) }
      const { body } = await call('PUT', '/api/orders/statuses', { body: some, needsSignIn: true })
      const { changed, left } = body as OrderStatuses
      for (const order of changed) replaceOrder(order)
      answer.changed.push(...changed)
      answer.left.push(...left)
    } catch (fault) {
      if (answer.changed.length === 0) throw fault
      break
    }
  }
  return answer
}

/** Saves the operator's notes on an order; `version` is that of the notes he has seen. */
export async function saveHandling(id: number, handling: NewHandling, version: number): Promise<void> {
  const { body } = await call('PUT', `/api/orders/${id}/handling`, { body: handling, version, needsSignIn: true })
  replaceOrder(body as Order)
}
