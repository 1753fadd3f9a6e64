import { bagsOutside } from '~/domain/batches/allocation'
import { memoByIndex } from '../store/follow'

const MOST_KEPT = 10_000

/** The bags outside the shop of each lot, and the orders that have them; cached until an order of the lot changes. */
export const lotsOutsideIn = memoByIndex('orders', 'lot', MOST_KEPT, (shop, lot) => {
  const holding = shop.orders.by('lot', lot).map((order) => ({ id: order.id, bags: bagsOutside(order, lot) }))
  return {
    bags: holding.reduce((sum, { bags }) => sum + bags, 0),
    orderIds: holding.filter(({ bags }) => bags > 0).map(({ id }) => id),
  }
})
