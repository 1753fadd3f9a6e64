import { type Kysely, sql } from 'kysely'

const STATEMENT = `ALTER TABLE contacts
  ADD COLUMN kind text,
  ADD COLUMN answered_at timestamptz(3),
  ADD COLUMN answered_by text,
  ADD COLUMN answered_how text`

/** Enquiries apart from the orders' own messages, and how, when and by whom they were answered. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql.raw(STATEMENT).execute(database)
}
