import { type Kysely, sql } from 'kysely'

/** What products and gallery pictures say in other languages; null where they say nothing. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const table of ['products', 'deleted_products', 'showcase_images', 'deleted_showcase_images'])
    await sql.raw(`ALTER TABLE ${table} ADD COLUMN translations jsonb`).execute(database)
}
