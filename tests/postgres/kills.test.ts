import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { depth } from '../fixtures/depth'
import { TestDatabase } from '../fixtures/shops/test-database'
import { WriterProcess } from '../fixtures/shops/writers'

vi.setConfig({ testTimeout: depth(60_000, 1_200_000) })

const KILLS = depth(3, 50)
const A_RUN = 1_000_000

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

test('keeps every acknowledged order of two processes exactly once after kill -9', async () => {
  const DATABASE_URL = await database.create()
  const begin = (run: number) => new WriterProcess('', run * A_RUN, { DATABASE_URL })
  const acknowledged: string[] = []
  const other = begin(KILLS)
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = begin(kill)
    await writer.hasAcknowledged(50 + 30 * kill)
    await writer.end('SIGKILL')
    acknowledged.push(...writer.acknowledged)
    // The surviving process continues at once.
    await other.hasAcknowledged(other.acknowledged.length + 50)
  }
  expect(await other.end('SIGTERM')).toBe(0)
  acknowledged.push(...other.acknowledged)

  const { store } = await openPostgresStore(DATABASE_URL, {})
  const stored = await store.read((shop) => [...shop.orders.rows()].map(({ customerName }) => customerName))
  await store.close()
  const kept = new Set(stored)
  expect(kept.size).toBe(stored.length)
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
})
