import { createStockMove } from '~/api/catalog/stock-moves'
import { operator } from '~/api/http/endpoint'
import { newStockMove } from '~/domain/catalog/stock-moves-schema'

export const prerender = false
export const POST = operator(newStockMove, createStockMove)
