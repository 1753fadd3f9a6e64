import { useStore } from '@nanostores/react'
import { withPlannedLots } from '~/domain/batches/allocation'
import type { Order } from '~/domain/orders/schema'
import { $lots } from '~/stores/batches/lots'

/** The orders with the lots of their bags if they leave in this sequence. */
export function usePlannedOrders(orders: readonly Order[]): Order[] {
  const { value: lots = [] } = useStore($lots)
  return withPlannedLots(orders, lots, [])
}
