import type { NewStockMove, StockMove, StockMovePage } from '~/domain/catalog/stock-moves-schema'
import { call } from '../client'
import { refreshProducts } from './products'

interface Sent {
  /** Makes a repeated request harmless. */
  idempotencyKey: string
  /** The product version at the time of counting; the server answers 409 for another. */
  version?: number
}

/** Creates a stock move. Throws AnswerError or the network's error. */
export async function createStockMove(productId: number, move: NewStockMove, sent: Sent): Promise<StockMove> {
  const { body } = await call('POST', `/api/products/${productId}/stock-moves`, { body: move, ...sent, needsSignIn: true })
  await refreshProducts()
  return body as StockMove
}

export async function readStockMoves(productId: number, page: number): Promise<StockMovePage> {
  const { body } = await call('GET', `/api/stock-moves?productId=${productId}&page=${page}`, { needsSignIn: true })
  return body as StockMovePage
}
