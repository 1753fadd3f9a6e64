import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { newFolder } from '../fixtures/folders'
import { freePort } from '../fixtures/shops/ports'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

async function status(url: string) {
  const variables = { DATABASE_URL: url, DATA_DIR: await newFolder(), PORT: String(await freePort()) }
  const command = ['--import', './scripts/run-sources.mjs', 'scripts/status.ts']
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(process.execPath, command, { env: { ...process.env, ...variables } }, (_error, out, errors) =>
      done({ code: child.exitCode ?? -1, output: out + errors }),
    )
  })
}

test('shows the size of a shop in PostgreSQL, without its credentials', async () => {
  const url = await database.create()
  const { store } = await openPostgresStore(url, {})
  await store.close()
  const { code, output } = await status(url)
  expect(output).toMatch(/^ {2}Store: +PostgreSQL, \w+ at \S+, [\d.]+ MB$/m)
  expect(output).toMatch(/^ {2}Last backup: +by pg_dump, which leaves no note here$/m)
  expect(output).toMatch(/^! Shop: +closed/m)
  expect(output).not.toContain('postgres://')
  expect(code).toBe(2)
})

test('says that a database does not respond', async () => {
  const { code, output } = await status(`postgres://shop:secret@127.0.0.1:${await freePort()}/shop`)
  expect(output).toMatch(/^! Store: +cannot be read: /m)
  expect(output).not.toContain('secret')
  expect(code).toBe(2)
})
