import { type Kysely, sql } from 'kysely'

/** What the labels of products say beside price and weight; null where they say nothing. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const table of ['products', 'deleted_products'])
    await sql
      .raw(
        `ALTER TABLE ${table} ADD COLUMN mrp text, ADD COLUMN maker text, ADD COLUMN country_of_origin text,
         ADD COLUMN best_before text, ADD COLUMN licence_number text`,
      )
      .execute(database)
}
