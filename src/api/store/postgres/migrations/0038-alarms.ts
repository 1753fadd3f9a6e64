import { type Kysely, sql } from 'kysely'

/** Which alarm of the shop a notification is about, and which a browser was told of last. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE notifications ADD COLUMN alarm text`.execute(database)
  await sql`ALTER TABLE push_subscriptions ADD COLUMN last_alarm_id integer NOT NULL DEFAULT 0`.execute(database)
}
