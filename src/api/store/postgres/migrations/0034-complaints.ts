import { type Kysely, sql } from 'kysely'

/** What a complaint has beside its message; null for every other contact. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE contacts ADD COLUMN complaint jsonb`.execute(database)
}
