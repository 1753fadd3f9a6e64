import { listStockMoves } from '~/api/catalog/stock-moves'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(listStockMoves)
