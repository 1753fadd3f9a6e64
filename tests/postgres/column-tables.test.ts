import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { type ShopRows, TABLES, type TableName, tableNames } from '~/api/store/shop-schema'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { TestDatabase } from '../fixtures/shops/test-database'

/** The output of `pg_dump` after a migration of an older release, or the rows that this release read. */
const read = (name: string) => readFileSync(`tests/fixtures/databases/${name}`, 'utf8')

const TABLES_NOW = ['page_views', 'rate_limits', 'row_changes', 'rows', 'secrets', 'shop_clock', 'visit_days', 'visitors']

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function olderShop(migration: string): Promise<string> {
  const url = await database.create()
  await database.ask(nameOf(url), read(`${migration}.sql`))
  return url
}

const tablesIn = async (url: string) => {
  const found = await database.ask(nameOf(url), "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename")
  return found.map(({ tablename }) => tablename)
}

async function rowsIn(url: string): Promise<ShopRows> {
  const { store } = await openPostgresStore(url, {})
  return rowsOf(store).finally(() => store.close())
}

/** The rows that an older release read, parsed by the schemas of today. */
function rowsOfRelease(migration: string): Record<string, unknown[]> {
  const lines: [TableName, unknown][] = read(`${migration}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const rows = Map.groupBy(lines, ([name]) => name)
  return Object.fromEntries(
    tableNames().map((name) => [name, (rows.get(name) ?? []).map(([, row]) => TABLES[name].row.parse(row))]),
  )
}

test.each(['0025', '0038', '0040'])(
  'two processes that open a shop as of migration %s move it once, row by row',
  async (name) => {
    const url = await olderShop(name)
    await database.ask(
      nameOf(url),
      `INSERT INTO secrets VALUES ('address', 'kept'); INSERT INTO visit_days VALUES ('2026-03-01', '{}');
     INSERT INTO rate_limits VALUES ('an address', 3, NULL)`,
    )
    const expected = rowsOfRelease(name)
    expect(expected.orders).toHaveLength(2)
    expect(await Promise.all([rowsIn(url), rowsIn(url)])).toEqual([expected, expected])
    expect(await rowsIn(url)).toEqual(expected)
    expect(await tablesIn(url)).toEqual(TABLES_NOW)
    const beside = `SELECT (SELECT count(*) FROM secrets) + (SELECT count(*) FROM visit_days) + (SELECT count(*) FROM rate_limits) AS n`
    expect(await database.ask(nameOf(url), beside)).toEqual([{ n: '3' }])
  },
)

test('processes that start together on an empty database create its tables once', async () => {
  const url = await database.create()
  expect(await Promise.all([1, 2, 3].map(() => rowsIn(url)))).toHaveLength(3)
})

test('a migrated shop has the same tables as a new one', async () => {
  const [moved, begun] = [await olderShop('0025'), await database.create()]
  await Promise.all([moved, begun].map(rowsIn))
  const columns = `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`
  const indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexdef"
  for (const question of [columns, indexes])
    expect(await database.ask(nameOf(moved), question)).toEqual(await database.ask(nameOf(begun), question))
})

test('an interrupted migration leaves the older tables unchanged', async () => {
  const url = await olderShop('0040')
  const before = await tablesIn(url)
  await database.ask(nameOf(url), "UPDATE deleted_showcase_images SET image_url = ''")
  await expect(openPostgresStore(url, {})).rejects.toThrow()
  expect(await tablesIn(url)).toEqual(before)
  await database.ask(nameOf(url), "UPDATE deleted_showcase_images SET image_url = '/pictures/feed-mill.webp'")
  expect(await rowsIn(url)).toEqual(rowsOfRelease('0040'))
})

test('a concurrent write of the older release is migrated, too', async () => {
  const url = await olderShop('0040')
  const older = new pg.Client(url)
  await older.connect()
  await older.query('BEGIN')
  await older.query('SELECT sequence FROM shop_clock FOR UPDATE')
  const opening = rowsIn(url)
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await database.ask(nameOf(url), waiting)).length).toBe(1)
  await older.query("UPDATE settings SET value = 'Lidder' WHERE key = 'site_name'")
  await older.query('COMMIT')
  await older.end()
  const { settings } = await opening
  expect(settings.find(({ key }) => key === 'site_name')?.value).toBe('Lidder')
})
