import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The one operator of an older shop is its owner.
  `ALTER TABLE operators
    ADD COLUMN name text NOT NULL DEFAULT '',
    ADD COLUMN is_owner boolean NOT NULL DEFAULT true,
    ADD COLUMN created_at timestamptz(3),
    ADD COLUMN last_sign_in_at timestamptz(3)`,
  `ALTER TABLE devices ADD COLUMN username text`,
]

/** More than one operator, and whose each device is. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
