import { isCancelledWithBill } from '~/domain/orders/dispatched-orders'
import type { Order } from '~/domain/orders/schema'
import { recorded } from '../audit-log/audited'
import type { Shop, Store } from '../store/store'
import { cancelBill } from './bills'
import { settlePayments } from './ledger'

/** Milliseconds for Undo of a cancellation, before its bill is credited. */
export const UNDO_TIME = 15_000

const CHECK_EVERY = 1000

/**
 * Creates the credit notes of cancelled orders after the undo time. A cancelled order that still has a bill is the queue, so a
 * crash loses nothing, and of several processes only one writes.
 */
export class CancelledBills {
  readonly #store: Store
  readonly #noted = new Set<number>()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(store: Store) {
    this.#store = store
  }

  begin(): this {
    this.#timer = setInterval(() => void this.check(this.#store.now().getTime()).catch(() => {}), CHECK_EVERY).unref()
    return this
  }

  /** Creates the credit notes due at `now`, by the store's clock. Failed ones stay due. */
  check(now: number): Promise<void> {
    this.#running ??= this.#write(now).finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async close() {
    clearInterval(this.#timer)
    await this.#running?.catch(() => {})
  }

  async #write(now: number) {
    const due = await this.#store.read((shop) =>
      shop.orders.by('cancelledWithBill', 'waiting').filter((order) => isDue(order, now)),
    )
    for (const { id } of due) {
      await this.#store.update((shop) => creditOrder(shop, id, now)).catch((error) => this.#tell(id, error))
    }
  }

  /** Logs an error once per order, because it is retried every second. */
  #tell(id: number, { message }: Error) {
    if (!this.#noted.has(id)) console.warn(`The bill of the cancelled order #${id} could not be credited: ${message}`)
    this.#noted.add(id)
  }
}

/** A clock that was set back does not lengthen the wait. */
function isDue(order: Order, now: number): boolean {
  const cancelledAt = Date.parse(order.statusHistory.at(-1)?.at ?? '')
  return !(Math.abs(now - cancelledAt) < UNDO_TIME)
}

/** In the name of the operator who cancelled it. */
function creditOrder(shop: Shop, id: number, now: number) {
  const order = shop.orders.get(id)
  if (!order || !isCancelledWithBill(order) || !isDue(order, now)) return
  const username = order.statusHistory.at(-1)?.by
  const at = new Date(now).toISOString()
  recorded(shop, { username, now: at }, (rows) => {
    cancelBill(rows, order, { now: at, caller: { username } })
    settlePayments(rows, [order.customerId])
  })
}
