import type { Order } from '~/schemas/orders'
import type { ListedStockMove, StockMove } from '~/schemas/stock-moves'

/** The moves of a product since a time (ISO 8601): the entered ones and those of its orders, newest first. */
export function stockMovesOf(
  productId: number,
  { moves, orders, since }: { moves: Iterable<StockMove>; orders: Iterable<Order>; since: string },
): ListedStockMove[] {
  const listed: ListedStockMove[] = []
  for (const { id: _, productId: of, ...move } of moves) if (of === productId) listed.push({ ...move, orderId: null })
  for (const order of orders) listed.push(...movesOfOrder(order, productId))
  // Of one moment, what was listed later came later.
  const recent = listed.filter(({ at }) => at >= since).reverse()
  return recent.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** What an order took of a product when it was placed, gave back when cancelled, and took again. */
function movesOfOrder({ id, items, statusHistory }: Order, productId: number): ListedStockMove[] {
  let bags = 0
  for (const item of items) if (item.productId === productId) bags += item.quantity
  if (bags === 0) return []
  let isTaken = false
  return statusHistory.flatMap(({ status, at }) => {
    if (isTaken === (status !== 'cancelled')) return []
    isTaken = !isTaken
    const [reason, by] = isTaken ? (['sold', -bags] as const) : (['cancelled', bags] as const)
    return [{ reason, by, at, stockAfter: null, note: '', username: '', orderId: id }]
  })
}
