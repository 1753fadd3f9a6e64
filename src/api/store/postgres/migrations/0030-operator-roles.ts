import { type Kysely, sql } from 'kysely'

/** What each operator may do. Those of an older shop did all. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE operators ADD COLUMN role text NOT NULL DEFAULT 'operator'`.execute(database)
}
