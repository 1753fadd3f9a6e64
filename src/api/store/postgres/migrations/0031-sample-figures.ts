import { type Kysely, sql } from 'kysely'

/** What seeded products say for show; those of an older shop say nothing. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const table of ['products', 'deleted_products'])
    await sql
      .raw(
        `ALTER TABLE ${table} ADD COLUMN compare_at_price text, ADD COLUMN badge text,
         ADD COLUMN sample_rating text, ADD COLUMN sample_reviews integer`,
      )
      .execute(database)
}
