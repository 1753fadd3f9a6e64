import { useCallback, useState } from 'react'
import { orderMessage } from '~/content/order-message'
import { chatLink, chatNumber } from '~/formats/whatsapp'
import type { Order, OrderStatus } from '~/schemas/orders'
import { readOrder, setOrderStatus } from '~/stores/orders'
import { showError, showToast, type ToastAction } from '~/stores/toasts'

type Sending = Readonly<Record<number, OrderStatus | undefined>>

type Change = (order: Order, status: OrderStatus) => Promise<void>

/**
 * Changes statuses, with a toast that offers Undo, and to tell the customer. `sending` are those being sent, by order id;
 * `company` is our name.
 */
export function useOrderStatus(company: string): [sending: Sending, change: Change] {
  const [sending, setSending] = useState<Sending>({})

  const send = useCallback(
    async ({ id }: Order, status: OrderStatus, undo?: () => void) => {
      setSending((others) => ({ ...others, [id]: status }))
      try {
        const order = await setOrderStatus(id, status)
        const actions = [...(undo ? [{ label: 'Undo', run: undo }] : []), ...tellCustomer(order, company)]
        showToast('Order Updated', 'Order status has been updated successfully.', ...actions)
      } catch {
        showError('Failed to update order status.')
      } finally {
        setSending(({ [id]: _sent, ...others }) => others)
      }
    },
    [company],
  )

  const change = useCallback(
    (order: Order, status: OrderStatus) => send(order, status, () => takeBack(order, status, send)),
    [send],
  )
  return [sending, change]
}

/** A WhatsApp message about the order, in the buyer's language, with its link. Nothing where the phone cannot have it. */
function tellCustomer(order: Order & { link: string }, company: string): ToastAction[] {
  const number = chatNumber(order.customerPhone)
  if (!number) return []
  return [{ label: 'Tell the buyer', href: chatLink(number, orderMessage(order, company, location.origin + order.link)) }]
}

/** Sets the previous status again, unless someone has changed it since. */
async function takeBack(before: Order, given: OrderStatus, send: (order: Order, status: OrderStatus) => void) {
  const now = await readOrder(before.id).catch(() => undefined)
  if (now && now.status !== given) return showError(`Order #${before.id} has been changed since: it is ${now.status}.`)
  send(before, before.status)
}
