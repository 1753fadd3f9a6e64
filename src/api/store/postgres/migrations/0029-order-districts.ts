import { type Kysely, sql } from 'kysely'

/** The district that an order's buyer or an operator has chosen. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE orders ADD COLUMN district text`.execute(database)
}
