import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { depth } from '../fixtures/depth'
import { expectWholeRegister } from '../fixtures/rows/written-bills'
import { TestDatabase } from '../fixtures/shops/test-database'
import { WriterProcess } from '../fixtures/shops/writers'

vi.setConfig({ testTimeout: depth(60_000, 1_200_000) })

const KILLS = depth(2, 20)
const BILLS_A_RUN = depth(30, 100)

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

test('two processes killed with kill -9 use each number once, also at the change of the financial year', async () => {
  const DATABASE_URL = await database.create()
  const settings = { DATABASE_URL, WRITES: 'bills', WRITERS: '8', IN_OLD_YEAR: String(BILLS_A_RUN) }
  const acknowledged: string[] = []
  const other = new WriterProcess('', 0, settings)
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = new WriterProcess('', 0, settings)
    await writer.hasAcknowledged(BILLS_A_RUN)
    await writer.end('SIGKILL')
    acknowledged.push(...writer.acknowledged)
    await other.hasAcknowledged(other.acknowledged.length + 10)
  }
  expect(await other.end('SIGTERM')).toBe(0)
  acknowledged.push(...other.acknowledged)
  const { store } = await openPostgresStore(DATABASE_URL, {})
  await store.read((shop) => expectWholeRegister(shop, acknowledged))
  await store.close()
})
