import { isDeepStrictEqual } from 'node:util'
import { allocated, isRefusedExpired, lotsFirst, type NamedLot, namedLots } from '~/domain/batches/allocation'
import type { LotPlan } from '~/domain/batches/item-lots-schema'
import { isOver } from '~/domain/batches/sack-state'
import type { Batch } from '~/domain/batches/schema'
import { formatDate, indianDay } from '~/domain/dates'
import { hasLeft, leftOn } from '~/domain/orders/dispatched-orders'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import type { Shop, ShopReader } from '../store/store'
import { leftOf } from './lots-outside'

/**
 * Names the lots of an order's bags when it leaves the shop, and keeps them until it is back before dispatch: first the lots that
 * the dispatch names, then those planned for it, then the first to expire. 422 if the dispatch names a lot that is held or
 * recalled, or one past its best-before day without saying so.
 */
export function withLots(shop: ShopReader, order: Order, before: Order | undefined): Order {
  if (isBeforeDispatch(order.status)) return withoutLots(order)
  const known = hasLots(order) ? order : before && hasLots(before) ? withLotsOf(order, before) : undefined
  if (!hasLeft(order) || before === undefined) return known ?? order
  const isLeaving = !wasOutside(before) && known === undefined
  const batches = batchesOf(shop, order)
  const named = namedIn(order, batches)
  if (batches.length === 0 || !(isLeaving || !isDeepStrictEqual(named, namedIn(before, batches)))) return known ?? order
  refuseUnfit(batches, named, order.dispatch?.expired, leftOn(order), 'dispatch.batch')
  return chosen(shop, order, batches, named)
}

/**
 * Plans lots for orders that have not left; an empty text plans none. 409 if one has left, 422 for an unknown order, or for a lot
 * that may not leave.
 */
export function planLots(shop: Shop, { input, now }: Call<LotPlan & { orderIds: readonly number[] }>): Order[] {
  const { orderIds, ...lotPlan } = input
  return orderIds.map((id, place) => {
    const before = shop.orders.get(id)
    if (!before) throw invalid([{ path: `orderIds.${place}`, message: `There is no order #${id}.` }])
    if (!isBeforeDispatch(before.status)) throw conflict(`Order #${id} is ${before.status} already.`)
    const batches = batchesOf(shop, before)
    refuseUnfit(batches, namedAmong(lotPlan.batch, batches), lotPlan.expired, indianDay(new Date(now)), 'batch')
    const { lotPlan: _, ...order } = before
    const after = { ...order, ...(lotPlan.batch !== '' && { lotPlan }) }
    shop.orders.put(after)
    return after
  })
}

/** The batches of an order's feeds. */
const batchesOf = (shop: ShopReader, { items }: Pick<Order, 'items'>): Batch[] =>
  [...new Set(items.map(({ productId }) => productId))].flatMap((productId) => shop.batches.by('productId', productId))

const namedIn = ({ dispatch }: Order, batches: readonly Batch[]) => namedAmong(dispatch?.batch ?? '', batches)

const namedAmong = (text: string, batches: readonly Batch[]): NamedLot[] =>
  namedLots(text).filter(({ lot }) => batches.some((batch) => batch.lot === lot))

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

function chosen(shop: ShopReader, order: Order, batches: readonly Batch[], named: readonly NamedLot[]): Order {
  const day = leftOn(order)
  const onDay = batches.map((batch) => ({ ...batch, isOver: isOver(batch, day) }))
  const first = lotsFirst(order, named, onDay)
  // Batches that are over are not counted, so that a dispatch costs the same after years.
  const lots = onDay
    .filter((batch) => !batch.isOver || first.some(({ lot }) => lot === batch.lot))
    .map((batch) => ({ ...batch, left: leftOf(shop, batch, order.id) }))
  const taken = allocated(order.items, lots, first)
  const items = order.items.map(({ lots: _, ...item }, place) => ({
    ...item,
    ...(taken[place]?.length && { lots: taken[place] }),
  }))
  return { ...order, items }
}

/** 422 at `path` for a named lot that is held or recalled, or that is past its best-before day and not among the expired ones. */
function refuseUnfit(
  batches: readonly Batch[],
  named: readonly NamedLot[],
  expired: readonly string[] | undefined,
  day: string,
  path: string,
) {
  for (const batch of batches) {
    const { lot, state, reason, bestBefore } = batch
    if (!named.some((each) => each.lot === lot)) continue
    if (state !== 'free') throw invalid([{ path, message: `Lot ${lot} is ${state}: ${reason}` }])
    if (isRefusedExpired({ lot, isOver: isOver(batch, day) }, expired)) {
      const message = `Lot ${lot} was best before ${formatDate(bestBefore)}. Say once more that it shall leave, or take another lot.`
      throw invalid([{ path, message }])
    }
  }
}
