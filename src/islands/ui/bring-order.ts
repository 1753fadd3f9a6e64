import type { Order, OrderStatus } from '~/domain/orders/schema'
import { setOrderStatus } from '~/stores/orders/orders'
import { showError, showToast } from '~/stores/toasts'
import { problemOf, UNREACHABLE } from './problems'

/** Sets an order's status unless someone changed it meanwhile; reports the result, with Undo. */
export async function bringOrder(status: OrderStatus, { id, status: from }: Order, isUndo = false) {
  try {
    const order = await setOrderStatus(id, { status, from, ...(isUndo && { isUndo }) })
    const undo = { label: 'Undo', run: () => void bringOrder(from, order, true) }
    showToast('Order Updated', 'Order status has been updated successfully.', ...(isUndo ? [] : [undo]))
  } catch (error) {
    showError(problemOf(error)?.detail ?? UNREACHABLE)
  }
}
