import { useCallback, useState } from 'react'
import type { Order, OrderStatus } from '~/schemas/orders'
import { readOrder, setOrderStatus } from '~/stores/orders'
import { showError, showToast } from '~/stores/toasts'

type Sending = Readonly<Record<number, OrderStatus | undefined>>

/** Changes statuses, with a toast that offers Undo. `sending` are those being sent, by order id. */
export function useOrderStatus(): [sending: Sending, change: (order: Order, status: OrderStatus) => Promise<void>] {
  const [sending, setSending] = useState<Sending>({})

  const send = useCallback(async ({ id }: Order, status: OrderStatus, undo?: () => void) => {
    setSending((others) => ({ ...others, [id]: status }))
    try {
      await setOrderStatus(id, status)
      const action = undo && { label: 'Undo', run: undo }
      showToast('Order Updated', 'Order status has been updated successfully.', action)
    } catch {
      showError('Failed to update order status.')
    } finally {
      setSending(({ [id]: _sent, ...others }) => others)
    }
  }, [])

  const change = useCallback(
    (order: Order, status: OrderStatus) => send(order, status, () => takeBack(order, status, send)),
    [send],
  )
  return [sending, change]
}

/** Sets the previous status again, unless someone has changed it since. */
async function takeBack(before: Order, given: OrderStatus, send: (order: Order, status: OrderStatus) => void) {
  const now = await readOrder(before.id).catch(() => undefined)
  if (now && now.status !== given) return showError(`Order #${before.id} has been changed since: it is ${now.status}.`)
  send(before, before.status)
}
