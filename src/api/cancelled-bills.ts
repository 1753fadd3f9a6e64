import type { Order } from '~/schemas/orders'
import { cancelBill } from './bills'
import { recorded } from './changes/recorded'
import { settlePayments } from './ledger'
import type { Key, Shop, ShopReader, Store } from './store/store'

/** Milliseconds in which Undo takes back a cancelled order before anything is written of its bill. */
export const UNDO_TIME = 15_000

const CHECK_EVERY = 1000

/**
 * Writes the credit notes of cancelled orders once nobody can undo the cancelling any more. A cancelled order that has its
 * bill still is the whole note of that: a process that ends forgets nothing, and of two processes one writes.
 */
export class CancelledBills {
  readonly #store: Store
  readonly #waiting = new Set<number>()
  #seen: number | undefined
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(store: Store) {
    this.#store = store
  }

  begin(): this {
    this.#timer = setInterval(() => void this.check(Date.now()).catch(() => {}), CHECK_EVERY).unref()
    return this
  }

  /** Writes what is due at `now`. What the store cannot write stays due. */
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
    if (this.#waiting.size === 0 && this.#seen === this.#store.tableVersion('orders')) return
    const due = await this.#store.read((shop) => {
      this.#follow(shop)
      return [...this.#waiting].filter((id) => isDue(shop.orders.get(id), now))
    })
    for (const id of due) await this.#store.update((shop) => creditOrder(shop, id, now))
  }

  #follow(shop: ShopReader) {
    const version = this.#store.tableVersion('orders')
    if (version === this.#seen) return
    const changed = this.#seen === undefined ? undefined : this.#store.changedSince('orders', this.#seen)
    this.#seen = version
    if (!changed) this.#waiting.clear()
    const orders = changed ? changed.map((id: Key) => shop.orders.get(id)) : shop.orders.rows()
    for (const order of orders) {
      if (order && isWaiting(order)) this.#waiting.add(order.id)
      else if (order) this.#waiting.delete(order.id)
    }
  }
}

const isWaiting = ({ status, billNumber }: Order) => status === 'cancelled' && billNumber !== undefined

/** A clock that was set back does not make it wait longer. */
function isDue(order: Order | undefined, now: number): boolean {
  if (!order || !isWaiting(order)) return false
  const cancelledAt = Date.parse(order.statusHistory.at(-1)?.at ?? '')
  return !(now >= cancelledAt && now < cancelledAt + UNDO_TIME)
}

/** In the name of who has cancelled it. */
function creditOrder(shop: Shop, id: number, now: number) {
  const order = shop.orders.get(id)
  if (!order || !isDue(order, now)) return
  const username = order.statusHistory.at(-1)?.by
  const at = new Date(now).toISOString()
  recorded(shop, { username, now: at }, (rows) => {
    cancelBill(rows, order, { now: at, caller: { username } })
    settlePayments(rows, [order.customerId])
  })
}
