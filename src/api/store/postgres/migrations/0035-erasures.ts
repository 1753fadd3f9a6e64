import { type Kysely, sql } from 'kysely'

/** Who was erased and when, by keyed hashes. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE customers ADD COLUMN erased_at timestamptz(3)`.execute(database)
  await sql`CREATE TABLE erasures (hash text PRIMARY KEY, "at" timestamptz(3) NOT NULL, customer_id integer NOT NULL)`.execute(
    database,
  )
}
