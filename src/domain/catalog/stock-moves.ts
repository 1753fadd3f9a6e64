import type { Order } from '../orders/schema'
import type { ListedStockMove, StockMove } from './stock-moves-schema'

interface StockMoves {
  entered: readonly StockMove[]
  ofDays: readonly (readonly ListedStockMove[])[]
  since: string
}

/** The moves of a product since a time (ISO 8601), newest first; `ofDays` are those of its orders, newest first on each day. */
export function stockMovesOf({ entered, ofDays, since }: StockMoves): ListedStockMove[] {
  const listed: ListedStockMove[] = []
  // Of one moment, what is listed later came later.
  for (const moves of ofDays.toReversed()) for (const move of moves) if (move.at >= since) listed.push(move)
  for (const { id: _, productId: __, ...move } of entered.toReversed())
    if (move.at >= since) listed.push({ ...move, orderId: null })
  return listed.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** What an order took of a product when it was placed or edited, gave back when cancelled, and took again. */
export function movesOfOrder(order: Order, productId: number): ListedStockMove[] {
  const edits = (order.edits ?? []).filter(({ before }) => before.items)
  const bagsAt = (at: string) => bagsIn(edits.find((edit) => edit.at > at)?.before.items ?? order.items, productId)
  const noted = { stockAfter: null, note: '', username: '', orderId: order.id }
  let isTaken = false
  const moves: ListedStockMove[] = order.statusHistory.flatMap(({ status, at }) => {
    if (isTaken === (status !== 'cancelled')) return []
    isTaken = !isTaken
    const [reason, by] = isTaken ? (['sold', -bagsAt(at)] as const) : (['cancelled', bagsAt(at)] as const)
    return [{ ...noted, reason, by, at }]
  })
  for (const { at, before } of edits) {
    moves.push({ ...noted, reason: 'edited', by: bagsIn(before.items ?? [], productId) - bagsAt(at), at })
  }
  return moves.filter(({ by }) => by !== 0).sort((a, b) => (a.at < b.at ? -1 : 1))
}

function bagsIn(items: Order['items'], productId: number): number {
  return items.reduce((sum, item) => (item.productId === productId ? sum + item.quantity : sum), 0)
}
