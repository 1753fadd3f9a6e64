import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Counts of what addresses do, as rate-limiter-flexible keeps them; `expire` is in milliseconds since 1970.
  `CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  `CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL)`,

  `CREATE SEQUENCE visitor_ids AS integer INCREMENT 1000`,
  `CREATE SEQUENCE page_view_ids AS integer INCREMENT 1000`,
  `CREATE TABLE visitors (
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
  `CREATE INDEX visitors_created_at ON visitors (created_at)`,
  `CREATE TABLE page_views (
    id integer PRIMARY KEY CHECK (id > 0),
    page text NOT NULL,
    title text NOT NULL,
    time_spent double precision NOT NULL CHECK (time_spent >= 0),
    visitor_id integer,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX page_views_created_at ON page_views (created_at)`,
  // The totals of a day in India, kept for good.
  `CREATE TABLE visit_days (day date PRIMARY KEY, totals jsonb NOT NULL)`,
]

/** What several processes share beside the shop's own tables: counts, keys and visits. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
