import { sql } from 'kysely'
import { moveColumnTables, tablesIn } from './column-tables'
import type { Database } from './database'

const LOCK = 0x726f7773

const STATEMENTS = [
  // `position` is the order in which rows came. A row that is changed keeps its own.
  `CREATE TABLE rows (
    table_name text NOT NULL,
    key text NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    data jsonb NOT NULL,
    PRIMARY KEY (table_name, key)
  )`,
  // One row: the number of the last change. Who holds its lock is the one process that changes the shop.
  `CREATE TABLE IF NOT EXISTS shop_clock (id boolean PRIMARY KEY DEFAULT true CHECK (id), sequence bigint NOT NULL)`,
  `INSERT INTO shop_clock (sequence) VALUES (0) ON CONFLICT DO NOTHING`,
  // Which rows each change touched, so that other processes read those again.
  `CREATE TABLE IF NOT EXISTS row_changes (
    sequence bigint NOT NULL,
    table_name text NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (sequence, table_name, key)
  )`,
  // Counts of what addresses do, as rate-limiter-flexible keeps them; `expire` is in milliseconds since 1970.
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
  // The totals of a day in India, kept for good.
  `CREATE TABLE IF NOT EXISTS visit_days (day date PRIMARY KEY, totals jsonb NOT NULL)`,
]

/** Makes the tables where they are missing. An older release's shop is moved into them, all of it or nothing. */
export async function migrate(database: Database): Promise<void> {
  if (await hasRows(database)) return
  await database.transaction().execute(async (transaction) => {
    // Of several processes that start at once one migrates, and the others wait for it.
    await sql`SET LOCAL lock_timeout = '20s'`.execute(transaction)
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(transaction)
    if (await hasRows(transaction)) return
    for (const statement of STATEMENTS) await sql.raw(statement).execute(transaction)
    await moveColumnTables(transaction)
  })
}

// Not by `to_regclass`, which may say what this connection saw before it waited.
async function hasRows(database: Database): Promise<boolean> {
  return (await tablesIn(database)).has('rows')
}
