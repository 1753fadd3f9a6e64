import { operator } from '~/api/http/endpoint'
import { createStockMove } from '~/api/stock-moves'
import { newStockMove } from '~/schemas/stock-moves'

export const prerender = false
export const POST = operator(newStockMove, createStockMove)
