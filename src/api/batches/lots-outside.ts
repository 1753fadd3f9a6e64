import { bagsLeft, bagsOutside } from '~/domain/batches/allocation'
import type { Batch } from '~/domain/batches/schema'
import { memoByIndex } from '../store/follow'
import type { ShopReader } from '../store/store'

const MOST_KEPT = 10_000

/** The orders with bags of a lot outside the shop. */
export const ordersWith = (shop: ShopReader, lot: string) =>
  shop.orders
    .by('lot', lot)
    .map((order) => ({ order, bags: bagsOutside(order, lot) }))
    .filter(({ bags }) => bags > 0)

const sumOf = (bags: readonly { bags: number }[]) => bags.reduce((sum, each) => sum + each.bags, 0)

/** The bags of a batch that are still here; `but` is an order that is left out. */
export const leftOf = (shop: ShopReader, batch: Batch, but?: number): number =>
  bagsLeft(batch, sumOf(ordersWith(shop, batch.lot).filter(({ order }) => order.id !== but)))

/** The bags outside the shop of each lot, and the orders that have them; cached until an order of the lot changes. */
export const lotsOutsideIn = memoByIndex('orders', 'lot', MOST_KEPT, (shop, lot) => {
  const outside = ordersWith(shop, lot)
  return { bags: sumOf(outside), orderIds: outside.map(({ order }) => order.id) }
})
