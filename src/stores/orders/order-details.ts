import type { ReportDecision } from '~/domain/customers/payment-reports-schema'
import type { CancelDecision } from '~/domain/orders/cancel-requests-schema'
import type { OrderDetails } from '~/domain/orders/order-details-schema'
import type { Order } from '~/domain/orders/schema'
import { call } from '../client'
import { rowStore } from '../list-page'
import { replaceOrder } from './orders'

const POLL_EVERY = 10_000

/** The open order with the link to its page and its payment reports. */
export const orderDetails = rowStore<OrderDetails>('/api/orders', POLL_EVERY)

/** Revokes the link to an order's page and creates a new one. */
export async function renewLink(id: number): Promise<void> {
  await call('POST', `/api/orders/${id}/link`, { needsSignIn: true })
  await readAnew(id)
}

export async function decideReport(orderId: number, reportId: number, decision: Partial<ReportDecision>): Promise<void> {
  await call('PUT', `/api/payment-reports/${reportId}`, { body: decision, needsSignIn: true })
  await readAnew(orderId)
}

export async function decideCancelRequest(id: number, decision: CancelDecision): Promise<void> {
  const { body } = await call('PUT', `/api/orders/${id}/cancel-request`, { body: decision, needsSignIn: true })
  replaceOrder(body as Order)
  await readAnew(id)
}

async function readAnew(id: number) {
  const { body } = await call('GET', `/api/orders/${id}`, { needsSignIn: true })
  const order = body as OrderDetails
  orderDetails.replace(order)
  replaceOrder(order)
}
