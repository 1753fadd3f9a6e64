import { useCallback, useState } from 'react'
import { isQueued, NEXT_WORDS, type NextAction, type Queue } from '~/domain/orders/next-action'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import type { ToastAction } from '~/stores/toasts'
import { ownNextAction } from '../ui/own-next-action'

type AskedAction = 'ship' | 'bill' | 'pay'

/** The next action of an order that a lazy dialog asks about. */
export function useNextAction() {
  const [asked, setAsked] = useState<{ order: Order; action: AskedAction }>()
  const ask = useCallback((order: Order, action: AskedAction) => setAsked({ order, action }), [])
  return { asked, ask, leave: () => setAsked(undefined) }
}

/** Runs the next action of an order: sets a status at once; others are asked about. */
export function takeNext(
  order: Order,
  action: NextAction,
  { onStatus, ask }: { onStatus: (order: Order, status: OrderStatus) => void; ask: (order: Order, action: AskedAction) => void },
) {
  if (action === 'confirm') onStatus(order, 'confirmed')
  else if (action === 'deliver') onStatus(order, 'delivered')
  else ask(order, action)
}

/** Leads an order that left the shown queue on to its next step. Without a queue, its row does. */
export function leadOn(order: Order, queue: Queue | '', run: (order: Order, action: NextAction) => void): ToastAction[] {
  const action = queue === '' || isQueued(order, queue) ? undefined : ownNextAction(order)
  return action ? [{ label: NEXT_WORDS[action], run: () => run(order, action) }] : []
}
