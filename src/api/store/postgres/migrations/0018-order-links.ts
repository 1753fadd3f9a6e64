import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `CREATE TABLE shop_keys (name text PRIMARY KEY, value text NOT NULL)`,
  `CREATE TABLE payment_reports (
    id integer PRIMARY KEY CHECK (id > 0),
    order_id integer NOT NULL,
    reference text NOT NULL,
    "date" text NOT NULL,
    state text NOT NULL,
    sentence text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    decided_at timestamptz(3),
    decided_by text,
    entry_id integer
  )`,
  `ALTER TABLE orders ADD COLUMN link_number integer, ADD COLUMN cancel_request jsonb`,
]

/** The links of orders' own pages, and what buyers say there. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
