import { type Kysely, sql } from 'kysely'

/*
 * A table for each of `src/api/store/shop-schema.ts`. Money is in rupees, times are UTC to the millisecond, as the API tells them.
 * Orders outlive the products that they name, so that no constraint refers to a product.
 */
const PRODUCT = `
  id integer PRIMARY KEY CHECK (id > 0),
  version integer NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  category text NOT NULL CHECK (category IN ('early', 'small', 'stock')),
  price numeric(12, 2) NOT NULL CHECK (price >= 0),
  stock_quantity integer NOT NULL,
  weight text NOT NULL,
  sku text NOT NULL,
  specifications jsonb NOT NULL,
  images jsonb NOT NULL,
  is_active boolean NOT NULL`

const SHOWCASE_IMAGE = `
  id integer PRIMARY KEY CHECK (id > 0),
  version integer NOT NULL,
  title text NOT NULL,
  description text,
  image_url text NOT NULL,
  "order" integer NOT NULL CHECK ("order" >= 0),
  is_active boolean NOT NULL`

const STATEMENTS = [
  // One row: the number of the last change. Who holds its lock is the one process that changes the shop.
  `CREATE TABLE shop_clock (id boolean PRIMARY KEY DEFAULT true CHECK (id), sequence bigint NOT NULL)`,
  `INSERT INTO shop_clock (sequence) VALUES (0)`,
  // Which rows each change touched, so that other processes read those again.
  `CREATE TABLE row_changes (
    sequence bigint NOT NULL,
    table_name text NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (sequence, table_name, key)
  )`,

  `CREATE TABLE products (${PRODUCT})`,
  // Folds no more letters than the code does: what it lets through must never fail here.
  `CREATE UNIQUE INDEX products_sku ON products (lower(sku COLLATE "C"))`,
  `CREATE TABLE deleted_products (${PRODUCT}, deleted_at timestamptz(3) NOT NULL)`,
  `CREATE TABLE showcase_images (${SHOWCASE_IMAGE})`,
  `CREATE TABLE deleted_showcase_images (${SHOWCASE_IMAGE}, deleted_at timestamptz(3) NOT NULL)`,

  `CREATE TABLE orders (
    id integer PRIMARY KEY CHECK (id > 0),
    customer_name text NOT NULL,
    customer_email text NOT NULL,
    customer_phone text NOT NULL,
    street text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    zip_code text NOT NULL,
    country text NOT NULL,
    total_amount numeric(12, 2) NOT NULL CHECK (total_amount >= 0),
    notes text,
    status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')),
    status_history jsonb NOT NULL,
    payment_status text NOT NULL CHECK (payment_status IN ('paid', 'pending', 'failed')),
    payment_method text,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX orders_created_at ON orders (created_at)`,
  `CREATE INDEX orders_status ON orders (status)`,
  `CREATE TABLE order_items (
    order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
    position smallint NOT NULL CHECK (position >= 0),
    product_id integer NOT NULL,
    product_name text NOT NULL,
    product_sku text NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    unit_price numeric(12, 2) NOT NULL CHECK (unit_price >= 0),
    total_price numeric(12, 2) NOT NULL CHECK (total_price = unit_price * quantity),
    PRIMARY KEY (order_id, position)
  )`,
  `CREATE INDEX order_items_product ON order_items (product_id)`,

  `CREATE TABLE contacts (
    id integer PRIMARY KEY CHECK (id > 0),
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX contacts_created_at ON contacts (created_at)`,
  `CREATE TABLE notifications (
    id integer PRIMARY KEY CHECK (id > 0),
    title text NOT NULL,
    message text NOT NULL,
    type text NOT NULL CHECK (type IN ('info', 'success', 'warning', 'error')),
    raised_by text,
    is_read_by_operator boolean NOT NULL,
    is_read_by_visitor boolean NOT NULL,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX notifications_raised_by ON notifications (raised_by)`,

  `CREATE TABLE settings (key text PRIMARY KEY, value text NOT NULL, version integer NOT NULL)`,
  `CREATE TABLE operators (
    username text PRIMARY KEY,
    password_hash text NOT NULL,
    password_changed_at timestamptz(3) NOT NULL,
    two_factor jsonb
  )`,
  `CREATE TABLE sessions (
    token_hash text PRIMARY KEY,
    username text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    last_used_at timestamptz(3)
  )`,
  `CREATE TABLE devices (token_hash text PRIMARY KEY, created_at timestamptz(3) NOT NULL)`,
  `CREATE TABLE sign_in_attempts (
    name_hash text PRIMARY KEY,
    failures integer NOT NULL CHECK (failures > 0),
    last_failure_at timestamptz(3) NOT NULL
  )`,
  `CREATE TABLE answered_requests (
    key text PRIMARY KEY,
    body_hash text NOT NULL,
    status smallint NOT NULL,
    answer text,
    created_at timestamptz(3) NOT NULL
  )`,
  `CREATE INDEX answered_requests_created_at ON answered_requests (created_at)`,
  `CREATE TABLE mailings (topic text PRIMARY KEY, last_id integer NOT NULL)`,
  `CREATE TABLE last_ids ("table" text PRIMARY KEY, last integer NOT NULL CHECK (last > 0))`,
]

export async function up(database: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database)
}
