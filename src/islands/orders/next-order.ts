import { useState } from 'react'
import type { NextAction } from '~/domain/orders/next-action'
import type { Order, OrderStatus } from '~/domain/orders/schema'

/** Runs the next action of an order: sets a status at once; others open a lazy dialog. */
export function useNextAction(onStatus: (order: Order, status: OrderStatus) => void) {
  const [asked, setAsked] = useState<{ order: Order; action: 'ship' | 'bill' | 'pay' }>()
  function take(order: Order, action: NextAction) {
    if (action === 'confirm') onStatus(order, 'confirmed')
    else if (action === 'deliver') onStatus(order, 'delivered')
    else setAsked({ order, action })
  }
  return { asked, take, leave: () => setAsked(undefined) }
}
