import type { LotPlan } from '~/domain/batches/item-lots-schema'
import type { OpenLot } from '~/domain/batches/schema'
import type { Order } from '~/domain/orders/schema'
import { call } from '../client'
import { replaceOrder } from '../orders/orders'
import { queryStore } from '../query'

const POLL_EVERY = 10_000

/** The lots with bags here, the first to expire first. */
export const { $known: $lots, refresh: refreshLots } = queryStore<readonly OpenLot[]>('/api/lots', { pollEvery: POLL_EVERY })

/** Plans lots for orders that have not left. Throws AnswerError or the network's error. */
export async function planLots(orderIds: readonly number[], plan: LotPlan): Promise<void> {
  const { body } = await call('PUT', '/api/lot-plans', { body: { ...plan, orderIds }, needsSignIn: true })
  for (const order of body as Order[]) replaceOrder(order)
}
