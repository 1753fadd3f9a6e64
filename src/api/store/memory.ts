import type { ShopRows } from '~/schemas/shop'
import { type Change, CommittedShop, ShopLayer } from './layer'
import { type Shop, type ShopReader, type Store, StoreUnavailable } from './store'

/** Makes changes durable, or throws; `rows` is the shop as it will be. */
export type Persist = (changes: readonly Change[], rows: () => ShopRows) => Promise<void>

interface Waiting {
  change: (shop: Shop) => unknown
  settle: (outcome: Outcome) => void
}

type Outcome = { value: unknown } | { error: unknown }

/** The shop in memory. Changes waiting at the same moment are persisted together, and only then shown and acknowledged. */
export class MemoryStore implements Store {
  version = 0
  readonly #committed: CommittedShop
  readonly #reader: ShopReader
  readonly #persist: Persist
  readonly #waiting: Waiting[] = []
  #working: Promise<void> | undefined

  constructor(rows: Partial<ShopRows> = {}, persist: Persist = async () => {}) {
    this.#committed = new CommittedShop(rows)
    this.#reader = this.#committed.reader()
    this.#persist = persist
  }

  async read<T>(look: (shop: ShopReader) => T): Promise<T> {
    return look(this.#reader)
  }

  update<T>(change: (shop: Shop) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value as T))
      this.#waiting.push({ change, settle })
      this.#working ??= this.#work()
    })
  }

  async close() {
    await this.#working
  }

  async #work() {
    // Everything that arrives in this turn of the event loop joins the first write.
    await Promise.resolve()
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0))
    this.#working = undefined
  }

  async #commit(batch: readonly Waiting[]) {
    const pending = new ShopLayer(this.#reader)
    const outcomes = batch.map(({ change }) => attempt(change, pending))
    const changes = [...pending.changes()]
    try {
      if (changes.length > 0) await this.#persist(changes, () => this.#rowsAfter(changes))
    } catch (cause) {
      const error = new StoreUnavailable('The store cannot write.', { cause })
      for (const { settle } of batch) settle({ error })
      return
    }
    this.#committed.apply(changes)
    if (changes.length > 0) this.version++
    for (const [index, { settle }] of batch.entries()) settle(outcomes[index] as Outcome)
  }

  #rowsAfter(changes: readonly Change[]) {
    const next = new CommittedShop(this.#committed.toRows())
    next.apply(changes)
    return next.toRows()
  }
}

function attempt(change: (shop: Shop) => unknown, pending: ShopLayer): Outcome {
  const layer = new ShopLayer(pending.shop)
  try {
    const value = change(layer.shop)
    pending.add(layer.changes())
    return { value }
  } catch (error) {
    return { error }
  }
}
