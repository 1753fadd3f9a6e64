import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `CREATE TABLE security_events (
    id integer PRIMARY KEY CHECK (id > 0),
    event text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    mail_to text
  )`,
]

/** Sign-ins, and changes of password, second factor and accounts. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
