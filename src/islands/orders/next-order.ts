import { useState } from 'react'
import type { NextAction } from '~/domain/orders/next-action'
import type { Order, OrderStatus } from '~/domain/orders/schema'

/** Takes the next action of an order: a status at once; the rest is asked of a part that is fetched for it. */
export function useNextAction(onStatus: (order: Order, status: OrderStatus) => void) {
  const [asked, setAsked] = useState<{ order: Order; action: 'ship' | 'bill' | 'pay' }>()
  function take(order: Order, action: NextAction) {
    if (action === 'confirm') onStatus(order, 'confirmed')
    else if (action === 'deliver') onStatus(order, 'delivered')
    else setAsked({ order, action })
  }
  return { asked, take, leave: () => setAsked(undefined) }
}
