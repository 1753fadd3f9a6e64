import { setImmediate } from 'node:timers/promises'
import { CommittedRows, type RowWrites } from './committed-rows'
import type { ShopRows, TableName } from './shop-schema'
import { type PurgeCopies, type Shop, type ShopReader, type Store, StoreUnavailable } from './store'
import { Transaction } from './transaction'

/** Makes changes durable, one set per `update`, or throws. An empty list only checks that it could. */
export type Persist = (changeSets: readonly RowWrites[]) => Promise<void>

export class ChangeRefused extends Error {
  override name = 'ChangeRefused'
}

export interface Backend {
  refresh?(): Promise<void>
  /**
   * Runs the changes in turn, commits and shows them; or throws and shows none. With `isCheck` it also throws without changes,
   * if none could be committed.
   */
  commit(make: () => readonly RowWrites[], isCheck: boolean): Promise<void>
  purgeCopies?(done?: PurgeCopies): Promise<void>
  close?(): Promise<void>
  /** Milliseconds that the store's clock is ahead of this process; undefined without its own clock. */
  readonly clockOffset?: number
}

export const localBackend =
  (persist: Persist, { close, purgeCopies }: Pick<Backend, 'close' | 'purgeCopies'> = {}) =>
  (rows: CommittedRows): Backend => ({
    async commit(make, isCheck) {
      const changeSets = make()
      if (changeSets.length > 0 || isCheck) await persist(changeSets)
      for (const changes of changeSets) rows.show(changes)
    },
    ...(purgeCopies && { purgeCopies }),
    ...(close && { close }),
  })

interface Waiting {
  change: (shop: Shop) => unknown
  settle: (outcome: Outcome) => void
  isCheck: boolean
  purgeCopies?: (() => Promise<void> | undefined) | undefined
}

type Outcome = { value: unknown } | { error: unknown }

/** The shop in memory. Waiting transactions are persisted together, and then become visible and are acknowledged. */
export class MemoryStore implements Store {
  readonly #committed: CommittedRows
  readonly #reader: ShopReader
  readonly #backend: Backend
  readonly #waiting: Waiting[] = []
  #working: Promise<void> | undefined
  #closed: Promise<void> | undefined

  constructor(
    rows: Partial<ShopRows> | CommittedRows = {},
    backend: (rows: CommittedRows) => Backend = localBackend(async () => {}),
  ) {
    this.#committed = rows instanceof CommittedRows ? rows : new CommittedRows(rows)
    this.#reader = this.#committed.reader()
    this.#backend = backend(this.#committed)
  }

  get version() {
    return this.#committed.sequence
  }

  now = () => new Date(Date.now() + (this.#backend.clockOffset ?? 0))

  tableVersion = (table: TableName) => this.#committed.changesOf(table).last

  changedSince = (table: TableName, version: number) => this.#committed.changesOf(table).since(version)

  changedValues: Store['changedValues'] = (table, index, version) => this.#committed.valueChangesOf(table, index)?.since(version)

  async read<T>(query: (shop: ShopReader) => T): Promise<T> {
    await this.#backend.refresh?.()
    return query(this.#reader)
  }

  update<T>(change: (shop: Shop) => T): Promise<T> {
    return this.#enqueue(change, false) as Promise<T>
  }

  async check() {
    await this.#enqueue(() => {}, true)
  }

  async purgeCopies(done?: PurgeCopies) {
    await this.#enqueue(
      () => {},
      true,
      () => this.#backend.purgeCopies?.(done),
    )
  }

  close() {
    this.#closed ??= Promise.resolve(this.#working).then(() => this.#backend.close?.())
    return this.#closed
  }

  #enqueue(change: (shop: Shop) => unknown, isCheck: boolean, purgeCopies?: Waiting['purgeCopies']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new StoreUnavailable('The store is closed.'))
      const settle = (outcome: Outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value))
      this.#waiting.push({ change, settle, isCheck, purgeCopies })
      this.#working ??= this.#work()
    })
  }

  async #work() {
    while (this.#waiting.length > 0) {
      // Transactions of all requests in this turn of the event loop share one write.
      await setImmediate()
      await this.#commit(this.#waiting.splice(0))
    }
    this.#working = undefined
  }

  async #commit(batch: readonly Waiting[]) {
    let outcomes: Outcome[] = []
    const make = () => {
      const pending = new Transaction(this.#reader)
      const attempts = batch.map(({ change }) => attempt(change, pending))
      outcomes = attempts.map(({ outcome }) => outcome)
      return attempts.map(({ changes }) => changes).filter((changes) => changes.length > 0)
    }
    const isCheck = batch.some((waiting) => waiting.isCheck)
    try {
      await this.#backend.commit(make, isCheck)
      for (const { purgeCopies } of batch) await purgeCopies?.()
    } catch (cause) {
      if (cause instanceof ChangeRefused && batch.length > 1) return this.#commitOneByOne(batch)
      if (cause instanceof ChangeRefused) console.error(`A change was refused: ${cause.message}.`)
      const error = new StoreUnavailable('The store cannot write.', { cause })
      outcomes = batch.map(() => ({ error }))
    }
    for (const [index, { settle }] of batch.entries()) settle(outcomes[index] as Outcome)
  }

  async #commitOneByOne(batch: readonly Waiting[]) {
    for (const waiting of batch) await this.#commit([waiting])
  }
}

function attempt(change: (shop: Shop) => unknown, pending: Transaction): { outcome: Outcome; changes: RowWrites } {
  const transaction = new Transaction(pending.shop)
  try {
    const value = change(transaction.shop)
    const changes = transaction.changes()
    pending.add(changes)
    return { outcome: { value }, changes }
  } catch (error) {
    return { outcome: { error }, changes: [] }
  }
}
