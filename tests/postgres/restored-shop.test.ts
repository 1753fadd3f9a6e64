import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderByToken } from '~/api/orders/order-links'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import type { ShopRows } from '~/api/store/shop-schema'
import { refusal } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { openTestShop } from '../fixtures/shops/shop'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

/** Runs the script as `npm run restore` does; returns its exit code and its output. */
function run(script: string, environment: Record<string, string>, ...args: string[]) {
  const command = ['--import', './scripts/run-sources.mjs', `scripts/${script}.ts`, ...args]
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env: { ...process.env, ...environment } }, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, output: out + errors }),
    )
  })
}

async function databaseWith(rows: ShopRows): Promise<string> {
  const url = await database.create()
  await (await openPostgresStore(url, rows)).store.close()
  return url
}

async function rowsIn(url: string): Promise<ShopRows> {
  const { store } = await openPostgresStore(url, {})
  const rows = await rowsOf(store)
  await store.close()
  return rows
}

test('a restored database continues the numbers of the replaced one, and all sessions end', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const place = async () => (await shop.browser().post('/api/orders', newOrder({ quantity: 1 }))).json()
  const first = await place()
  const backup = await databaseWith(await rowsOf(shop.store))
  const later = await place()
  const { number } = await (await operator.post(`/api/orders/${later.id}/bill`, {})).json()
  await operator.post(`/api/orders/${first.id}/link`, undefined)
  const DATABASE_URL = await databaseWith(await rowsOf(shop.store))

  const { code, output } = await run('restore', { DATABASE_URL }, backup)
  expect(output).toMatch(/Ids go on after .*orders 2/)
  expect(output).toContain(`whose documents are not here: ${number}.`)
  expect(output).toContain(`Next bill: ${number.replace(/1$/, '2')}.`)
  expect(output).toContain('Signed out: operator.')
  expect(code).toBe(0)
  const restored = openTestShop({ rows: await rowsIn(DATABASE_URL) })
  const next = await (await restored.browser().post('/api/orders', newOrder())).json()
  const opened = (link: string) => restored.store.read((rows) => orderByToken(rows, link.split('/').at(-1) ?? '')?.id)
  expect([next.id, await opened(first.link), await opened(later.link)]).toEqual([3, undefined, undefined])
  const browser = restored.browser()
  for (const [name, token] of operator.cookies) browser.cookies.set(name, token)
  await refusal(await browser.get('/api/orders'), 401)
})

/** Drops the version: a restore starts versions again. */
const withoutVersion = (rows: readonly object[]) => rows.map((row) => ({ ...row, version: undefined }))

test.each(['0025', '0038', '0040'])('restores a dump of the release with migration %s', async (migration) => {
  const backup = await database.create()
  await database.ask(new URL(backup).pathname.slice(1), readFileSync(`tests/fixtures/databases/${migration}.sql`, 'utf8'))
  const DATABASE_URL = await databaseWith(await rowsOf(openTestShop().store))
  const { code, output } = await run('restore', { DATABASE_URL }, backup)
  expect([code, output]).toEqual([0, expect.stringContaining('Ids go on after')])
  const [restored, read] = await Promise.all([rowsIn(DATABASE_URL), rowsIn(backup)])
  for (const table of ['orders', 'customers', 'ledgerEntries', 'bills', 'contacts', 'products'] as const)
    expect(withoutVersion(restored[table])).toEqual(withoutVersion(read[table]))
  expect([restored.orders.length, restored.sessions]).toEqual([2, []])
})

test('backup and restore of files refuse a shop in a database and say what to do', async () => {
  const DATABASE_URL = await databaseWith(await rowsOf(openTestShop().store))
  const before = await rowsIn(DATABASE_URL)
  expect(await run('backup', { DATABASE_URL }, '/nowhere.tar.gz')).toEqual({
    code: 1,
    output: 'This shop is in PostgreSQL (DATABASE_URL): back it up with pg_dump.\n',
  })
  const { code, output } = await run('restore', { DATABASE_URL }, '/nowhere.tar.gz')
  expect([code, output]).toEqual([1, expect.stringContaining('Read its dump into a database of its own')])
  expect((await run('restore', { DATABASE_URL }, await database.create())).output).toContain('There is no shop in one')
  expect(await rowsIn(DATABASE_URL)).toEqual(before)
})
