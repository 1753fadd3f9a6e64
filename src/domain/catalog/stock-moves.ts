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

type SoldItems = readonly Pick<Order['items'][number], 'productId' | 'quantity'>[]

interface Step {
  at: string
  by?: string | undefined
  /** Within one millisecond an order is placed before it is edited, and edited before it is cancelled. */
  rank: number
  /** Makes the change. Returns its reason, and the bags that came back spoiled. */
  take: () => [reason: ListedStockMove['reason'], spoiled: number]
}

/** The moves of an order: when it was placed, edited, cancelled, reopened, and when some or all of its bags came back. */
export function movesOfOrder(order: Order, productId: number): ListedStockMove[] {
  const { statusHistory, returns = [], goodsBefore = [] } = order
  const edits = (order.edits ?? []).filter(({ before }) => before.items)
  let items: SoldItems = edits[0]?.before.items ?? order.items
  let [isTaken, isReturned, back] = [false, false, 0]
  const held = () => (isTaken && !isReturned ? bagsIn(items, productId) - back : 0)
  const steps: Step[] = [
    ...statusHistory.map(
      ({ status, at, by }, place): Step => ({
        ...{ at, by, rank: place === 0 ? 0 : 4 },
        take: () => {
          isTaken = status !== 'cancelled'
          return [isTaken ? 'sold' : 'cancelled', 0]
        },
      }),
    ),
    ...edits.map(
      ({ at, by }, place): Step => ({
        ...{ at, by, rank: 1 },
        take: () => {
          items = edits[place + 1]?.before.items ?? order.items
          return ['edited', 0]
        },
      }),
    ),
    ...[...goodsBefore.flatMap((before) => before.returns ?? []), ...returns].map(
      ({ at, by, item, bags, isInStock }): Step => ({
        ...{ at, by, rank: 2 },
        take: () => {
          if (items[item]?.productId !== productId) return ['returned', 0]
          back += bags
          return ['returned', isInStock ? 0 : bags]
        },
      }),
    ),
    ...goodsBefore.map(
      ({ until, by, returns: ended }, place): Step => ({
        ...{ at: until, by, rank: 3 },
        take: () => {
          isReturned = (goodsBefore[place + 1] ?? order).goodsReturned === true
          if (ended) back = 0
          return [isReturned ? 'returned' : 'sold', 0]
        },
      }),
    ),
  ]
  return steps
    .sort((a, b) => (a.at === b.at ? a.rank - b.rank : a.at < b.at ? -1 : 1))
    .flatMap(({ at, by: username = '', take }) => {
      const before = held()
      const [reason, spoiled] = take()
      const by = before - held() - spoiled
      return by === 0 ? [] : { reason, by, at, username, note: '', stockAfter: null, orderId: order.id }
    })
}

function bagsIn(items: SoldItems, productId: number): number {
  return items.reduce((sum, item) => (item.productId === productId ? sum + item.quantity : sum), 0)
}
