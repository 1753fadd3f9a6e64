import type pg from 'pg'
import type { ChangeSet, CommittedShop } from '../layer'
import type { Keeper } from '../memory'
import { type Missed, noteChange, readClock, readMissed, takeTurn } from './clock'
import type { Database } from './database'
import { writeChanges } from './rows'

/** Milliseconds in which a process without readers sees what others have changed, or that the database is back. */
const LOOK_EVERY = 1000

/**
 * Keeps the shop in a database that several processes share. Each has all rows in its memory; before a look it asks for the
 * number of the last change, before a change it waits for its turn, and reads what it has missed. While the database is
 * away, looks see what was read last, and changes are refused.
 */
export class PostgresKeeper implements Keeper {
  readonly #database: Database
  readonly #pool: pg.Pool
  readonly #known: CommittedShop
  #sequence = Number.NEGATIVE_INFINITY
  #isAway = false
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #nextLook: Promise<void> | undefined

  constructor(database: Database, pool: pg.Pool, known: CommittedShop) {
    this.#database = database
    this.#pool = pool
    this.#known = known
  }

  /** Reads the whole shop; throws where the database does not answer. */
  async open() {
    this.#catchUp(await this.#readMissed())
    this.#timer = setInterval(() => this.look(), LOOK_EVERY).unref()
  }

  /** Sees everything that was acknowledged before this call. All who wait share the next question. */
  refresh(): Promise<void> {
    if (this.#isAway) return Promise.resolve()
    return this.look()
  }

  /** Asks the database also where it was away a moment ago. */
  look(): Promise<void> {
    this.#nextLook ??= this.#looking.then(() => {
      this.#nextLook = undefined
      this.#looking = this.#look()
      return this.#looking
    })
    return this.#nextLook
  }

  async keep(make: () => readonly ChangeSet[]) {
    let made: { sequence: number; changeSets: readonly ChangeSet[] } | undefined
    await this.#database.transaction().execute(async (transaction) => {
      const before = await takeTurn(transaction)
      if (before > this.#sequence) this.#catchUp(await readMissed(transaction, this.#sequence, before, this.#known))
      const changeSets = make()
      const changes = changeSets.flat()
      if (changes.length === 0) return
      const sequence = before + 1
      await writeChanges(transaction, changes)
      await noteChange(transaction, sequence, changes)
      made = { sequence, changeSets }
    })
    if (made) this.#catchUp({ sequence: made.sequence, changes: made.changeSets.flat() })
    this.#isBack()
  }

  async close() {
    clearInterval(this.#timer)
    await this.#looking
    await this.#pool.end()
  }

  async #look() {
    try {
      if ((await readClock(this.#database)) > this.#sequence) this.#catchUp(await this.#readMissed())
      this.#isBack()
    } catch (error) {
      if (!this.#isAway) console.warn(`The database does not answer (${reasonOf(error)}): pages show what was read last.`)
      this.#isAway = true
    }
  }

  #isBack() {
    if (this.#isAway) console.log('The database answers again.')
    this.#isAway = false
  }

  #readMissed(): Promise<Missed> {
    const transaction = this.#database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return transaction.execute(async (snapshot) => readMissed(snapshot, this.#sequence, await readClock(snapshot), this.#known))
  }

  /** Answers may come out of their order: an older one tells nothing that is not known. */
  #catchUp({ sequence, changes }: Missed) {
    if (sequence <= this.#sequence) return
    this.#sequence = sequence
    this.#known.show([changes])
  }
}

/** In one word: the message may hold the address of the database, or a row. */
const reasonOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).name
