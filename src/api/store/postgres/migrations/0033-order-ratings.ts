import { type Kysely, sql } from 'kysely'

/** The stars of an order, and the sums of its feeds; null before the first. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE orders ADD COLUMN rating integer`.execute(database)
  for (const table of ['products', 'deleted_products'])
    await sql.raw(`ALTER TABLE ${table} ADD COLUMN rating_count integer, ADD COLUMN rating_sum integer`).execute(database)
}
