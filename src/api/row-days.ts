import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Order } from '~/domain/orders/schema'
import type { Store } from './store/store'

const DAYS_A_TURN = 100
const DAYS_KEPT = 1500

interface Known<Value extends object> {
  version: number
  days: LRUCache<string, Value>
}

/** What follows from the orders of an Indian day, made once until one of them changes. */
export class OrderDays<Value extends object> {
  readonly #make: (orders: readonly Order[]) => Value
  readonly #ofStores = new WeakMap<Store, Known<Value>>()

  constructor(make: (orders: readonly Order[]) => Value) {
    this.#make = make
  }

  /** Some days in each turn of the event loop. */
  async of(store: Store, days: readonly string[]): Promise<Value[]> {
    const values: Value[] = []
    for (let first = 0; first < days.length; first += DAYS_A_TURN) {
      if (first > 0) await nextTurn()
      values.push(...(await this.#read(store, days.slice(first, first + DAYS_A_TURN))))
    }
    return values
  }

  #read(store: Store, days: readonly string[]): Promise<Value[]> {
    return store.read((shop) => {
      const known = this.#current(store)
      return days.map((day) => {
        const value = known.get(day) ?? this.#make(shop.orders.by('day', day))
        known.set(day, value)
        return value
      })
    })
  }

  #current(store: Store): Known<Value>['days'] {
    const known = this.#ofStores.get(store) ?? { version: store.version, days: new LRUCache({ max: DAYS_KEPT }) }
    this.#ofStores.set(store, known)
    const changed = store.changedValues('orders', 'day', known.version)
    known.version = store.version
    if (!changed) known.days.clear()
    for (const day of changed ?? []) known.days.delete(String(day))
    return known.days
  }
}
