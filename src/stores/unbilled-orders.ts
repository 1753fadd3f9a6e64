import type { OrdersToBill } from '~/domain/customers/unbilled-orders-schema'
import { valueStore } from './value'

const POLL_EVERY = 10_000

export const { $value: $ordersToBill, refresh: refreshOrdersToBill } = valueStore<OrdersToBill>('/api/unbilled-orders', {
  pollEvery: POLL_EVERY,
})
