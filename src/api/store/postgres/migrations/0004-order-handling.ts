import { type Kysely, sql } from 'kysely'

/** What the operator notes of an order: private notes and the promised day. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE orders ADD COLUMN handling jsonb').execute(database)
}
