import { type Kysely, sql } from 'kysely'

/** The day on which money moved, where the books of that day were closed. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE ledger_entries ADD COLUMN value_date text`.execute(database)
}
