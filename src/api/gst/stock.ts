import { boundsOfDay } from '~/domain/calendar-days'
import { kilogramsIn } from '~/domain/catalog/measures'
import { listedMove, movesOfOrder } from '~/domain/catalog/stock-moves'
import type { ListedStockMove } from '~/domain/catalog/stock-moves-schema'
import type { Bill } from '~/domain/customers/bills-schema'
import type { MovedStock, StockLine } from '~/domain/gst/month-files'
import { paiseIn } from '~/domain/money'
import { heldItems } from '~/domain/orders/dispatched-orders'
import type { Order } from '~/domain/orders/schema'
import type { Period } from '~/domain/period-schema'
import { oldestFirst } from '../http/rows'
import { bagsByProduct } from '../orders/order-stock'
import type { ShopReader } from '../store/store'
import type { Steps } from '../store/turns'

interface Feed {
  line: StockLine
  /** Bags that moved after the period. */
  after: number
}

/** The stock of each feed at opening and closing of a period, and the moves between, oldest first; one step per order. */
export function* stockSteps(shop: ShopReader, { from, to }: Period): Steps<{ stock: StockLine[]; moves: MovedStock[] }> {
  const [start, end] = [from, to].map((day, last) => new Date(boundsOfDay(day)[last] ?? 0).toISOString()) as [string, string]
  const feeds = new Map<number, Feed>()
  const deleted = [...shop.deletedProducts.rows()]
  const known = oldestFirst([...shop.products.rows(), ...deleted.map((product) => ({ ...product, stockQuantity: 0 }))])
  for (const { id, name, sku, weight, stockQuantity } of known) {
    const line = {
      name,
      sku,
      kilograms: kilogramsIn(weight),
      opening: 0,
      in: 0,
      out: 0,
      closing: stockQuantity,
      priceBefore: undefined,
      price: undefined,
    }
    feeds.set(id, { line, after: 0 })
  }
  const moves: MovedStock[] = []
  const count = (productId: number, { at, reason, by, note, username, orderId }: Omit<MovedStock, 'name' | 'sku'>) => {
    const feed = feeds.get(productId)
    if (!feed || at < start) return
    if (at >= end) {
      feed.after += by
      return
    }
    feed.line[by > 0 ? 'in' : 'out'] += Math.abs(by)
    moves.push({ at, name: feed.line.name, sku: feed.line.sku, reason, by, note, username, orderId })
  }
  for (const move of [...shop.stockMoves.rows()].sort((one, other) => one.id - other.id)) {
    count(move.productId, listedMove(move))
    const feed = feeds.get(move.productId)
    if (!feed || move.purchasePrice === undefined || move.at >= end) continue
    feed.line.price = paiseIn(move.purchasePrice)
    if (move.at < start) feed.line.priceBefore = feed.line.price
  }
  for (const { id, stockQuantity, deletedAt } of deleted)
    if (stockQuantity !== 0)
      count(id, { at: deletedAt, reason: 'deleted', by: -stockQuantity, note: '', username: '', orderId: null })
  for (const order of [...shop.orders.rows()]) {
    yield
    if (lastChange(shop, order) < start) continue
    for (const productId of productsOf(order)) for (const move of movesOf(shop, order, productId)) count(productId, move)
  }
  for (const { line, after } of feeds.values()) {
    line.closing -= after
    line.opening = line.closing - line.in + line.out
  }
  // A feed without bags in the whole period may be one of later.
  const stock = [...feeds.values()].flatMap(({ line }) => (line.opening || line.closing || line.in || line.out ? line : []))
  return { stock, moves: moves.sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1)) }
}

const productsOf = ({ items, edits = [] }: Order): Set<number> =>
  new Set([...items, ...edits.flatMap(({ before }) => before.items ?? [])].map(({ productId }) => productId))

/** The moves of an order, also when the goods that it still held came back with the last credit note. */
function movesOf(shop: ShopReader, order: Order, productId: number): ListedStockMove[] {
  const moves = movesOfOrder(order, productId)
  const at = wholeReturn(shop, order)
  const held = at === '' ? 0 : (bagsByProduct(heldItems(order)).get(productId) ?? 0)
  if (held === 0) return moves
  return [...moves, { reason: 'cancelled', by: held, at, note: '', username: '', stockAfter: null, orderId: order.id }]
}

/** When all goods that a shipped order still held came back into the stock; '' if they did not. */
function wholeReturn(shop: ShopReader, { id, status, goodsReturned }: Order): string {
  if (!goodsReturned || status === 'cancelled') return ''
  const notes = shop.bills.by('orderId', id).filter(({ kind }) => kind === 'credit-note')
  const last = notes.reduce<Bill | undefined>((newest, note) => (newest && newest.id > note.id ? newest : note), undefined)
  // A note by line says of each bag whether it is in the stock again.
  return last && last.lines.length === 0 ? last.createdAt : ''
}

const lastChange = (shop: ShopReader, order: Order): string =>
  lastOf([...order.statusHistory.map(({ at }) => at), ...(order.edits ?? []).map(({ at }) => at), wholeReturn(shop, order)])

const lastOf = (times: readonly string[]): string => times.toSorted().at(-1) ?? ''
