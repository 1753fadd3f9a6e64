import { bagsInWords } from '~/domain/orders/order-texts'
import type { NewStockCount, StockCount, StockCountDecision } from '~/domain/packing/stock-counts-schema'
import { noteStockMove } from '../catalog/stock-moves'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, newestFirst, nextVersion } from '../http/rows'
import { ringBell, ringForStock } from '../notifications/notifications'
import { bagsHere } from '../orders/orders-here'
import type { Shop, ShopReader } from '../store/store'

const MAX_WAITING_COUNTS = 100

export const listStockCounts = (shop: ShopReader): StockCount[] => newestFirst(shop.stockCounts.rows())

/**
 * Stores what a packer found, for an operator to accept, and rings his bell. 422 for an unknown product, 409 if just as many bags
 * should be there, or too many counts wait.
 */
export function createStockCount(shop: Shop, { input, caller, now }: Call<NewStockCount>): StockCount {
  const product = shop.products.get(input.productId)
  if (!product) throw invalid([{ path: 'productId', message: 'There is no such product.' }])
  const expected = product.stockQuantity + (bagsHere(shop).get(product.id) ?? 0)
  if (input.found === expected) throw conflict(`There should be ${bagsInWords(expected)}, as you found.`)
  const waiting = shop.stockCounts.by('isAccepted', 'waiting')
  if (waiting.length >= MAX_WAITING_COUNTS) throw conflict('Too many counts wait for the operator. Please ask him first.')
  const by = caller.username !== undefined && { by: caller.username }
  const count = shop.stockCounts.insert({ ...input, productName: product.name, expected, at: now, ...by, isAccepted: null })
  const message = `${product.name}: ${input.found} of ${bagsInWords(expected)} found.`
  ringBell(shop, { title: 'Stock Count', message, type: 'warning', productId: product.id }, now)
  return count
}

/** Accepts a count, which moves the stock by its difference, or declines it. 404; 409 if decided, or the product is deleted. */
export function decideStockCount(shop: Shop, call: Call<StockCountDecision>): StockCount {
  const before = namedRow(shop.stockCounts, call, 'count')
  if (before.isAccepted !== null) throw conflict('This has been decided already.')
  const { isAccepted } = call.input
  if (isAccepted && before.found !== before.expected) moveByCount(shop, before, call)
  const decidedBy = call.caller.username !== undefined && { decidedBy: call.caller.username }
  const count = { ...before, isAccepted, decidedAt: call.now, ...decidedBy }
  shop.stockCounts.put(count)
  return count
}

function moveByCount(shop: Shop, { productId, found, expected, note, by }: StockCount, call: Call<unknown>) {
  const before = shop.products.get(productId)
  if (!before) throw conflict('The product was deleted meanwhile.')
  const product = { ...before, ...nextVersion(before), stockQuantity: before.stockQuantity + found - expected }
  shop.products.put(product)
  ringForStock(shop, before, product, call.now)
  const words = `${by ?? 'A packer'} found ${found} of ${expected}: ${note}`
  noteStockMove(shop, { before, product, reason: 'counted', note: words }, call)
}
