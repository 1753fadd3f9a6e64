import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '~/api/startup/environment'
import { startShop } from '~/api/startup/startup'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import type { ShopRows } from '~/api/store/shop-schema'
import type { Store } from '~/api/store/store'
import { newFolder } from '../fixtures/folders'
import { checkAccounts } from '../fixtures/rows/account-invariants'
import { carriedRows, live, livedRows, liveOn } from '../fixtures/shops/lived-shop'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { firstRows } from '../fixtures/shops/shop'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

/** Runs a script as npm does; returns its exit code and its output. */
function run(script: string, environment: Record<string, string>, ...args: string[]) {
  const command = ['--import', './scripts/run-sources.mjs', `scripts/${script}.ts`, ...args]
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env: { ...process.env, ...environment } }, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, output: out + errors }),
    )
  })
}

async function inDatabase<Result>(url: string, work: (store: Store) => Promise<Result>): Promise<Result> {
  const { store } = await openPostgresStore(url, firstRows())
  return work(store).finally(() => store.close())
}

async function databaseWith(rows: ShopRows): Promise<string> {
  const url = await database.create()
  await (await openPostgresStore(url, rows)).store.close()
  return url
}

test('a long-used database is restored from another, except for people erased since', async () => {
  const DATABASE_URL = await database.create()
  await inDatabase(DATABASE_URL, live)
  const backup = await databaseWith(await inDatabase(DATABASE_URL, rowsOf))
  const before = await inDatabase(DATABASE_URL, carriedRows)
  expect(await run('restore', { DATABASE_URL }, backup)).toMatchObject({ code: 0 })
  expect(await inDatabase(DATABASE_URL, carriedRows)).toEqual(before)
  await inDatabase(DATABASE_URL, liveOn)
  const { code, output } = await run('restore', { DATABASE_URL }, backup)
  expect(output).toContain('Erased since, and erased again: 1.')
  expect(code).toBe(0)
  await inDatabase(DATABASE_URL, (store) => store.read(checkAccounts))
})

test('copied into a folder it passes a drill, and copied back into a database it has the same rows', async () => {
  const [url, folder, back] = [await databaseWith(await livedRows()), join(await newFolder(), 'copied'), await database.create()]
  const before = await inDatabase(url, carriedRows)
  const copied = await run('store-copy', {}, url, folder)
  expect(copied.output).toMatch(/^ledgerEntries: \d+$/m)
  expect(copied.code).toBe(0)
  const archive = async () => {
    const file = join(await newFolder(), 'shop.tar.gz')
    await backUp(folder, file)
    return file
  }
  const earlier = await archive()
  const store = await openDurableStore(folder, {})
  await liveOn(store)
  await store.close()
  const drilled = await run('drill', { DATA_DIR: folder }, earlier, await archive())
  expect(drilled).toMatchObject({ code: 0, output: expect.stringContaining('Sum of the ledger: ') })
  expect(await run('store-copy', {}, folder, back)).toMatchObject({ code: 0 })
  await inDatabase(back, (there) => there.read(checkAccounts))
  expect((await inDatabase(back, carriedRows)).bills?.length).toBe((before.bills?.length ?? 0) + 2)
})

test('a server opens it from a database, changes no sum, and shows its status', async () => {
  const url = await databaseWith(await livedRows())
  const DATA_DIR = await newFolder()
  const before = await inDatabase(url, carriedRows)
  const shop = await startShop(readEnvironment({ DATA_DIR, DATABASE_URL: url }))
  await shop.store.read(checkAccounts)
  const { contacts, ...opened } = await carriedRows(shop.store)
  expect({ ...before, ...opened, changes: [] }).toEqual({ ...before, changes: [] })
  expect(contacts).toHaveLength((before.contacts?.length ?? 0) - 1)
  await shop.close()
  expect((await run('status', { DATABASE_URL: url, DATA_DIR })).output).toMatch(/^ {2}Store: +PostgreSQL/m)
})
