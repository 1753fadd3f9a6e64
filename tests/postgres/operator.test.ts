import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '~/api/auth/passwords'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { newFolder } from '../fixtures/folders'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

test('resets the password of an operator in PostgreSQL', async () => {
  const url = await database.create()
  const { store } = await openPostgresStore(url, {})
  const at = '2026-03-01T06:00:00.000Z'
  const passwordHash = await hashPassword('pebbles-and-cold-water')
  const account = { name: '', role: 'operator' as const, createdAt: at, lastSignInAt: null, passwordChangedAt: at }
  await store.update((shop) => {
    shop.operators.put({ username: 'operator', isOwner: true, passwordHash, twoFactor: null, ...account })
  })
  await store.close()

  const command = ['--import', './scripts/run-sources.mjs', 'scripts/operator.ts', 'reset-password']
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: await newFolder() }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  const password = /^New sign-in: user operator, password (\S+)/.exec(stdout)?.[1] ?? ''

  const { store: opened } = await openPostgresStore(url, {})
  const kept = await opened.read((shop) => shop.operators.get('operator')?.passwordHash ?? '')
  await opened.close()
  expect(await verifyPassword(password, kept)).toBe(true)
})
