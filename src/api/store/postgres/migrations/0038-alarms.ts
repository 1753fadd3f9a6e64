import { type Kysely, sql } from 'kysely'

/** Which alarm of the shop a notification is about. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE notifications ADD COLUMN alarm text`.execute(database)
}
