import { type Kysely, sql } from 'kysely'

/** Who made a security change; null for a command on the server. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE security_events ADD COLUMN "by" text').execute(database)
}
