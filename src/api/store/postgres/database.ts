import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { ImpatientClient } from './client'
import type { Tables } from './tables'

export type Database = Kysely<Tables>

const SECOND = 1000

/** How long a question may take, in milliseconds, before its connection is broken off. */
const ANSWER_WITHIN = 3 * SECOND

/** For what takes its time, such as a whole shop in one change. */
export const PATIENTLY = 25 * SECOND

/** A process writes over one connection at a time; the others look, count and keep visits. */
const CONNECTIONS = 6

/** What the server itself ends: a change that waits for another, one that its process has left, a question without an answer. */
const SESSION = '-c timezone=UTC -c idle_in_transaction_session_timeout=10000 -c statement_timeout=20000 -c synchronous_commit=on'

const { TIMESTAMPTZ, INT8 } = pg.types.builtins

const readers: Record<number, (text: string) => unknown> = {
  [TIMESTAMPTZ]: (text) => new Date(`${text.replace(' ', 'T').replace(/\+00$/, '')}Z`).toISOString(),
  [INT8]: Number,
}

/** Connections to the database at `url`; none is opened before it is needed. A question has `answerWithin` milliseconds. */
export function connect(url: string, answerWithin = ANSWER_WITHIN): pg.Pool {
  const lockWithin = Math.min(5 * SECOND, answerWithin - SECOND / 2)
  const pool = new pg.Pool({
    Client: ImpatientClient,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 2 * SECOND,
    query_timeout: answerWithin,
    keepAlive: true,
    application_name: 'trout-feed',
    options: `${SESSION} -c lock_timeout=${lockWithin}`,
    types: { getTypeParser: ((id: number, format: 'text') => readers[id] ?? pg.types.getTypeParser(id, format)) as never },
  })
  // A connection that breaks tells so at its next use; unheard, its event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const databaseOf = (pool: pg.Pool): Database =>
  new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
