import { sql } from 'kysely'
import { moveColumnTables, tablesIn } from './column-tables'
import type { Database } from './database'

const LOCK = 0x726f7773

const STATEMENTS = [
  // `position` is the order of creation. A changed row keeps its position.
  `CREATE TABLE rows (
    table_name text NOT NULL,
    key text NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    data jsonb NOT NULL,
    PRIMARY KEY (table_name, key)
  )`,
  // One row: the number of the last change. A process must lock it to change the shop.
  `CREATE TABLE IF NOT EXISTS shop_clock (id boolean PRIMARY KEY DEFAULT true CHECK (id), sequence bigint NOT NULL)`,
  `INSERT INTO shop_clock (sequence) VALUES (0) ON CONFLICT DO NOTHING`,
  // The rows of each change, so that other processes read them again.
  `CREATE TABLE IF NOT EXISTS row_changes (
    sequence bigint NOT NULL,
    table_name text NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (sequence, table_name, key)
  )`,
  // Counts per address, written by rate-limiter-flexible; `expire` is in milliseconds since 1970.
  `CREATE TABLE IF NOT EXISTS rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  `CREATE TABLE IF NOT EXISTS secrets (name text PRIMARY KEY, value bytea NOT NULL)`,
  `CREATE SEQUENCE IF NOT EXISTS visitor_ids AS integer INCREMENT 1000`,
  `CREATE SEQUENCE IF NOT EXISTS page_view_ids AS integer INCREMENT 1000`,
  `CREATE TABLE IF NOT EXISTS visitors (
    id integer PRIMARY KEY CHECK (id > 0),
    session_id text NOT NULL,
    country text NOT NULL,
    city text NOT NULL,
    device text NOT NULL CHECK (device IN ('Desktop', 'Mobile', 'Tablet')),
    browser text NOT NULL,
    os text NOT NULL,
    visited_pages jsonb NOT NULL,
    time_on_site double precision NOT NULL CHECK (time_on_site >= 0),
    is_returning boolean NOT NULL,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX IF NOT EXISTS visitors_created_at ON visitors (created_at)`,
  `CREATE TABLE IF NOT EXISTS page_views (
    id integer PRIMARY KEY CHECK (id > 0),
    page text NOT NULL,
    title text NOT NULL,
    time_spent double precision NOT NULL CHECK (time_spent >= 0),
    visitor_id integer,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX IF NOT EXISTS page_views_created_at ON page_views (created_at)`,
  // The totals of an Indian day, stored permanently.
  `CREATE TABLE IF NOT EXISTS visit_days (day date PRIMARY KEY, totals jsonb NOT NULL)`,
]

/** Creates missing tables, and moves the shop of an older version into them, in one transaction. */
export async function migrate(database: Database): Promise<void> {
  if (await hasRows(database)) return
  await database.transaction().execute(async (transaction) => {
    // If several processes start at once, one migrates and the others wait.
    await sql`SET LOCAL lock_timeout = '20s'`.execute(transaction)
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(transaction)
    if (await hasRows(transaction)) return
    for (const statement of STATEMENTS) await sql.raw(statement).execute(transaction)
    await moveColumnTables(transaction)
  })
}

// Without `to_regclass`, which may return what this connection saw before it waited.
async function hasRows(database: Database): Promise<boolean> {
  return (await tablesIn(database)).has('rows')
}
