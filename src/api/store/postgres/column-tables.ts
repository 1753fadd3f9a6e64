import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import { keyOf, type RowWrite } from '../committed-rows'
import { TABLES, type TableName, tableNames } from '../shop-schema'
import type { Database } from './database'
import { insertRows } from './rows'

type Columns = Record<string, unknown>

const READ_AT_ONCE = 2000

/** Tables with random keys: their rows are read in order of creation. */
const TIMED: readonly TableName[] = ['answeredRequests', 'devices', 'sessions', 'pushSubscriptions']

/**
 * Moves the rows of a shop from an older version, which had one table per kind of row, and drops those tables. Columns that a
 * table lacks are missing in its rows; the schemas accept that.
 */
export async function moveColumnTables(database: Database): Promise<void> {
  const tables = await tablesIn(database)
  const moved = tableNames().filter((name) => tables.has(snakeCase(name)))
  if (moved.length === 0) return
  // Locks out processes of the older version.
  await database.selectFrom('shopClock').select('sequence').forUpdate().execute()
  for (const name of moved) {
    for await (const rows of readTable(database, name)) await insertRows(database, rows)
  }
  const dropped = [...moved.map(snakeCase), 'order_items', 'kysely_migration', 'kysely_migration_lock']
  await sql`DROP TABLE IF EXISTS ${sql.join(dropped.map((name) => sql.table(name)))}`.execute(database)
}

export async function tablesIn(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{
    name: string
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`.execute(database)
  return new Set(rows.map(({ name }) => name))
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

async function* readTable(database: Database, name: TableName): AsyncGenerator<RowWrite[]> {
  const order = [...(TIMED.includes(name) ? ['createdAt'] : []), TABLES[name].key]
  let last: Columns | undefined
  do {
    const rows = byName(database).selectFrom(name).selectAll().limit(READ_AT_ONCE)
    const query = order.reduce((each, by) => each.orderBy(by), rows)
    const refs = sql.join(order.map((by) => sql.ref(by)))
    const after = last && sql<boolean>`(${refs}) > (${sql.join(order.map((by) => last?.[by]))})`
    const found = await (after ? query.where(after) : query).execute()
    yield (name === 'orders' ? await wholeOrders(database, found) : found).map((columns) => toWrite(name, columns))
    last = found.length < READ_AT_ONCE ? undefined : found.at(-1)
  } while (last)
}

/** Adds the items and the address, which had their own columns, to orders. */
async function wholeOrders(database: Database, orders: readonly Columns[]): Promise<Columns[]> {
  const ids = orders.map(({ id }) => id)
  const items = await byName(database)
    .selectFrom('orderItems')
    .selectAll()
    .where(sql<boolean>`order_id = any(${ids}::integer[])`)
    .orderBy('position')
    .execute()
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return orders.map(({ street, city, state, zipCode, country, ...order }) => ({
    ...order,
    shippingAddress: { street, city, state, zipCode, country },
    items: byOrder.get(order.id) ?? [],
  }))
}

function toWrite(name: TableName, columns: Columns): RowWrite {
  const { row } = TABLES[name]
  const fields = fieldsOf(row)
  const present = Object.entries(columns).filter(([field, value]) => value !== null || fields[field]?.safeParse(null).success)
  const read = row.parse(Object.fromEntries(present))
  return [name, keyOf(name, read), read]
}

/** The fields of a row's schema, or of the end of a pipe. */
function fieldsOf({ _zod: { def } }: z.core.$ZodType): Record<string, z.ZodMiniType> {
  return 'out' in def ? fieldsOf(def.out as z.core.$ZodType) : (def as unknown as { shape: Record<string, z.ZodMiniType> }).shape
}

/** Access to tables whose names are known only at run time; the schemas check their rows. */
const byName = (database: Database) => database as unknown as Kysely<Record<string, Columns>>
