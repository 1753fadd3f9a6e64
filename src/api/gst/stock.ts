import { boundsOfDay } from '~/domain/calendar-days'
import { kilogramsIn } from '~/domain/catalog/measures'
import { listedMove, movesOfOrder } from '~/domain/catalog/stock-moves'
import type { StockMove } from '~/domain/catalog/stock-moves-schema'
import { indianDay } from '~/domain/dates'
import type { MovedStock, StockLine } from '~/domain/gst/month-files'
import { paiseIn } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import type { Period } from '~/domain/period-schema'
import { oldestFirst } from '../http/rows'
import type { ShopReader } from '../store/store'
import type { Steps } from '../store/turns'

interface Feed {
  line: StockLine
  /** Bags that moved after the period. */
  after: number
  /** Of a deleted feed, when it was deleted, and the bags that moved afterwards. */
  deletedAt: string | undefined
  sinceDeleted: number
}

/** Whether all moves since the first day of a period are kept. */
export function areMovesKept(shop: ShopReader, { from }: Period): boolean {
  const oldest = [...shop.stockMoves.rows()].reduce(
    (first, move) => (first && first.id < move.id ? first : move),
    undefined as StockMove | undefined,
  )
  return oldest === undefined || oldest.id === 1 || indianDay(new Date(oldest.at)) < from
}

/** The stock of each feed at opening and closing of a period, and the moves between, oldest first; one step per order. */
export function* stockSteps(shop: ShopReader, { from, to }: Period): Steps<{ stock: StockLine[]; moves: MovedStock[] }> {
  const [start, end] = [from, to].map((day, last) => new Date(boundsOfDay(day)[last] ?? 0).toISOString()) as [string, string]
  const feeds = new Map<number, Feed>()
  const deleted = [...shop.deletedProducts.rows()]
  const known = oldestFirst([...[...shop.products.rows()].map((product) => ({ ...product, deletedAt: undefined })), ...deleted])
  const [weightsBefore, weights] = [start, end].map((time) => weightsAt(shop, time))
  for (const { id, name, sku, weight, stockQuantity, deletedAt } of known) {
    const line = {
      name,
      sku,
      kilogramsBefore: kilogramsIn(weightsBefore?.get(id) ?? weight),
      kilograms: kilogramsIn(weights?.get(id) ?? weight),
      opening: 0,
      in: 0,
      out: 0,
      closing: stockQuantity,
      priceBefore: undefined,
      price: undefined,
    }
    feeds.set(id, { line, after: 0, deletedAt, sinceDeleted: 0 })
  }
  const moves: MovedStock[] = []
  const count = (productId: number, { at, reason, by, note, username, orderId }: Omit<MovedStock, 'name' | 'sku'>) => {
    const feed = feeds.get(productId)
    if (!feed) return
    if (feed.deletedAt && at > feed.deletedAt) feed.sinceDeleted += by
    if (at < start) return
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
  const [first = start] = [start, ...deleted.map(({ deletedAt }) => deletedAt)].sort()
  for (const order of [...shop.orders.rows()]) {
    yield
    if (lastChange(order) < first) continue
    for (const productId of productsOf(order)) for (const move of movesOfOrder(order, productId)) count(productId, move)
  }
  for (const { id, stockQuantity, deletedAt: at } of deleted) {
    // Bags that came back since are there again.
    const by = (feeds.get(id)?.sinceDeleted ?? 0) - stockQuantity
    if (by !== 0) count(id, { at, reason: 'deleted', by, note: '', username: '', orderId: null })
  }
  for (const { line, after, deletedAt, sinceDeleted } of feeds.values()) {
    if (deletedAt) line.closing = sinceDeleted
    line.closing -= after
    line.opening = line.closing - line.in + line.out
  }
  // A feed without bags in the whole period may be one of later.
  const stock = [...feeds.values()].flatMap(({ line }) => (line.opening || line.closing || line.in || line.out ? line : []))
  return { stock, moves: moves.sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1)) }
}

/** The weights of a bag that were changed since a time, as they were then; changes are kept as long as stock moves. */
function weightsAt(shop: ShopReader, time: string): Map<number, string> {
  const weights = new Map<number, string>()
  for (const { noun, at, rowId, fields } of shop.changes.rows()) {
    if (noun !== 'products' || at < time || rowId === null || weights.has(Number(rowId))) continue
    const before = fields.find(({ field }) => field === 'weight')?.before
    if (before) weights.set(Number(rowId), before)
  }
  return weights
}

const productsOf = ({ items, edits = [] }: Order): Set<number> =>
  new Set([...items, ...edits.flatMap(({ before }) => before.items ?? [])].map(({ productId }) => productId))

const lastChange = ({ statusHistory, edits = [], returns = [], goodsBefore = [] }: Order): string =>
  [...statusHistory, ...edits, ...returns, ...goodsBefore.map(({ until: at }) => ({ at }))].reduce(
    (last, { at }) => (at > last ? at : last),
    '',
  )
