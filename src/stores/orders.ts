import { enquiryOf, formErrors, newsOf, type Ordered, orderOf } from '~/rules/orders'
import type { Order, OrderForm, OrderStatus } from '~/schemas/orders'
import { AnswerError, call } from './client'
import { createContact } from './contacts'
import { listStore } from './list'
import { createNotification } from './notifications'

const orders = listStore<Order>('/api/orders', {
  pollEvery: 3000,
  pollsWhileHidden: true,
  needsSignIn: true,
  tellsChanges: true,
  showsFirst: 50,
})

/** All orders, newest first, for the operator. */
export const $orders = orders.$list

/** Sets an order's status at once and shows the answer. Throws AnswerError or the network's error. */
export async function setOrderStatus(id: number, status: OrderStatus): Promise<void> {
  const { body } = await call('PUT', `/api/orders/${id}/status`, { body: { status }, needsSignIn: true })
  orders.replace(body as Order)
}

/** The home flow needs all three calls to succeed, the shop flow at least one. */
export type OrderFlow = 'home' | 'shop'

/** What became of an order. A refusal carries its sentence, by the form's field where it concerns one. */
export type OrderOutcome =
  | { state: 'placed' }
  | { state: 'failed' }
  | { state: 'refused'; sentence: string; fields: Partial<Record<keyof OrderForm, string>> }

/** The keys of one attempt's three calls; the same attempt again must use the same keys. */
export type OrderKeys = readonly [order: string, contact: string, notification: string]

export const newOrderKeys = (): OrderKeys => [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]

/** Places an order by the three calls in turn: order, enquiry, notification. A refused order ends it; a fault does not. */
export async function placeOrder(form: OrderForm, product: Ordered, flow: OrderFlow, keys: OrderKeys): Promise<OrderOutcome> {
  const [orderKey, contactKey, notificationKey] = keys
  const faults: unknown[] = []
  try {
    await call('POST', '/api/orders', { body: orderOf(form, product), idempotencyKey: orderKey })
  } catch (error) {
    if (error instanceof AnswerError && error.status < 500) return refusal(error)
    faults.push(error)
  }
  await createContact(enquiryOf(form, product), contactKey).catch((error) => faults.push(error))
  await createNotification(newsOf(form, product), notificationKey).catch((error) => faults.push(error))
  return faults.length === 0 || (flow === 'shop' && faults.length < 3) ? { state: 'placed' } : { state: 'failed' }
}

function refusal({ problem }: AnswerError): OrderOutcome {
  const sentence = problem?.detail ?? 'This order was not accepted.'
  return { state: 'refused', sentence, fields: formErrors(problem?.errors ?? []) }
}
