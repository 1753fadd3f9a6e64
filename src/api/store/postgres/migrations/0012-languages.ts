import { type Kysely, sql } from 'kysely'

/** The language in which a visitor wrote; null is English. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const table of ['orders', 'contacts']) await sql.raw(`ALTER TABLE ${table} ADD COLUMN language text`).execute(database)
}
