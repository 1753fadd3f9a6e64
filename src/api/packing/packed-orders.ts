import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import { marked, unpacked, withoutMarks } from '~/domain/packing/packed'
import type { NewPacked } from '~/domain/packing/packed-schema'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'

/**
 * Marks an order or some of its lines as packed, or takes that back. A mark that stands keeps who made it. 404; 409 if the order
 * is cancelled or shipped, or its lines are of another version than the caller has seen; 422 for a line that it has not.
 */
export function setPacked(shop: Shop, call: Call<NewPacked>): Order {
  const { packed, items } = call.input
  const before = namedRow(shop.orders, call, 'order')
  const { id, status, version = 1 } = before
  if (status === 'cancelled') throw conflict(`Order #${id} was cancelled. Its bags stay here.`)
  if (!isBeforeDispatch(status)) throw conflict(`Order #${id} is ${status} already.`)
  if (call.expected !== undefined && call.expected !== String(version))
    throw conflict(`Order #${id} was changed meanwhile. Please look at its bags again.`)
  const wrong = items?.findIndex((place) => place >= before.items.length) ?? -1
  if (wrong >= 0) throw invalid([{ path: `items.${wrong}`, message: 'The order has no such line.' }])
  const mark = { at: call.now, ...(call.caller.username !== undefined && { by: call.caller.username }) }
  const order = marked(before, items ?? [...before.items.keys()], packed, mark)
  shop.orders.put(order)
  return order
}

/** Takes marks away when the bags of an order change, which it then says, and when they are packed anew. */
export function withTrueMarks(_shop: ShopReader, order: Order, before: Order | undefined): Order {
  if (!before || !(order.packed || order.packedItems || order.unpackedAt)) return order
  const isAnew = order.status === 'cancelled' || (before.goodsReturned && isBeforeDispatch(order.status))
  if (isAnew) return withoutMarks(order)
  return bagsIn(order) === bagsIn(before) ? order : unpacked(order, order.edits?.at(-1)?.at ?? before.createdAt)
}

const bagsIn = ({ items }: Order) => items.map(({ productId, quantity }) => `${quantity} of ${productId}`).join()
