import { type Kysely, sql } from 'kysely'

/** Whether a session has proved a code of the second factor; of those before this nobody knows. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE sessions ADD COLUMN has_proved_code boolean NOT NULL DEFAULT false').execute(database)
}
