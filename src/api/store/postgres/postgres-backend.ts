import type pg from 'pg'
import type { CommittedRows, RowWrites } from '~/api/store/committed-rows'
import { type Backend, ChangeRefused } from '../memory'
import { lockSequence, type Missed, readMissed, readSequence, recordChange } from './change-sequence'
import type { Database } from './database'
import { QUERY_WITHIN, QueryTimeout, withTimeout } from './query-timeout'
import { writeChanges } from './rows'
import { isRefused } from './sql-errors'

const POLL_EVERY = 1000

/**
 * Keeps the shop in a database that several processes share. Each process has all rows in memory.
 * Before a query it asks for the number of the last change, before a change it locks that number; then it reads what it missed.
 * While the database is away, queries see the rows read last, and changes are refused.
 */
export class PostgresBackend implements Backend {
  readonly #database: Database
  readonly #pool: pg.Pool
  readonly #rows: CommittedRows
  #sequence = Number.NEGATIVE_INFINITY
  #isAway = false
  #isTimedOut = false
  #timer: NodeJS.Timeout | undefined
  #polling: Promise<void> = Promise.resolve()
  #nextPoll: Promise<void> | undefined

  constructor(database: Database, pool: pg.Pool, rows: CommittedRows) {
    this.#database = database
    this.#pool = pool
    this.#rows = rows
  }

  get isAway() {
    return this.#isAway
  }

  async open(database: Database) {
    this.#catchUp(await this.#readMissed(database))
    this.#timer = setInterval(() => this.poll(), POLL_EVERY).unref()
  }

  /** Reads every change acknowledged before this call. Callers that wait share the next poll. */
  async refresh(): Promise<void> {
    if (this.#isAway) return
    await withTimeout(QUERY_WITHIN, this.poll()).catch((error) => this.#wentAway(error))
  }

  poll(): Promise<void> {
    this.#nextPoll ??= this.#polling.then(() => {
      this.#nextPoll = undefined
      this.#polling = this.#poll()
      return this.#polling
    })
    return this.#nextPoll
  }

  async commit(make: () => readonly RowWrites[]) {
    if (this.#isTimedOut) throw new QueryTimeout()
    await this.#change(make).catch((error) => {
      throw isRefused(error) ? new ChangeRefused(`${reasonOf(error)} in ${error.table ?? 'a row'}`, { cause: error }) : error
    })
    this.#isBack()
  }

  async #change(make: () => readonly RowWrites[]) {
    let made: { sequence: number; changeSets: readonly RowWrites[] } | undefined
    await this.#database.transaction().execute(async (transaction) => {
      const before = await lockSequence(transaction)
      if (before > this.#sequence) this.#catchUp(await readMissed(transaction, this.#sequence, before, this.#rows))
      const changeSets = make()
      const changes = changeSets.flat()
      if (changes.length === 0) return
      const sequence = before + 1
      await writeChanges(transaction, changes)
      await recordChange(transaction, sequence, changes)
      made = { sequence, changeSets }
    })
    if (made) this.#catchUp({ sequence: made.sequence, changes: made.changeSets.flat() })
  }

  async close() {
    clearInterval(this.#timer)
    await this.#polling
    await this.#pool.end()
  }

  async #poll() {
    try {
      const sequence = await withTimeout(QUERY_WITHIN, readSequence(this.#database))
      if (sequence > this.#sequence) this.#catchUp(await this.#readMissed(this.#database))
      this.#isBack()
    } catch (error) {
      this.#wentAway(error)
    }
  }

  #wentAway(error: unknown) {
    if (!this.#isAway) console.warn(`The database does not answer (${reasonOf(error)}): pages show what was read last.`)
    this.#isAway = true
    this.#isTimedOut = error instanceof QueryTimeout
  }

  #isBack() {
    if (this.#isAway) console.log('The database answers again.')
    this.#isAway = this.#isTimedOut = false
  }

  #readMissed(database: Database): Promise<Missed> {
    const transaction = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return transaction.execute(async (snapshot) => readMissed(snapshot, this.#sequence, await readSequence(snapshot), this.#rows))
  }

  #catchUp({ sequence, changes }: Missed) {
    if (sequence <= this.#sequence) return
    this.#sequence = sequence
    this.#rows.show(changes)
  }
}

/** One word: the message may hold the address of the database, or a row. */
const reasonOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).name
