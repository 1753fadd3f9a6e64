import { indianNumber } from '~/formats/indian-numbers'
import type { NewOrderStatuses, Order, OrderStatuses } from '~/schemas/orders'
import { AnswerError } from '~/stores/client'
import { setOrderStatuses } from '~/stores/orders'
import { showError, showToast } from '~/stores/toasts'

type Changes = NewOrderStatuses['changes']

const ordersInWords = (count: number) => `${indianNumber(count)} ${count === 1 ? 'order' : 'orders'}`

/** Confirms those orders that are pending, with a toast that offers Undo and names how many were left as they are. */
export async function confirmOrders(orders: readonly Order[]): Promise<void> {
  const pending = orders.filter(({ status }) => status === 'pending')
  if (pending.length === 0) return showError('None of these orders is pending.', 'Nothing to confirm')
  const answer = await send(pending.map(({ id }) => ({ id, from: 'pending', to: 'confirmed' })))
  if (!answer) return
  const { changed } = answer
  const left = orders.length - changed.length
  const words = `${ordersInWords(changed.length)} confirmed.${left > 0 ? ` ${leftInWords(left)}` : ''}`
  showToast('Orders Updated', words, { label: 'Undo', run: () => void takeBack(changed) })
}

const leftInWords = (count: number) => `${indianNumber(count)} ${count === 1 ? 'was' : 'were'} not pending.`

/** Makes confirmed orders pending again, except those that someone has moved on since. */
async function takeBack(orders: readonly Order[]) {
  const answer = await send(orders.map(({ id }) => ({ id, from: 'confirmed', to: 'pending' })))
  if (!answer) return
  const { changed, left } = answer
  const moved = left.map(({ id, status }) => ` Order #${id} has been changed since: it is ${status}.`).join('')
  showToast('Orders Updated', `${ordersInWords(changed.length)} pending again.${moved}`)
}

async function send(changes: Changes): Promise<OrderStatuses | undefined> {
  try {
    return await setOrderStatuses(changes)
  } catch (error) {
    const isRefused = error instanceof AnswerError && error.status === 422
    showError((isRefused && error.problem?.detail) || 'Failed to update order status.')
    return undefined
  }
}
