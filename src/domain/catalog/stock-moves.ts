import { SortedRows } from '../customers/sorted-rows'
import type { Order } from '../orders/schema'
import { pageOf } from '../paging'
import type { ListedStockMove, StockMove, StockMovePage } from './stock-moves-schema'

/** Sorts consecutive moves newest first. */
export const newestMovesFirst = (moves: readonly ListedStockMove[]): ListedStockMove[] => [...moves].reverse().sort(byTime)

const byTime = (a: ListedStockMove, b: ListedStockMove) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1)

/** Converts a stored move to a list row. */
export const listedMove = ({ id: _, productId: __, purchasePrice: ___, ...move }: StockMove): ListedStockMove => ({
  ...move,
  orderId: null,
})

/**
 * A page of moves merged from all lists, newest first; at equal times, earlier lists come first. The cost depends on the page,
 * not on the number of stored moves. The stock after each move is computed from `stock`, the current one.
 */
export function pageOfMoves(
  lists: readonly (readonly ListedStockMove[])[],
  { page, size }: { page: number; size: number },
  stock: number | undefined,
): StockMovePage {
  const total = lists.reduce((sum, { length }) => sum + length, 0)
  const found = pageOf(withStock(firstMoves(lists, page * size), stock), String(page), size)
  return { rows: found.rows, page: found.page, pages: Math.max(1, Math.ceil(total / size)), total }
}

/** Adds the stock after each move, computed backwards from the current stock. Entered moves have their own. */
function withStock(moves: readonly ListedStockMove[], stock: number | undefined): ListedStockMove[] {
  let after = stock
  return moves.map((move) => {
    after = move.stockAfter ?? after
    const counted = { ...move, stockAfter: after ?? null }
    if (after !== undefined) after -= move.by
    return counted
  })
}

interface Cursor {
  moves: readonly ListedStockMove[]
  head: ListedStockMove
  place: number
  list: number
}

function firstMoves(lists: readonly (readonly ListedStockMove[])[], most: number): ListedStockMove[] {
  const cursors = new SortedRows<Cursor>((a, b) => byTime(a.head, b.head) || a.list - b.list)
  const add = (cursor: Omit<Cursor, 'head'>) => {
    const head = cursor.moves[cursor.place]
    if (head) cursors.add({ ...cursor, head })
  }
  for (const [list, moves] of lists.entries()) add({ moves, place: 0, list })
  const merged: ListedStockMove[] = []
  while (merged.length < most) {
    const [first] = cursors.rows
    if (!first) break
    merged.push(first.head)
    cursors.delete(first)
    add({ ...first, place: first.place + 1 })
  }
  return merged
}

/** The moves of an order: when it was placed, edited, cancelled, reopened, and when some of its bags came back. */
export function movesOfOrder(order: Order, productId: number): ListedStockMove[] {
  const edits = (order.edits ?? []).filter(({ before }) => before.items)
  const returns = (order.returns ?? []).filter(({ item }) => order.items[item]?.productId === productId)
  const backAt = (at: string) => returns.reduce((sum, back) => (back.at < at ? sum + back.bags : sum), 0)
  /** Bags before an edit, by its place; after the last one, the ordered bags. */
  const bagsBefore = (place: number, at: string) => bagsIn(edits[place]?.before.items ?? order.items, productId) - backAt(at)
  const placeOf = (isLater: (edit: { at: string }) => boolean) => {
    const place = edits.findIndex(isLater)
    return place < 0 ? edits.length : place
  }
  const noted = { stockAfter: null, note: '', orderId: order.id }
  let isTaken = false
  const moves: ListedStockMove[] = order.statusHistory.flatMap(({ status, at, by: username = '' }) => {
    if (isTaken === (status !== 'cancelled')) return []
    isTaken = !isTaken
    // Within one millisecond an order is placed before it is edited, and edited before it is cancelled.
    const bags = bagsBefore(
      placeOf((edit) => (isTaken ? edit.at >= at : edit.at > at)),
      at,
    )
    const [reason, by] = isTaken ? (['sold', -bags] as const) : (['cancelled', bags] as const)
    return [{ ...noted, username, reason, by, at }]
  })
  for (const [place, { at, before, by: username = '' }] of edits.entries()) {
    const by = bagsIn(before.items ?? [], productId) - bagsBefore(place + 1, at)
    moves.push({ ...noted, username, reason: 'edited', by, at })
  }
  for (const { at, by: username = '', bags, isInStock } of returns)
    if (isInStock) moves.push({ ...noted, username, reason: 'returned', by: bags, at })
  return moves.filter(({ by }) => by !== 0).sort((a, b) => (a.at < b.at ? -1 : 1))
}

function bagsIn(items: Order['items'], productId: number): number {
  return items.reduce((sum, item) => (item.productId === productId ? sum + item.quantity : sum), 0)
}
