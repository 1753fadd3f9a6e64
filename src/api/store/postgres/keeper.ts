import type pg from 'pg'
import type { ChangeSet, CommittedRows } from '~/api/store/committed-rows'
import { ChangeRefused, type Keeper } from '../memory'
import { lockSequence, type Missed, noteChange, readMissed, readSequence } from './change-sequence'
import type { Database } from './database'
import { isRefused } from './refusal'
import { writeChanges } from './rows'
import { LOOK_WITHIN, Silence, within } from './silence'

/** Milliseconds in which a process without readers sees what others have changed, or that the database is back. */
const LOOK_EVERY = 1000

/**
 * Keeps the shop in a database that several processes share. Each has all rows in its memory; before a look it asks for the
 * number of the last change, before a change it waits for its turn, and reads what it has missed. While the database is
 * away, looks see what was read last, and changes are refused; while it is silent, at once.
 */
export class PostgresKeeper implements Keeper {
  readonly #database: Database
  readonly #pool: pg.Pool
  readonly #known: CommittedRows
  #sequence = Number.NEGATIVE_INFINITY
  #isAway = false
  #isSilent = false
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()
  #nextLook: Promise<void> | undefined

  constructor(database: Database, pool: pg.Pool, known: CommittedRows) {
    this.#database = database
    this.#pool = pool
    this.#known = known
  }

  get isAway() {
    return this.#isAway
  }

  /** Reads the whole shop over `database`; throws where that does not answer. */
  async open(database: Database) {
    this.#catchUp(await this.#readMissed(database))
    this.#timer = setInterval(() => this.look(), LOOK_EVERY).unref()
  }

  /** Sees everything that was acknowledged before this call. All who wait share the next question. */
  async refresh(): Promise<void> {
    if (this.#isAway) return
    await within(LOOK_WITHIN, this.look()).catch((error) => this.#wentAway(error))
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
    if (this.#isSilent) throw new Silence()
    await this.#change(make).catch((error) => {
      throw isRefused(error) ? new ChangeRefused(`${reasonOf(error)} in ${error.table ?? 'a row'}`, { cause: error }) : error
    })
    this.#isBack()
  }

  async #change(make: () => readonly ChangeSet[]) {
    let made: { sequence: number; changeSets: readonly ChangeSet[] } | undefined
    await this.#database.transaction().execute(async (transaction) => {
      const before = await lockSequence(transaction)
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
  }

  async close() {
    clearInterval(this.#timer)
    await this.#looking
    await this.#pool.end()
  }

  async #look() {
    try {
      const sequence = await within(LOOK_WITHIN, readSequence(this.#database))
      if (sequence > this.#sequence) this.#catchUp(await this.#readMissed(this.#database))
      this.#isBack()
    } catch (error) {
      this.#wentAway(error)
    }
  }

  #wentAway(error: unknown) {
    if (!this.#isAway) console.warn(`The database does not answer (${reasonOf(error)}): pages show what was read last.`)
    this.#isAway = true
    this.#isSilent = error instanceof Silence
  }

  #isBack() {
    if (this.#isAway) console.log('The database answers again.')
    this.#isAway = this.#isSilent = false
  }

  #readMissed(database: Database): Promise<Missed> {
    const transaction = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return transaction.execute(async (snapshot) =>
      readMissed(snapshot, this.#sequence, await readSequence(snapshot), this.#known),
    )
  }

  /** Answers may come out of their order: an older one tells nothing that is not known. */
  #catchUp({ sequence, changes }: Missed) {
    if (sequence <= this.#sequence) return
    this.#sequence = sequence
    this.#known.show(changes)
  }
}

/** In one word: the message may hold the address of the database, or a row. */
const reasonOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).name
