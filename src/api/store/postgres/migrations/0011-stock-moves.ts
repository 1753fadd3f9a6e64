import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `CREATE TABLE stock_moves (
    id integer PRIMARY KEY CHECK (id > 0),
    product_id integer NOT NULL,
    reason text NOT NULL,
    "by" integer NOT NULL,
    stock_after integer NOT NULL,
    note text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    username text NOT NULL
  )`,
]

/** Why the stock of a product changed. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
