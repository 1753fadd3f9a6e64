import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `CREATE TABLE customers (
    id integer PRIMARY KEY CHECK (id > 0),
    name text NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    district text NOT NULL,
    language text,
    credit_limit numeric(12, 2),
    note text NOT NULL,
    joined_to integer,
    created_at timestamptz(3) NOT NULL,
    version integer NOT NULL
  )`,
  `CREATE TABLE customer_numbers (phone text PRIMARY KEY, customer_id integer NOT NULL)`,
  `CREATE TABLE ledger_entries (
    id integer PRIMARY KEY CHECK (id > 0),
    customer_id integer NOT NULL,
    kind text NOT NULL,
    amount numeric(12, 2) NOT NULL,
    "date" text NOT NULL,
    method text,
    reference text NOT NULL,
    order_id integer,
    bill_number text,
    reverses integer,
    note text NOT NULL,
    "at" timestamptz(3) NOT NULL,
    "by" text NOT NULL
  )`,
  `CREATE INDEX ledger_entries_customer ON ledger_entries (customer_id)`,
  `CREATE TABLE bills (
    number text PRIMARY KEY,
    kind text NOT NULL,
    credit_of text,
    order_id integer NOT NULL,
    customer_id integer NOT NULL,
    "date" text NOT NULL,
    supplier jsonb NOT NULL,
    recipient jsonb NOT NULL,
    lines jsonb NOT NULL,
    discount numeric(12, 2) NOT NULL,
    delivery_charge numeric(12, 2) NOT NULL,
    total_amount numeric(12, 2) NOT NULL,
    reason text NOT NULL,
    exemption text NOT NULL,
    declaration text NOT NULL,
    signatory text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    "by" text NOT NULL
  )`,
  `CREATE TABLE bill_series (series text PRIMARY KEY, last integer NOT NULL)`,
  `CREATE TABLE delivery_charges (
    id integer PRIMARY KEY CHECK (id > 0),
    place text NOT NULL,
    amount numeric(12, 2) NOT NULL,
    version integer NOT NULL
  )`,
  `ALTER TABLE orders ADD COLUMN customer_id integer, ADD COLUMN channel text`,
]

/** Who buys, what they owe, and the documents. */
export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
