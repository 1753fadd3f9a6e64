import { type Kysely, sql } from 'kysely'

const STATEMENT = `ALTER TABLE notifications
  ADD COLUMN order_id integer,
  ADD COLUMN contact_id integer,
  ADD COLUMN product_id integer`

/** What a notification is about, which outlives its row. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(STATEMENT).execute(database)
}
