import type { NewStockMove, StockMove, StockMovePage } from '~/domain/catalog/stock-moves-schema'
import { call } from '../client'
import { refreshProducts } from './products'

interface Sent {
  /** The same move sent again with the same key moves once. */
  idempotencyKey: string
  /** The version in which a count has seen the product; the server answers 409 for another. */
  version?: number
}

/** Moves the stock of a product. Throws AnswerError or the network's error. */
export async function createStockMove(productId: number, move: NewStockMove, sent: Sent): Promise<StockMove> {
  const { body } = await call('POST', `/api/products/${productId}/stock-moves`, { body: move, ...sent, needsSignIn: true })
  await refreshProducts()
  return body as StockMove
}

export async function readStockMoves(productId: number, page: number): Promise<StockMovePage> {
  const { body } = await call('GET', `/api/stock-moves?productId=${productId}&page=${page}`, { needsSignIn: true })
  return body as StockMovePage
}
