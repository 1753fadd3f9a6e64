import { LRUCache } from 'lru-cache'
import { lastDays } from '~/domain/calendar-days'
import type { Product } from '~/domain/catalog/schema'
import { listedMove, movesOfOrder, newestMovesFirst, pageOfMoves } from '~/domain/catalog/stock-moves'
import { type NewStockMove, type StockMove, type StockMovePage, stockMoveQuery } from '~/domain/catalog/stock-moves-schema'
import { DAY } from '~/domain/day'
import { bagsInWords } from '~/domain/orders/order-texts'
import { MAX_NUMBER } from '~/domain/text'
import type { Call, CallContext } from '../http/call'
import { invalid } from '../http/problems'
import { checked } from '../http/request-body'
import { namedRow, nextVersion, oldestFirst, refuseUnseen } from '../http/rows'
import { ringForStock } from '../notifications/notifications'
import { RowDays } from '../store/row-days'
import type { Shop } from '../store/store'

export const MOVES_KEPT_FOR = 396 * DAY
const MAX_STOCK_MOVES = 10_000

/**
 * Changes a product's stock and stores the move in one transaction. 404 for an unknown product, 422 for more than is in stock
 * or above the maximum, 409 for a count based on another version.
 */
export function createStockMove(shop: Shop, call: Call<NewStockMove>): StockMove {
  const before = namedRow(shop.products, call, 'product')
  const { reason, by = 0, counted, purchasePrice, note } = call.input
  if (counted !== undefined) refuseUnseen(before, { expected: call.expected, input: { stockQuantity: counted } })
  const stockQuantity = counted ?? before.stockQuantity + by
  if (Math.abs(stockQuantity) > MAX_NUMBER) throw invalid([{ path: 'by', message: 'This stock is too large to be kept.' }])
  if (by < 0 && stockQuantity < 0) throw invalid([{ path: 'by', message: tooFew(before) }])
  const product = { ...before, ...nextVersion(before), stockQuantity }
  shop.products.put(product)
  ringForStock(shop, before, product, call.now)
  return noteStockMove(shop, { before, product, reason, note, purchasePrice }, call)
}

const tooFew = ({ stockQuantity }: Product) =>
  stockQuantity > 0 ? `That is more than the ${bagsInWords(stockQuantity)} in stock.` : 'There are no bags in stock.'

interface Noted extends Pick<StockMove, 'reason' | 'note' | 'purchasePrice'> {
  before: Product
  product: Product
}

/** Stores a stock move; deletes moves older than thirteen months, and the oldest above the maximum. */
export function noteStockMove(
  shop: Shop,
  { before, product, reason, note, purchasePrice }: Noted,
  { caller, now }: Pick<Call, 'caller' | 'now'>,
) {
  // Oldest first; their number follows from the ids.
  const next = (shop.lastIds.get('stockMoves')?.last ?? 0) + 1
  for (const { id, at } of shop.stockMoves.rows()) {
    if (Date.parse(now) - Date.parse(at) <= MOVES_KEPT_FOR && next - id < MAX_STOCK_MOVES) break
    shop.stockMoves.delete(id)
  }
  const by = product.stockQuantity - before.stockQuantity
  if (reason === 'counted') expectCounted(shop, product.id, by)
  return shop.stockMoves.insert({
    productId: product.id,
    reason,
    by,
    stockAfter: product.stockQuantity,
    ...(purchasePrice !== undefined && { purchasePrice }),
    note,
    at: now,
    username: caller.username ?? '',
  })
}

/** Counts of a feed that wait expect other bags once its stock was counted otherwise, so that no difference is taken twice. */
function expectCounted(shop: Shop, productId: number, by: number) {
  for (const count of shop.stockCounts.by('isAccepted', 'waiting'))
    if (count.productId === productId) shop.stockCounts.put({ ...count, expected: count.expected + by })
}

const PRODUCTS_KEPT = 20

/** The moves per day of recently requested products. */
const ofProducts = new LRUCache<number, ReturnType<typeof movesByDay>>({ max: PRODUCTS_KEPT })

const movesByDay = (productId: number) => ({
  ofOrders: new RowDays('orders', (orders) =>
    newestMovesFirst(oldestFirst(orders).flatMap((order) => movesOfOrder(order, productId))),
  ),
  entered: new RowDays('stockMoves', (moves) =>
    newestMovesFirst(oldestFirst(moves.filter((move) => move.productId === productId)).map(listedMove)),
  ),
})

/** A page of the moves of `?productId=`, newest first, including those of orders. */
export async function listStockMoves({ now }: Call, { url, locals }: CallContext): Promise<StockMovePage> {
  const { productId, ...asked } = checked({ page: '1', ...Object.fromEntries(url.searchParams) }, stockMoveQuery)
  const { ofOrders, entered } = ofProducts.get(productId) ?? movesByDay(productId)
  ofProducts.set(productId, { ofOrders, entered })
  const days = lastDays(MOVES_KEPT_FOR / DAY + 1, new Date(now))
  const since = new Date(Date.parse(now) - MOVES_KEPT_FOR).toISOString()
  const lists = [await ofOrders.of(locals.store, days), await entered.of(locals.store, days)].flatMap(
    ([oldest = [], ...later]) => [...later.toReversed(), oldest.filter(({ at }) => at >= since)],
  )
  const stock = await locals.store.read(
    ({ products, deletedProducts }) => (products.get(productId) ?? deletedProducts.get(productId))?.stockQuantity,
  )
  return pageOfMoves(lists, asked, stock)
}
