import { sql } from 'kysely'
import { StoreUnavailable } from '../store'
import type { Database } from './database'
import { LOOK_WITHIN, Silence, within } from './silence'

/** As many as one step of the sequence sets apart. */
const BLOCK = 1000

/** Gives numbers that no other process gives, a block of them at a time from a sequence of the database. */
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

  /** Throws StoreUnavailable where a block is used up and the database gives no other. */
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
    if (this.#isAway()) throw new Silence()
    try {
      const asked = sql<{ first: number }>`SELECT nextval(${this.#sequence}) AS first`.execute(this.#database)
      const { rows } = await within(LOOK_WITHIN, asked)
      this.#next = rows[0]?.first ?? 0
      this.#end = this.#next + BLOCK
    } catch (cause) {
      throw new StoreUnavailable('The database gives no numbers.', { cause })
    }
  }
}
