import type { ShopRows } from '~/schemas/shop'
import { type ChangeSet, CommittedShop, ShopLayer } from './layer'
import { type Shop, type ShopReader, type Store, StoreUnavailable } from './store'

/** Makes changes durable, one set a call of `update`, or throws. An empty list asks only whether it could. */
export type Persist = (changeSets: readonly ChangeSet[]) => Promise<void>

interface Waiting {
  change: (shop: Shop) => unknown
  settle: (outcome: Outcome) => void
  isCheck: boolean
}

type Outcome = { value: unknown } | { error: unknown }

/** The shop in memory. Changes waiting at the same moment are persisted together, and only then shown and acknowledged. */
export class MemoryStore implements Store {
  version = 0
  readonly #committed: CommittedShop
  readonly #reader: ShopReader
  readonly #persist: Persist
  readonly #release: () => Promise<void>
  readonly #waiting: Waiting[] = []
  #working: Promise<void> | undefined
  #closed: Promise<void> | undefined

  constructor(rows: Partial<ShopRows> | CommittedShop = {}, persist: Persist = async () => {}, release = async () => {}) {
    this.#committed = rows instanceof CommittedShop ? rows : new CommittedShop(rows)
    this.#reader = this.#committed.reader()
    this.#persist = persist
    this.#release = release
  }

  async read<T>(look: (shop: ShopReader) => T): Promise<T> {
    return look(this.#reader)
  }

  update<T>(change: (shop: Shop) => T): Promise<T> {
    return this.#enqueue(change, false) as Promise<T>
  }

  async check() {
    await this.#enqueue(() => {}, true)
  }

  close() {
    this.#closed ??= Promise.resolve(this.#working).then(this.#release)
    return this.#closed
  }

  #enqueue(change: (shop: Shop) => unknown, isCheck: boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new StoreUnavailable('The store is closed.'))
      const settle = (outcome: Outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value))
      this.#waiting.push({ change, settle, isCheck })
      this.#working ??= this.#work()
    })
  }

  async #work() {
    // Everything that arrives in this turn of the event loop joins the first write.
    await Promise.resolve()
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0))
    this.#working = undefined
  }

  async #commit(batch: readonly Waiting[]) {
    const pending = new ShopLayer(this.#reader)
    const attempts = batch.map(({ change }) => attempt(change, pending))
    const changeSets = attempts.map(({ changes }) => changes).filter((changes) => changes.length > 0)
    try {
      if (changeSets.length > 0 || batch.some(({ isCheck }) => isCheck)) await this.#persist(changeSets)
    } catch (cause) {
      const error = new StoreUnavailable('The store cannot write.', { cause })
      for (const { settle } of batch) settle({ error })
      return
    }
    for (const changes of changeSets) this.#committed.apply(changes)
    if (changeSets.length > 0) this.version++
    for (const [index, { settle }] of batch.entries()) settle(attempts[index]?.outcome as Outcome)
  }
}

function attempt(change: (shop: Shop) => unknown, pending: ShopLayer): { outcome: Outcome; changes: ChangeSet } {
  const layer = new ShopLayer(pending.shop)
  try {
    const value = change(layer.shop)
    const changes = [...layer.changes()]
    pending.add(changes)
    return { outcome: { value }, changes }
  } catch (error) {
    return { outcome: { error }, changes: [] }
  }
}
