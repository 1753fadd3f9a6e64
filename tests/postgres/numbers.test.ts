import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { PostgresVisits } from '~/api/store/postgres/visits'
import { type Rows, TABLES, type TableName } from '~/api/store/shop-schema'
import type { Store } from '~/api/store/store'
import { newPageView as newPageViewSchema, newVisitor as newVisitorSchema } from '~/domain/analytics/visitors-schema'
import { newFolder } from '../fixtures/folders'
import { ROWS } from '../fixtures/rows/every-row'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { TestDatabase } from '../fixtures/shops/test-database'

const NUMBERS = [0, 1, -1, 0.5, 1e-7, 5e-324, 3e9, -3e9, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308]

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

/** Copies of a value, each with one of its numbers replaced. */
function* withNumbers(value: unknown): Iterable<unknown> {
  if (typeof value === 'number') yield* NUMBERS
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    for (const changed of withNumbers(inner)) {
      if (Array.isArray(value)) yield value.with(Number(field), changed)
      else yield { ...value, [field]: changed }
    }
  }
}

/** An order with price 0: its quantity may be any number. */
const free = { ...storedOrder(), items: storedOrder().items.map((item) => ({ ...item, unitPrice: '0.00', totalPrice: '0.00' })) }

const TABLE_NAMES = Object.keys(TABLES) as TableName[]

/** The rows of a table with replaced numbers that its schema accepts. */
const accepted = (name: TableName) =>
  [...(name === 'orders' ? [{ id: 1, ...free }] : ROWS[name])]
    .flatMap((row) => [...withNumbers(row)])
    .filter((row) => TABLES[name].row.safeParse(row).success) as Rows[TableName][]

const put = (store: Store, name: TableName, row: Rows[TableName]) =>
  store.update((shop) => (shop[name].put as (row: unknown) => void)(row))

test('both stores keep every row with every number that its schema accepts', async () => {
  const [folder, url] = [await newFolder(), await database.create()]
  const open = {
    files: () => openDurableStore(folder, {}),
    postgres: async () => (await openPostgresStore(url, {})).store,
  }
  const changed = TABLE_NAMES.map((name) => ({ name, rows: accepted(name) })).filter(({ rows }) => rows.length > 0)
  expect(changed.length).toBeGreaterThan(TABLE_NAMES.length / 2)
  for (const openStore of Object.values(open)) {
    const store = await openStore()
    for (const { name, rows } of changed) for (const row of rows) await put(store, name, row)
    await store.close()
    const again = await openStore()
    for (const { name, rows } of changed) {
      const key = TABLES[name].key as keyof Rows[TableName]
      const last = new Map(rows.map((row) => [row[key], row]))
      const kept = await again.read((shop) => [...last.keys()].map((each) => shop[name].get(each as never)))
      expect(kept, name).toEqual([...last.values()])
    }
    await again.close()
  }
})

test('visits are kept and written with every number that their schemas accept', async () => {
  const opened = await openPostgresStore(await database.create(), {})
  onTestFinished(() => opened.store.close())
  const visits = new PostgresVisits(opened.database)
  onTestFinished(() => visits.close())
  const at = '2026-01-05T06:30:00.000Z'
  const visitors = [...withNumbers(newVisitor())].filter((row) => newVisitorSchema.safeParse(row).success)
  const views = [...withNumbers(newPageView({ visitorId: 1 }))].filter((row) => newPageViewSchema.safeParse(row).success)
  for (const row of visitors) await visits.addVisitor(row as never, at)
  for (const row of views) await visits.addPageView(row as never, at)
  await visits.write()
  expect(await visits.totals()).toMatchObject({ totalVisitors: visitors.length, pageViews: views.length })
  expect(newPageViewSchema.safeParse(newPageView({ visitorId: 3_000_000_000 })).success).toBe(false)
})

test('a visit that the database refuses is dropped with one line and blocks no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const opened = await openPostgresStore(await database.create(), {})
  onTestFinished(() => opened.store.close())
  const visits = new PostgresVisits(opened.database)
  onTestFinished(() => visits.close())
  const at = '2026-01-05T06:30:00.000Z'
  for (let index = 0; index < 100; index++) {
    const refused = index === 41 ? { visitorId: 3_000_000_000, title: 'Ghulam Nabi' } : {}
    await visits.addPageView(newPageView(refused), at)
  }
  await visits.addVisitor(newVisitor(), at)
  await visits.write()
  expect(await visits.totals()).toMatchObject({ totalVisitors: 1, pageViews: 99 })
  expect(warn.mock.calls).toEqual([['A visit was refused by the database (22003) and is dropped.']])
})

test('a change that the database refuses does not fail simultaneous changes', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = await openPostgresStore(await database.create(), {})
  onTestFinished(() => store.close())
  const change = (name: string, quantity: number, productName = '') =>
    store.update((shop) => {
      const items = free.items.map((item) => ({ ...item, quantity, productName }))
      return shop.orders.insert({ ...free, customerName: name, items })
    })
  // The third fits its schema, but PostgreSQL cannot store it as text.
  const made = await Promise.allSettled([change('Asha', 1), change('Bilal', 3e9), change('Chand', 2, '\0'), change('Dar', 2)])
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(await store.read((shop) => [...shop.orders.rows()].map((row) => row.customerName))).toEqual(['Asha', 'Dar'])
  expect(log.mock.calls).toEqual([
    ['A change was refused: items.0.quantity in orders.'],
    ['A change was refused: 22P05 in a row.'],
  ])
})
