import { listStockMoves } from '~/api/catalog/stock-moves'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(listStockMoves)
