import { type Kysely, sql } from 'kysely'

/** The browsers that are told of orders. */
export async function up(database: Kysely<never>): Promise<void> {
  await sql`CREATE TABLE push_subscriptions (
    endpoint_hash text PRIMARY KEY,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    username text NOT NULL,
    device_hash text,
    name text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    last_order_id integer NOT NULL,
    begun_order_id integer,
    waits_until timestamptz(3),
    failures integer NOT NULL,
    failing_since timestamptz(3),
    is_given_up boolean NOT NULL
  )`.execute(database)
}
