import { useCallback, useState } from 'react'
import { orderMessage } from '~/content/order-message'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { AnswerError } from '~/stores/client'
import { orderPage, setOrderStatus } from '~/stores/orders'
import { showError, showToast, type ToastAction } from '~/stores/toasts'

type Sending = Readonly<Record<number, OrderStatus | undefined>>

/** A status to set; an Undo leaves an order that somebody has changed since it was as `order`. */
interface Change {
  order: Order
  status: OrderStatus
  isUndo: boolean
}

/** The statuses of orders, and how to change them. */
export interface OrderStatusChanges {
  /** The statuses that are being sent, by order id. */
  sending: Sending
  change: (order: Order, status: OrderStatus) => void
  /** The billed order that somebody wants to cancel, until that is confirmed or left. */
  asked: Order | undefined
  confirm: () => void
  leave: () => void
}

/**
 * Changes statuses, with a toast that offers Undo, and to tell the customer. To cancel an order with a bill is asked about
 * first. `company` is our name.
 */
export function useOrderStatus(company: string): OrderStatusChanges {
  const [sending, setSending] = useState<Sending>({})
  const [asked, setAsked] = useState<Change>()

  const send = useCallback(
    async ({ order: before, status, isUndo }: Change, take: (change: Change) => void) => {
      const { id, billNumber: bill } = before
      setSending((others) => ({ ...others, [id]: status }))
      try {
        const order = await setOrderStatus(id, { status, bill, ...(isUndo && { from: before.status }) })
        const undo = { label: 'Undo', run: () => take({ order, status: before.status, isUndo: true }) }
        showToast('Order Updated', inWords(before, order), ...(isUndo ? [] : [undo]), ...tellCustomer(order, company))
      } catch (error) {
        showError(reasonOf(error))
        void orderPage.refresh()
      } finally {
        setSending(({ [id]: _sent, ...others }) => others)
      }
    },
    [company],
  )

  const take = useCallback(
    (change: Change) => {
      if (change.status === 'cancelled' && change.order.billNumber !== undefined) setAsked(change)
      else void send(change, take)
    },
    [send],
  )
  const change = useCallback((order: Order, status: OrderStatus) => take({ order, status, isUndo: false }), [take])
  const leave = () => setAsked(undefined)
  const confirm = () => {
    if (asked) void send(asked, take)
    leave()
  }
  return { sending, change, asked: asked?.order, confirm, leave }
}

const UPDATED = 'Order status has been updated successfully.'

function inWords(before: Order, { status, billNumber }: Order): string {
  if (status === 'cancelled' && billNumber) return `${UPDATED} The credit note for ${billNumber} follows in a moment.`
  if (before.status === 'cancelled' && billNumber && billNumber !== before.billNumber)
    return `${UPDATED} Its new bill is ${billNumber}.`
  return UPDATED
}

function reasonOf(error: unknown): string {
  const problem = error instanceof AnswerError ? error.problem : undefined
  return problem?.status === 409 ? problem.detail : 'Failed to update order status.'
}

/** A WhatsApp message about the order, in the buyer's language, with its link. Nothing where the phone cannot have it. */
function tellCustomer(order: Order & { link: string }, company: string): ToastAction[] {
  const number = chatNumber(order.customerPhone)
  if (!number) return []
  return [{ label: 'Tell the buyer', href: chatLink(number, orderMessage(order, company, location.origin + order.link)) }]
}
