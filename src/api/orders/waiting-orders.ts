import { isQueued, QUEUES, type Queue, waitsSince } from '~/domain/orders/next-action'
import type { Order } from '~/domain/orders/schema'
import { perStore } from '../store/memo'
import type { ShopReader, Store } from '../store/store'

interface First {
  id: number
  since: string
}

/** Since when the first order of a queue waits. A change is read alone, unless it is that of the first order. */
class WaitingOrders {
  readonly #store: Store
  readonly #queue: Queue
  #version: number | undefined
  #first: First | undefined

  constructor(store: Store, queue: Queue) {
    this.#store = store
    this.#queue = queue
  }

  /** `rows` are the orders of the queue, not older than `version`. */
  since(shop: ShopReader, rows: readonly Order[], version: number): string | null {
    const changed = this.#version === undefined ? undefined : this.#store.changedSince('orders', this.#version)
    this.#version = version
    if (changed && !changed.some((id) => id === this.#first?.id))
      this.#first = changed.reduce(
        (first: First | undefined, id) => this.#earlier(first, shop.orders.get(Number(id))),
        this.#first,
      )
    else this.#first = rows.reduce((first: First | undefined, order) => this.#earlier(first, order), undefined)
    return this.#first?.since ?? null
  }

  #earlier(first: First | undefined, order: Order | undefined): First | undefined {
    if (!order || !isQueued(order, this.#queue)) return first
    const since = waitsSince(order, this.#queue)
    return first && first.since <= since ? first : { id: order.id, since }
  }
}

const queuesOf = perStore(
  (store) => Object.fromEntries(QUEUES.map((queue) => [queue, new WaitingOrders(store, queue)])) as Record<Queue, WaitingOrders>,
)

export const waitingSince = (store: Store, queue: Queue, ...of: Parameters<WaitingOrders['since']>): string | null =>
  queuesOf(store)[queue].since(...of)
