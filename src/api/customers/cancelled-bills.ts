import { isCancelledWithBill } from '~/domain/orders/dispatched-orders'
import type { Order } from '~/domain/orders/schema'
import { recorded } from '../audit-log/audited'
import type { Shop, Store } from '../store/store'
import { cancelBill } from './bills'
import { settlePayments } from './ledger'

/** Milliseconds in which Undo takes back a cancelled order before anything is written of its bill. */
export const UNDO_TIME = 15_000

const CHECK_EVERY = 1000

/**
 * Writes the credit notes of cancelled orders once nobody can undo the cancelling any more. A cancelled order that has its
 * bill still is the whole note of that: a process that ends forgets nothing, and of two processes one writes.
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

  /** Writes what is due at `now`, by the clock of the store. What the store cannot write stays due. */
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

  /** Once for each order: it is tried again every second. */
  #tell(id: number, { message }: Error) {
    if (!this.#noted.has(id)) console.warn(`The bill of the cancelled order #${id} could not be credited: ${message}`)
    this.#noted.add(id)
  }
}

/** A clock that was set back far does not make it wait longer. */
function isDue(order: Order, now: number): boolean {
  const cancelledAt = Date.parse(order.statusHistory.at(-1)?.at ?? '')
  return !(Math.abs(now - cancelledAt) < UNDO_TIME)
}

/** In the name of who has cancelled it. */
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
