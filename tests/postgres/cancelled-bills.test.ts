import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CancelledBills } from '~/api/customers/cancelled-bills'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { cancelBilled, kindsOfBills } from '../fixtures/rows/cancelled-orders'
import { rowsToBill } from '../fixtures/shops/bills'
import { TestDatabase } from '../fixtures/shops/test-database'

const HOUR = 3_600_000

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

test('one of two processes writes the credit note, also the one that did not handle the cancellation', async () => {
  const url = await database.create()
  const open = async (rows = {}) => (await openPostgresStore(url, rows)).store
  const stores = [await open(rowsToBill({}, {})), await open()] as const
  const all = stores.map((store) => new CancelledBills(store))
  const now = Date.now()
  await cancelBilled(stores[0], 1, now - HOUR)
  await Promise.all([...all, ...all].map((each) => each.check(now)))
  await cancelBilled(stores[0], 2, now - HOUR)
  await stores[0].close()
  expect(await kindsOfBills(stores[1])).toEqual(['bill', 'credit-note', 'bill'])
  await all[1]?.check(now)
  expect(await kindsOfBills(stores[1])).toEqual(['bill', 'credit-note', 'bill', 'credit-note'])
  await stores[1].close()
})

test('a process with a clock one hour ahead uses the clock of the database', async () => {
  const real = Date.now()
  vi.useFakeTimers({ now: real + HOUR, toFake: ['Date'] })
  const { store } = await openPostgresStore(await database.create(), rowsToBill({}))
  const now = store.now().getTime()
  const began = Date.now()
  vi.useRealTimers()
  expect([began - now > HOUR - 60_000, Math.abs(now - real) < 60_000]).toEqual([true, true])
  await cancelBilled(store, 1, now)
  await new CancelledBills(store).check(now)
  expect(await kindsOfBills(store)).toEqual(['bill'])
  await store.close()
})
