import { boundsOfDay } from '~/domain/calendar-days'
import { kilogramsIn } from '~/domain/catalog/measures'
import { listedMove, movesOfOrder } from '~/domain/catalog/stock-moves'
import type { ListedStockMove } from '~/domain/catalog/stock-moves-schema'
import type { MovedStock, StockLine } from '~/domain/gst/month-files'
import { paiseIn } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import type { Period } from '~/domain/period-schema'
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
  for (const { id, name, sku, weight, stockQuantity } of [...shop.products.rows(), ...shop.deletedProducts.rows()]) {
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
  const count = (productId: number, { at, reason, by, note, username, orderId }: ListedStockMove) => {
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
  for (const order of [...shop.orders.rows()]) {
    yield
    if (lastChange(shop, order) < start) continue
    for (const productId of productsOf(order)) for (const move of movesOf(shop, order, productId)) count(productId, move)
  }
  for (const { line, after } of feeds.values()) {
    line.closing -= after
    line.opening = line.closing - line.in + line.out
  }
  const stock = [...feeds.values()].map(({ line }) => line)
  return { stock, moves: moves.sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1)) }
}

const productsOf = ({ items, edits = [] }: Order): Set<number> =>
  new Set([...items, ...edits.flatMap(({ before }) => before.items ?? [])].map(({ productId }) => productId))

/** The moves of an order, also when all its goods came back with a credit note. */
function movesOf(shop: ShopReader, order: Order, productId: number): ListedStockMove[] {
  const moves = movesOfOrder(order, productId)
  const at = wholeReturn(shop, order)
  const left = -moves.reduce((sum, { by }) => sum + by, 0)
  if (at === '' || left === 0) return moves
  return [...moves, { reason: 'cancelled', by: left, at, note: '', username: '', stockAfter: null, orderId: order.id }]
}

/** When all goods of a shipped order came back; '' if they did not. */
function wholeReturn(shop: ShopReader, { id, status, goodsReturned }: Order): string {
  if (!goodsReturned || status === 'cancelled') return ''
  const notes = shop.bills.by('orderId', id).filter(({ kind }) => kind === 'credit-note')
  return lastOf(notes.map(({ createdAt }) => createdAt))
}

const lastChange = (shop: ShopReader, order: Order): string =>
  lastOf([...order.statusHistory.map(({ at }) => at), ...(order.edits ?? []).map(({ at }) => at), wholeReturn(shop, order)])

const lastOf = (times: readonly string[]): string => times.toSorted().at(-1) ?? ''
