import { bagsOutside } from '~/domain/batches/allocation'
import { perStore } from '../store/memo'
import type { ShopReader, Store } from '../store/store'

interface Outside {
  bags: number
  /** The orders that have them. */
  orderIds: readonly number[]
}

/** What is outside of each lot, cached until an order of the lot changes. */
class LotsOutside {
  readonly #store: Store
  readonly #known = new Map<string, Outside>()
  #version: number | undefined

  constructor(store: Store) {
    this.#store = store
  }

  catchUp(): this {
    const { version } = this.#store
    if (version === this.#version) return this
    const changed = this.#version === undefined ? undefined : this.#store.changedValues('orders', 'lot', this.#version)
    this.#version = version
    if (!changed) this.#known.clear()
    else for (const lot of changed) this.#known.delete(String(lot))
    return this
  }

  of(shop: ShopReader, lot: string): Outside {
    const known = this.#known.get(lot) ?? read(shop, lot)
    this.#known.set(lot, known)
    return known
  }
}

function read(shop: ShopReader, lot: string): Outside {
  const holding = shop.orders.by('lot', lot).map((order) => ({ id: order.id, bags: bagsOutside(order, lot) }))
  return {
    bags: holding.reduce((sum, { bags }) => sum + bags, 0),
    orderIds: holding.filter(({ bags }) => bags > 0).map(({ id }) => id),
  }
}

const lotsOf = perStore((store) => new LotsOutside(store))

/** What is outside the shop of each known lot in `shop`. */
export function lotsOutsideIn(store: Store, shop: ShopReader): (lot: string) => Outside {
  const lots = lotsOf(store).catchUp()
  return (lot) => lots.of(shop, lot)
}
