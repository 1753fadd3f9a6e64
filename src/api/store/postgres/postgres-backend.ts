import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type pg from 'pg'
import { type CommittedRows, keyOf, type RowWrite, type RowWrites } from '~/api/store/committed-rows'
import { type Backend, ChangeRefused } from '../memory'
import { tableNames } from '../shop-schema'
import { Turns } from '../turns'
import type { Database } from './database'
import { QUERY_WITHIN, QueryTimeout, withTimeout } from './query-timeout'
import { readAllRows, readChangedRows, writeRows } from './rows'
import { isRefused } from './sql-errors'

/** A process that missed more changes reads the whole shop again. */
const REMEMBERED = 10_000
const FORGET_EVERY = 1000

interface Missed {
  sequence: number
  changes: readonly RowWrite[]
}

async function readSequence(database: Database): Promise<number> {
  const { sequence } = await database.selectFrom('shopClock').select('sequence').executeTakeFirstOrThrow()
  return sequence
}

/** The same, with the time of the database's clock in milliseconds since 1970. */
const readClock = (database: Database) =>
  database
    .selectFrom('shopClock')
    .select(['sequence', sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::float8`.as('time')])
    .executeTakeFirstOrThrow()

/**
 * Waits for this transaction's turn, and returns the number of the last change. Every change takes this lock first, before locks
 * of rows, so no two changes can deadlock.
 */
async function lockSequence(database: Database): Promise<number> {
  const { sequence } = await database.selectFrom('shopClock').select('sequence').forUpdate().executeTakeFirstOrThrow()
  return sequence
}

async function recordChange(database: Database, sequence: number, changes: readonly RowWrite[]): Promise<void> {
  const names = changes.map(([name]) => name)
  const keys = changes.map(([, key]) => String(key))
  await sql`
    WITH recorded AS (
      INSERT INTO row_changes (sequence, table_name, key)
      SELECT DISTINCT ${sequence}::bigint, * FROM unnest(${names}::text[], ${keys}::text[])
    )
    UPDATE shop_clock SET sequence = ${sequence}`.execute(database)
  if (sequence % FORGET_EVERY > 0) return
  await database
    .deleteFrom('rowChanges')
    .where('sequence', '<=', sequence - REMEMBERED)
    .execute()
}

/** The rows changed after `since`, as this transaction sees them; after too many changes compares all rows. */
async function readMissed(database: Database, since: number, sequence: number, known: CommittedRows): Promise<Missed> {
  if (sequence - since > REMEMBERED - FORGET_EVERY) return { sequence, changes: await replaced(database, known) }
  return { sequence, changes: await readChangedRows(database, since) }
}

/** The differences between all rows and the known ones, computed over many turns of the event loop. */
async function replaced(database: Database, known: CommittedRows): Promise<RowWrite[]> {
  const shop = known.reader()
  const [changes, found, turns] = [[] as RowWrite[], new Set<string>(), new Turns()]
  for await (const rows of readAllRows(database)) {
    for (const write of rows) {
      const [name, key, row] = write
      found.add(`${name} ${key}`)
      if (!isDeepStrictEqual(shop[name].get(key), row)) changes.push(write)
      const turn = turns.next()
      if (turn) await turn
    }
  }
  for (const name of tableNames()) {
    for (const row of shop[name].rows()) {
      const key = keyOf(name, row)
      if (!found.has(`${name} ${key}`)) changes.push([name, key, null])
      const turn = turns.next()
      if (turn) await turn
    }
  }
  return changes
}

const POLL_EVERY = 1000

/**
 * Stores the shop in a database that several processes share; each has all rows in memory. A query first asks for the number of
 * the last change, a change locks it; then both read the missed changes. While the database is unavailable, queries return the
 * last rows read, and changes are refused.
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

  clockOffset = 0

  get isAway() {
    return this.#isAway
  }

  async open(database: Database) {
    this.#catchUp(await this.#readMissed(database))
    await this.poll()
    this.#timer = setInterval(() => this.poll(), POLL_EVERY).unref()
  }

  /** Reads every change acknowledged before this call. Waiting callers share the next poll. */
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
      await writeRows(transaction, changes)
      await recordChange(transaction, sequence, changes)
      made = { sequence, changeSets }
    })
    if (made) this.#catchUp({ sequence: made.sequence, changes: made.changeSets.flat() })
  }

  /** Deletes the list of changes if it contains keys of erased customers, such as phones. Other processes then read all rows. */
  async purgeCopies() {
    const sequence = await this.#database.transaction().execute(async (transaction) => {
      const before = await lockSequence(transaction)
      const gone = sql`SELECT 1 FROM row_changes WHERE table_name = 'customerNumbers'
        AND NOT EXISTS (SELECT 1 FROM rows WHERE rows.table_name = row_changes.table_name AND rows.key = row_changes.key) LIMIT 1`
      if ((await gone.execute(transaction)).rows.length === 0) return undefined
      if (before > this.#sequence) this.#catchUp(await readMissed(transaction, this.#sequence, before, this.#rows))
      await transaction.deleteFrom('rowChanges').execute()
      await transaction
        .updateTable('shopClock')
        .set({ sequence: before + REMEMBERED })
        .execute()
      return before + REMEMBERED
    })
    // This process has not missed a change.
    if (sequence !== undefined) this.#catchUp({ sequence, changes: [] })
  }

  async close() {
    clearInterval(this.#timer)
    await this.#polling
    await this.#pool.end()
  }

  async #poll() {
    try {
      const asked = Date.now()
      const { sequence, time } = await withTimeout(QUERY_WITHIN, readClock(this.#database))
      this.clockOffset = Math.round(time - (asked + Date.now()) / 2)
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

/** Only a code or name, because the message may contain the database address or a row. */
const reasonOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).name
