import { type Kysely, sql } from 'kysely'

/** The English text that an old translation was made from; null where none is old. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const table of ['products', 'deleted_products', 'showcase_images', 'deleted_showcase_images'])
    await sql.raw(`ALTER TABLE ${table} ADD COLUMN translated_from jsonb`).execute(database)
  await sql.raw('ALTER TABLE settings ADD COLUMN translated_from text').execute(database)
}
