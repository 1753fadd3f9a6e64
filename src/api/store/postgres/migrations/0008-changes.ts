import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `CREATE TABLE changes (
    id integer PRIMARY KEY CHECK (id > 0),
    at timestamptz(3) NOT NULL,
    username text,
    name text NOT NULL,
    noun text NOT NULL,
    action text NOT NULL CHECK (action IN ('added', 'edited', 'deleted', 'restored')),
    row_id text,
    label text NOT NULL,
    count integer NOT NULL CHECK (count > 0),
    fields jsonb NOT NULL
  )`,
]

/** What operators have changed. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
