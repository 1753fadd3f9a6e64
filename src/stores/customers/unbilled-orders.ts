import type { OrdersToBill } from '~/domain/customers/unbilled-orders-schema'
import { queryStore } from '../query'

const POLL_EVERY = 10_000

export const { $known: $ordersToBill, refresh: refreshOrdersToBill } = queryStore<OrdersToBill>('/api/unbilled-orders', {
  pollEvery: POLL_EVERY,
})
