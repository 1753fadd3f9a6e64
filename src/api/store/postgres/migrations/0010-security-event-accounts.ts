import { type Kysely, sql } from 'kysely'

/** Which operator a security event is about; null for the owner. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE security_events ADD COLUMN username text').execute(database)
}
