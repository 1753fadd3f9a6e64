import { sql } from 'kysely'
import { StoreUnavailable } from '../store'
import type { Database } from './database'
import { QUERY_WITHIN, QueryTimeout, withTimeout } from './query-timeout'

const BLOCK = 1000

/** Gives each id once among all processes: it takes ids from a sequence of the database, a block at a time. */
export class VisitNumbers {
  readonly #database: Database
  readonly #sequence: string
  readonly #isAway: () => boolean
  #next = 0
  #end = 0
  #asking: Promise<void> | undefined

  constructor(database: Database, sequence: string, isAway: () => boolean) {
    this.#database = database
    this.#sequence = sequence
    this.#isAway = isAway
  }

  /** Throws StoreUnavailable where the block is used up and the database gives no other. */
  async next(): Promise<number> {
    while (this.#next >= this.#end) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined
      })
      await this.#asking
    }
    return this.#next++
  }

  async #ask() {
    if (this.#isAway()) throw new QueryTimeout()
    try {
      const asked = sql<{ first: number }>`SELECT nextval(${this.#sequence}) AS first`.execute(this.#database)
      const { rows } = await withTimeout(QUERY_WITHIN, asked)
      this.#next = rows[0]?.first ?? 0
      this.#end = this.#next + BLOCK
    } catch (cause) {
      throw new StoreUnavailable('The database gives no numbers.', { cause })
    }
  }
}
