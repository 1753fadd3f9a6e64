import { type Kysely, sql } from 'kysely'

/** Certificates, notices and questions of the operator. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE own_words (
    id integer PRIMARY KEY CHECK (id > 0),
    words jsonb NOT NULL,
    version integer NOT NULL,
    reminded_of text
  )`.execute(database)
}
