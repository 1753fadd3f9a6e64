import type { Messages } from '~/content/load-messages'
import { contactOf, formErrors, type Goods, linesOf, notificationOf, type OrderLine, orderOf } from '~/domain/orders/order-form'
import type { OrderKeys } from '~/domain/orders/order-keys'
import { orderSearch } from '~/domain/orders/order-link'
import type { Order, OrderForm } from '~/domain/orders/schema'
import { inWords } from '~/domain/sentences'
import type { Language } from '~/languages'
import { isOffline, type Lack, lackOf, mayHaveArrived } from '../arrival'
import { AnswerError, call, retryAfterOf } from '../client'
import { createContact } from '../contact-form'
import { createNotification } from '../notifications'
import { isTimeout } from '../time-limit'
import { type DeviceOrder, keepDeviceOrder } from './device-orders'

/** The home flow requires all three calls to succeed, the shop flow at least one. */
export type OrderFlow = 'home' | 'shop'

/**
 * `id` and `link` (path of its page) are set if the order call was answered; `fields` has errors by field; `retryAfter` is in ms;
 * `mayBeSent` if the shop may have received some of it; `unkept` if the device could not store the link.
 */
type OrderOutcome =
  | ({ state: 'placed'; id?: number } & Page)
  | ({ state: 'failed'; lack: Lack; retryAfter: number; mayBeSent: boolean } & Page)
  | { state: 'busy'; sentence: string; retryAfter: number }
  | { state: 'refused'; sentence: string; fields: Partial<Record<keyof OrderForm, string>> }

interface Page {
  link?: string
  unkept?: DeviceOrder
}

/** Statuses after which the same order may be retried: Request Timeout, Too Early, Too Many Requests. */
const BUSY = [408, 425, 429]

interface OrderToPlace extends Goods {
  form: OrderForm
  flow: OrderFlow
  keys: OrderKeys
  language: Language
}

type PlacedOrder = Pick<Order, 'id' | 'createdAt'> & { link: string }

type Words = Pick<Messages, 'ordering' | 'punctuation' | 'sentences'>

/**
 * Places an order with three calls: order, contact, notification. A refused order or a timeout stops; after other failures the
 * next call follows. Errors are localized by the given words. This device stores the link of a placed order.
 */
export async function placeOrder({ form, flow, keys, language, ...goods }: OrderToPlace, words: Words): Promise<OrderOutcome> {
  const [orderKey, contactKey, notificationKey] = keys
  // Built before any call, so that an error here does not count as a network error.
  const order = orderOf(form, goods, language)
  const contact = contactOf(form, goods, language)
  const notification = notificationOf(form, goods)
  const calls = [
    () => call('POST', '/api/orders', { body: order, idempotencyKey: orderKey }),
    async () => void (await createContact(contact, contactKey)),
    () => createNotification(notification, notificationKey),
  ]
  const faults: unknown[] = []
  let placed: PlacedOrder | undefined
  let mayBeSent = false
  for (const [index, send] of calls.entries()) {
    const wasOffline = isOffline()
    try {
      const answer = await send()
      mayBeSent = true
      if (answer) placed = answer.body as PlacedOrder
    } catch (error) {
      if (index === 0 && error instanceof AnswerError && error.status < 500) return refusal(error, words)
      faults.push(error)
      mayBeSent ||= mayHaveArrived(error, wasOffline)
      if (isTimeout(error)) break
    }
  }
  const isSilent = faults.some(isTimeout)
  const isPlaced = faults.length === 0 || (flow === 'shop' && !isSilent && faults.length < calls.length)
  const own = placed && deviceOrder(placed, linesOf(form, goods), words.punctuation.comma)
  const known = own && { link: own.link, ...(!keepDeviceOrder(own) && { unkept: own }) }
  if (isPlaced) return { state: 'placed', ...(own && { id: own.id }), ...known }
  const retryAfter = Math.max(...faults.map(retryAfterOf))
  return { state: 'failed', lack: lackOf(faults), retryAfter, mayBeSent, ...known }
}

const deviceOrder = ({ id, link, createdAt }: PlacedOrder, lines: readonly OrderLine[], comma: string): DeviceOrder => ({
  id,
  link,
  at: createdAt,
  goods: lines.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(comma),
  again: orderSearch(lines.map(({ product: { sku }, quantity }) => ({ sku, quantity }))),
})

function refusal({ status, problem, retryAfter }: AnswerError, { ordering, sentences }: Words): OrderOutcome {
  const why = problem && inWords({ ...problem, message: problem.detail }, sentences)
  if (BUSY.includes(status)) return { state: 'busy', sentence: why ?? ordering.busy, retryAfter }
  const errors = (problem?.errors ?? []).map((each) => ({ ...each, message: inWords(each, sentences) }))
  return { state: 'refused', sentence: why ?? ordering.refused, fields: formErrors(errors) }
}
