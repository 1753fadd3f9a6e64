import { isDeepStrictEqual } from 'node:util'
import { allocated, bagsLeft, bagsOutside, namedLots } from '~/domain/batches/allocation'
import type { Batch } from '~/domain/batches/schema'
import { hasLeft, leftOn } from '~/domain/orders/dispatched-orders'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import { invalid } from '../http/problems'
import type { ShopReader } from '../store/store'

/** The bags of a batch that are outside the shop; `but` is an order that is left out. */
export const bagsOutsideOf = (shop: ShopReader, { lot }: Pick<Batch, 'lot'>, but?: number): number =>
  shop.orders.by('lot', lot).reduce((sum, order) => (order.id === but ? sum : sum + bagsOutside(order, lot)), 0)

/**
 * Names the lots of an order's bags when it leaves the shop, and keeps them until it is back before dispatch: first the lots that
 * the dispatch names, then the first to expire. 422 if it names a lot that is held or recalled.
 */
export function withLots(shop: ShopReader, order: Order, before: Order | undefined): Order {
  if (isBeforeDispatch(order.status)) return withoutLots(order)
  const known = hasLots(order) ? order : before && hasLots(before) ? withLotsOf(order, before) : undefined
  if (!hasLeft(order)) return known ?? order
  const batches = [...new Set(order.items.map(({ productId }) => productId))].flatMap((productId) =>
    shop.batches.by('productId', productId),
  )
  const namedIn = ({ dispatch }: Pick<Order, 'dispatch'>) =>
    namedLots(dispatch?.batch ?? '').filter(({ lot }) => batches.some((batch) => batch.lot === lot))
  const named = namedIn(order)
  const isRenamed = before !== undefined && !isDeepStrictEqual(named, namedIn(before))
  const isLeaving = before !== undefined && !wasOutside(before) && known === undefined
  if (batches.length === 0 || !(isRenamed || isLeaving)) return known ?? order
  refuseClosed(batches, named)
  return chosen(shop, order, batches, named)
}

/** Whether the bags have left before, also those of an order that was cancelled afterwards. */
const wasOutside = ({ status, statusHistory }: Order): boolean =>
  hasLeft({ status }) || (status === 'cancelled' && statusHistory.some(hasLeft))

const hasLots = ({ items }: Order): boolean => items.some(({ lots }) => lots !== undefined)

/** The same items with the lots of an earlier state. */
function withLotsOf(order: Order, { items }: Order): Order | undefined {
  const isSame = items.length === order.items.length && items.every((item, place) => isSameItem(item, order.items[place]))
  return isSame ? { ...order, items } : undefined
}

const isSameItem = (one: Order['items'][number], other: Order['items'][number] | undefined) =>
  one.productId === other?.productId && one.quantity === other.quantity && one.totalPrice === other.totalPrice

function withoutLots(order: Order): Order {
  if (!hasLots(order)) return order
  return { ...order, items: order.items.map(({ lots: _, ...item }) => item) }
}

function chosen(shop: ShopReader, order: Order, batches: readonly Batch[], named: ReturnType<typeof namedLots>): Order {
  const lots = batches.map((batch) => ({ ...batch, left: bagsLeft(batch, bagsOutsideOf(shop, batch, order.id)) }))
  const taken = allocated(order.items, lots, named, leftOn(order))
  const items = order.items.map(({ lots: _, ...item }, place) => ({
    ...item,
    ...(taken[place]?.length && { lots: taken[place] }),
  }))
  return { ...order, items }
}

function refuseClosed(batches: readonly Batch[], named: readonly { lot: string }[]) {
  for (const { lot, state, reason } of batches) {
    if (state === 'free' || !named.some((each) => each.lot === lot)) continue
    throw invalid([{ path: 'dispatch.batch', message: `Lot ${lot} is ${state}: ${reason}` }])
  }
}
