import { operator } from '~/api/http/endpoint'
import { listStockMoves } from '~/api/stock-moves'

export const prerender = false
export const GET = operator.task(listStockMoves)
