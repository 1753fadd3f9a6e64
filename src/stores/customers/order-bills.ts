import type { Bill, OrderBills } from '~/domain/customers/bills-schema'
import { call } from '../client'
import { orderPage, readOrder, replaceOrder } from '../orders/orders'

/** Bills an order; throws AnswerError. */
export async function billOrder(orderId: number, gstin: string): Promise<Bill> {
  const sent = gstin.trim() === '' ? {} : { gstin }
  const { body } = await call('POST', `/api/orders/${orderId}/bill`, { body: sent, needsSignIn: true })
  // The bill exists even if the order cannot be refetched.
  await readOrder(orderId).then(replaceOrder, () => {})
  return body as Bill
}

/** Bills several orders in one request; throws AnswerError. */
export async function billOrders(orderIds: readonly number[]): Promise<OrderBills> {
  const { body } = await call('POST', '/api/orders/bills', { body: { orderIds }, needsSignIn: true })
  await orderPage.refresh()
  return body as OrderBills
}
