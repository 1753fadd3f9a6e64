import { type Kysely, sql } from 'kysely'

/** Which rows a stored answer tells of, and which an erasure has taken. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE answered_requests ADD COLUMN tells_of jsonb`.execute(database)
  await sql`ALTER TABLE erasures ADD COLUMN customers jsonb, ADD COLUMN orders jsonb, ADD COLUMN contacts jsonb`.execute(database)
}
