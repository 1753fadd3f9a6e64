import type { NewStockCount, StockCount } from '~/domain/packing/stock-counts-schema'
import { refreshProducts } from '../catalog/products'
import { call } from '../client'
import { queryStore } from '../query'

const POLL_EVERY = 10_000

/** The counts of packers, newest first. */
export const stockCounts = queryStore<readonly StockCount[]>('/api/stock-counts', { pollEvery: POLL_EVERY })

export async function proposeStockCount(count: NewStockCount, idempotencyKey: string): Promise<StockCount> {
  const { body } = await call('POST', '/api/stock-counts', { body: count, idempotencyKey, needsSignIn: true })
  return body as StockCount
}

/** Accepts a count, which moves the stock, or declines it. */
export async function decideStockCount(id: number, isAccepted: boolean): Promise<void> {
  try {
    await call('PUT', `/api/stock-counts/${id}`, { body: { isAccepted }, needsSignIn: true })
  } finally {
    await Promise.all([stockCounts.refresh(), isAccepted && refreshProducts()])
  }
}
