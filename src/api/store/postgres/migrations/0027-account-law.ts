import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'ALTER TABLE orders ADD COLUMN goods_returned boolean',
  'ALTER TABLE ledger_entries ADD COLUMN transfer_of integer',
  'ALTER TABLE customers ADD COLUMN joined_at timestamptz(3)',
]

/** Whether goods came back with a credit note, the other half of a transfer, and since when a customer is joined. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
