import { CamelCasePlugin, type ColumnType, type Generated, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { PageView, Visitor } from '~/domain/analytics/visitors-schema'
import type { TableName } from '../shop-schema'
import { TimeoutClient } from './timeout-client'

/** Column names are converted: `tableName` is the column `table_name`. */
interface Tables {
  /** The rows of all tables, as JSON. */
  rows: { tableName: TableName; key: string; position: Generated<number>; data: unknown }
  shopClock: { sequence: number }
  rowChanges: { sequence: number; tableName: TableName; key: string }
  secrets: { name: string; value: Buffer }
  visitors: Omit<Visitor, 'visitedPages'> & { visitedPages: ColumnType<Visitor['visitedPages'], string, string> }
  pageViews: PageView
  visitDays: { day: string; totals: ColumnType<unknown, string, string> }
}

export type Database = Kysely<Tables>

const SECOND = 1000

/** Maximum time of a query in milliseconds before its connection is closed. */
const ANSWER_WITHIN = 3 * SECOND

/** For long queries, such as the whole shop in one transaction, in milliseconds. */
export const LONG_TIMEOUT = 25 * SECOND

const CONNECTIONS = 6

/** PostgreSQL ends an idle transaction, and a statement that runs too long. */
const SESSION = '-c timezone=UTC -c idle_in_transaction_session_timeout=10000 -c statement_timeout=20000 -c synchronous_commit=on'

const { TIMESTAMPTZ, INT8 } = pg.types.builtins

const readers: Record<number, (text: string) => unknown> = {
  [TIMESTAMPTZ]: (text) => new Date(`${text.replace(' ', 'T').replace(/\+00$/, '')}Z`).toISOString(),
  [INT8]: Number,
}

/** A connection pool for the database at `url`; connects on demand. A query has `answerWithin` milliseconds. */
export function connect(url: string, answerWithin = ANSWER_WITHIN): pg.Pool {
  const lockWithin = Math.min(5 * SECOND, answerWithin - SECOND / 2)
  const pool = new pg.Pool({
    Client: TimeoutClient,
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 2 * SECOND,
    query_timeout: answerWithin,
    keepAlive: true,
    application_name: 'trout-feed',
    options: `${SESSION} -c lock_timeout=${lockWithin}`,
    types: { getTypeParser: ((id: number, format: 'text') => readers[id] ?? pg.types.getTypeParser(id, format)) as never },
  })
  // An error event without a listener would end the process. The next query reports the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const databaseOf = (pool: pg.Pool): Database =>
  new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
