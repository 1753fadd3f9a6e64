import { formatDate } from '~/domain/dates'
import type { NewHandling } from '~/domain/orders/order-handling-schema'
import { promisedDays } from '~/domain/orders/promised-day'
import type { Order } from '~/domain/orders/schema'
import type { Call } from '../http/call'
import { invalid } from '../http/problems'
import { namedRow, refuseUnseen } from '../http/rows'
import type { Shop } from '../store/store'

const NONE = { privateNotes: '', promisedDay: null, version: 0 }

/**
 * Stores the operator's notes on an order; 422 for a day before the order or more than a year after it, 409 if the caller has
 * seen older notes. The version is 0 before the first notes.
 */
export function saveHandling(shop: Shop, call: Call<NewHandling>): Order {
  const before = namedRow(shop.orders, call, 'order')
  const kept = before.handling ?? NONE
  refuseUnseen(kept, call)
  refuseWrongDay(before, call.input.promisedDay)
  const order = { ...before, handling: { ...call.input, version: kept.version + 1 } }
  shop.orders.put(order)
  return order
}

function refuseWrongDay({ createdAt }: Order, promisedDay: string | null) {
  const { first, last } = promisedDays(createdAt)
  if (promisedDay === null || (promisedDay >= first && promisedDay <= last)) return
  const message = `Please choose a day from ${formatDate(first)} to ${formatDate(last)}.`
  throw invalid([{ path: 'promisedDay', message }])
}
