import type pg from 'pg'
import { TimeoutClient } from './timeout-client'

const LOCK = 0x74726f75

/** Elects one of several processes to work for all, such as sending mails: the one that gets the lock, until it ends. */
export class LeaderLock {
  readonly #url: string
  #client: Promise<pg.Client> | undefined
  #isHeld = false

  constructor(url: string) {
    this.#url = url
  }

  async isHeld(): Promise<boolean> {
    if (this.#isHeld) return true
    try {
      // Concurrent calls share a connection; with two, one would wait for the other's lock.
      this.#client ??= this.#connect()
      const { rows } = await (await this.#client).query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
      this.#isHeld = rows[0]?.taken === true
    } catch {
      this.#drop()
    }
    return this.#isHeld
  }

  async close() {
    const client = await this.#client?.catch(() => undefined)
    this.#drop()
    await client?.end().catch(() => {})
  }

  async #connect() {
    const client = new TimeoutClient({
      connectionString: this.#url,
      connectionTimeoutMillis: 2000,
      query_timeout: 3000,
      keepAlive: true,
    })
    // The lock is lost with its connection.
    client.on('error', () => this.#drop())
    client.on('end', () => this.#drop())
    await client.connect()
    return client
  }

  #drop() {
    this.#client = undefined
    this.#isHeld = false
  }
}
