import { type Kysely, sql } from 'kysely'

const COLUMNS = [
  'discount numeric(12, 2)',
  'discount_reason text',
  'delivery_charge numeric(12, 2)',
  'dispatch jsonb',
  'edits jsonb',
  'version integer',
]

/** Discounts and delivery charges of orders, what was changed in them, and how they left. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(`ALTER TABLE orders ${COLUMNS.map((column) => `ADD COLUMN ${column}`).join(', ')}`).execute(database)
}
