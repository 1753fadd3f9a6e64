import { type Kysely, sql } from 'kysely'

/** What the links of an order are signed over besides its id. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE orders ADD COLUMN link_salt text').execute(database)
}
