import type pg from 'pg'
import { ImpatientClient } from './client'

/** Any number: who holds this lock of the database does what only one process shall do. */
const LOCK = 0x74726f75

/** What one of several processes does for all of them, such as mailing: the duty of whoever took it first, until it ends. */
export class Duty {
  readonly #url: string
  #client: pg.Client | undefined
  #isOurs = false

  constructor(url: string) {
    this.#url = url
  }

  /** Whether it is this process's turn now; takes the duty where nobody has it. False while the database is away. */
  async isOurs(): Promise<boolean> {
    if (this.#isOurs) return true
    try {
      this.#client ??= await this.#connect()
      const { rows } = await this.#client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
      this.#isOurs = rows[0]?.taken === true
    } catch {
      this.#drop()
    }
    return this.#isOurs
  }

  async close() {
    const client = this.#client
    this.#drop()
    await client?.end().catch(() => {})
  }

  async #connect() {
    const client = new ImpatientClient({
      connectionString: this.#url,
      connectionTimeoutMillis: 2000,
      query_timeout: 3000,
      keepAlive: true,
    })
    // The lock is gone with its connection.
    client.on('error', () => this.#drop())
    client.on('end', () => this.#drop())
    await client.connect()
    return client
  }

  #drop() {
    this.#client = undefined
    this.#isOurs = false
  }
}
