import { indianNumber } from '~/domain/indian-numbers'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import type { NewOrderStatuses, Order, OrderStatuses } from '~/domain/orders/schema'
import { setOrderStatuses } from '~/stores/orders/orders'
import { showError, showToast, type ToastAction } from '~/stores/toasts'
import { problemOf } from '../ui/problems'

type Changes = NewOrderStatuses['changes']

const ordersInWords = (count: number) => `${indianNumber(count)} ${count === 1 ? 'order' : 'orders'}`

/** Confirms the pending ones of these orders, with a toast to undo that reports how many were skipped. */
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

/** Ships the unshipped ones of these orders with one truck; undefined on failure. Throws if the dispatch is refused. */
export async function shipOrders(
  orders: readonly Order[],
  dispatch: Dispatch,
  lead: (shipped: readonly Order[]) => readonly ToastAction[] = () => [],
): Promise<OrderStatuses | undefined> {
  const ready = orders.filter(({ status }) => isBeforeDispatch(status))
  const answer = await send(
    ready.map(({ id, status }) => ({ id, from: status, to: 'shipped' as const })),
    dispatch,
  )
  if (!answer) return undefined
  const left = orders.length - answer.changed.length
  const words = `${ordersInWords(answer.changed.length)} shipped.${left > 0 ? ` ${indianNumber(left)} left as they were.` : ''}`
  const back = ready.map(({ id, status }) => ({ id, from: 'shipped' as const, to: status }))
  showToast('Orders Updated', words, { label: 'Undo', run: () => void unload(back) }, ...lead(answer.changed))
  return answer
}

/** Marks the shipped ones of these orders as delivered, with a toast to undo. */
export async function deliverOrders(orders: readonly Order[]): Promise<void> {
  const shipped = orders.filter(({ status }) => status === 'shipped')
  const answer = await send(shipped.map(({ id }) => ({ id, from: 'shipped', to: 'delivered' })))
  if (!answer) return
  const back = answer.changed.map(({ id }) => ({ id, from: 'delivered' as const, to: 'shipped' as const }))
  const words = `${ordersInWords(back.length)} delivered.${movedInWords(answer)}`
  showToast('Orders Updated', words, { label: 'Undo', run: () => void takeOnTheWay(back) })
}

async function takeOnTheWay(changes: Changes) {
  const answer = await send(changes)
  if (answer) showToast('Orders Updated', `${ordersInWords(answer.changed.length)} on the way again.${movedInWords(answer)}`)
}

async function unload(changes: Changes) {
  const answer = await send(changes)
  if (answer) showToast('Orders Updated', `${ordersInWords(answer.changed.length)} back in the shop.${movedInWords(answer)}`)
}

const movedInWords = ({ left }: OrderStatuses) =>
  left.map(({ id, status }) => ` Order #${id} has been changed since: it is ${status}.`).join('')

const leftInWords = (count: number) => `${indianNumber(count)} ${count === 1 ? 'was' : 'were'} not pending.`

/** Makes confirmed orders pending again, except those changed since. */
async function takeBack(orders: readonly Order[]) {
  const answer = await send(orders.map(({ id }) => ({ id, from: 'confirmed', to: 'pending' })))
  if (!answer) return
  showToast('Orders Updated', `${ordersInWords(answer.changed.length)} pending again.${movedInWords(answer)}`)
}

async function send(changes: Changes, dispatch?: Dispatch): Promise<OrderStatuses | undefined> {
  try {
    return await setOrderStatuses({ changes, ...(dispatch && { dispatch }) })
  } catch (error) {
    const problem = problemOf(error)
    if (problem?.errors?.some(({ path }) => path.startsWith('dispatch.'))) throw error
    showError((problem?.status === 422 && problem.detail) || 'Failed to update order status.')
    return undefined
  }
}
