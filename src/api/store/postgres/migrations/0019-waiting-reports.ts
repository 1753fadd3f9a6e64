import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `ALTER TABLE orders ADD COLUMN waiting_reports integer`,
  `UPDATE orders SET waiting_reports = waiting.count
    FROM (SELECT order_id, count(*) FROM payment_reports WHERE state = 'reported' GROUP BY order_id) AS waiting
    WHERE waiting.order_id = orders.id`,
]

/** How many reported payments of an order wait for a decision. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
