import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { RowWrite } from '~/api/store/committed-rows'
import { LABEL_LINES } from '~/domain/catalog/label'
import type { Order } from '~/domain/orders/schema'
import { type Rows, TABLES, type TableName } from '../shop-schema'
import type { Key } from '../store'
import type { Database } from './database'
import type { Tables } from './tables'

type Columns = Record<string, unknown>

const READ_AT_ONCE = 5000
const WRITTEN_AT_ONCE = 500

const OPTIONAL_ORDER_FIELDS = [
  ...(['paymentMethod', 'handling', 'language', 'customerId', 'channel', 'linkNumber', 'linkSalt', 'cancelRequest'] as const),
  ...(['discount', 'discountReason', 'deliveryCharge', 'dispatch', 'edits', 'version', 'billNumber', 'waitingReports'] as const),
  ...(['customerMatch', 'cancelledBill', 'goodsReturned', 'district', 'rating'] as const),
]

const TRANSLATIONS = ['translations', 'translatedFrom']

const OPTIONAL_PRODUCT_FIELDS = [...TRANSLATIONS, ...LABEL_LINES, ...['compareAtPrice', 'badge', 'ratingCount', 'ratingSum']]

/** Fields that are left out of a row where their column is null. */
const ABSENT: Partial<Record<TableName, readonly string[]>> = {
  contacts: ['kind', 'answeredAt', 'answeredBy', 'answeredHow', 'language', 'complaint'],
  notifications: ['orderId', 'contactId', 'productId', 'alarm'],
  orders: OPTIONAL_ORDER_FIELDS,
  customers: ['language', 'gstin', 'joinedAt', 'erasedAt'],
  ledgerEntries: ['transferOf', 'valueDate'],
  products: OPTIONAL_PRODUCT_FIELDS,
  deletedProducts: OPTIONAL_PRODUCT_FIELDS,
  showcaseImages: TRANSLATIONS,
  deletedShowcaseImages: TRANSLATIONS,
  settings: ['translatedFrom'],
  ownWords: ['remindedOf'],
  sessions: ['lastUsedAt'],
  answeredRequests: ['tellsOf'],
  erasures: ['customers', 'orders', 'contacts'],
}

export async function readRows<Name extends TableName>(
  database: Database,
  name: Name,
  keys: readonly Key[],
): Promise<Rows[Name][]> {
  const found = await byName(database).selectFrom(name).selectAll().where(isAnyOf(name, keys)).execute()
  return toRows(database, name, found)
}

export async function* readTable<Name extends TableName>(database: Database, name: Name): AsyncGenerator<Rows[Name][]> {
  const field = TABLES[name].key
  const isTimed = ['answeredRequests', 'devices', 'sessions', 'pushSubscriptions'].includes(name)
  // Keys that are hashes have no order: the time decides.
  const order = isTimed ? ['createdAt', field] : [field]
  let last: Columns | undefined
  do {
    const rows = byName(database).selectFrom(name).selectAll().limit(READ_AT_ONCE)
    const query = order.reduce((each, by) => each.orderBy(by), rows)
    const after = last && sql<boolean>`(${refs(order)}) > (${sql.join(order.map((by) => last?.[by]))})`
    const found = await (after ? query.where(after) : query).execute()
    yield await toRows(database, name, found)
    last = found.length < READ_AT_ONCE ? undefined : found.at(-1)
  } while (last)
}

export async function writeChanges(database: Database, changes: readonly RowWrite[]): Promise<void> {
  // Deleted first: two products may have exchanged a SKU.
  for (const [name, of] of byTable(changes)) {
    const keys = of.map(([, key]) => key)
    await byName(database).deleteFrom(name).where(isAnyOf(name, keys)).execute()
    const rows = of.flatMap(([, , row]) => row ?? [])
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
      await insert(database, name, rows.slice(from, from + WRITTEN_AT_ONCE))
    }
  }
}

/** The last change of each row, sorted by key: all processes lock rows in one order. */
function byTable(changes: readonly RowWrite[]): Map<TableName, RowWrite[]> {
  const last = new Map(changes.map((change) => [`${change[0]} ${change[1]}`, change]))
  const tables = Map.groupBy(last.values(), ([name]) => name)
  for (const of of tables.values()) of.sort(([, a], [, b]) => (a < b ? -1 : 1))
  return tables
}

async function insert(database: Database, name: TableName, rows: readonly Rows[TableName][]) {
  if (name !== 'orders') return void (await byName(database).insertInto(name).values(rows.map(toColumns)).execute())
  const orders = rows as readonly Order[]
  await database.insertInto('orders').values(orders.map(orderColumns)).execute()
  const items = orders.flatMap(({ id, items }) => items.map((item, position) => ({ orderId: id, position, ...item })))
  if (items.length > 0) await database.insertInto('orderItems').values(items).execute()
}

const toColumns = (row: object): Columns =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, isNested(value) ? JSON.stringify(value) : value]))

const isNested = (value: unknown) => typeof value === 'object' && value !== null

function orderColumns({ items: _, shippingAddress, ...order }: Order): Insertable<Tables['orders']> {
  // Rows of one insert have the same columns.
  const absent = Object.fromEntries(OPTIONAL_ORDER_FIELDS.map((field) => [field, null]))
  return { ...absent, ...shippingAddress, ...toColumns(order) } as Insertable<Tables['orders']>
}

async function toRows<Name extends TableName>(database: Database, name: Name, found: Columns[]): Promise<Rows[Name][]> {
  const whole = name === 'orders' ? await withItems(database, found as Selectable<Tables['orders']>[]) : found
  const { row } = TABLES[name]
  const absent = ABSENT[name] ?? []
  return whole.map((columns: Columns) => {
    for (const field of absent) if (columns[field] === null) delete columns[field]
    return row.parse(columns) as Rows[Name]
  })
}

async function withItems(database: Database, orders: Selectable<Tables['orders']>[]) {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const items = await database
    .selectFrom('orderItems')
    .selectAll()
    .where(sql<boolean>`order_id = any(${ids}::integer[])`)
    .orderBy('orderId')
    .orderBy('position')
    .execute()
  const byOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return orders.map(({ street, city, state, zipCode, country, ...order }) => ({
    ...order,
    shippingAddress: { street, city, state, zipCode, country },
    items: byOrder.get(order.id) ?? [],
  }))
}

/** For a table whose name is only known at run time: its rows are checked by their schema. */
const byName = (database: Database) => database as unknown as Kysely<Record<string, Columns>>

function isAnyOf(name: TableName, keys: readonly Key[]) {
  const { key } = TABLES[name]
  const type = sql.raw(key === 'id' ? 'integer[]' : 'text[]')
  return sql<boolean>`${sql.ref(key)} = any(${keys}::${type})`
}

const refs = (fields: readonly string[]) => sql.join(fields.map((field) => sql.ref(field)))
