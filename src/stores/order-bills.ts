import type { Bill } from '~/domain/customers/bills-schema'
import { call } from './client'
import { readOrder, replaceOrder } from './orders'

/** Writes the bill of an order; throws AnswerError. */
export async function billOrder(orderId: number, gstin: string): Promise<Bill> {
  const sent = gstin.trim() === '' ? {} : { gstin }
  const { body } = await call('POST', `/api/orders/${orderId}/bill`, { body: sent, needsSignIn: true })
  // The bill is written, whether or not the order can be read anew.
  await readOrder(orderId).then(replaceOrder, () => {})
  return body as Bill
}
