import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `ALTER TABLE bills
    ADD COLUMN id integer NOT NULL CHECK (id > 0),
    ADD COLUMN credit_of_date text,
    ADD COLUMN credits jsonb NOT NULL`,
  `ALTER TABLE orders ADD COLUMN bill_number text`,
  `ALTER TABLE customers ADD COLUMN gstin text`,
]

/** The order of documents, what was taken back of a bill, the bill of an order, and who is registered. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
