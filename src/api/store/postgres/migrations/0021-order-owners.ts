import { type Kysely, sql } from 'kysely'

/** Whether somebody has said whose an order is, and the bill that its cancelling took back. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE orders ADD COLUMN customer_match text, ADD COLUMN cancelled_bill text').execute(database)
}
