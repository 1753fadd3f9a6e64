import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { TestDatabase } from '../fixtures/shops/test-database'

const QUERIES = [...readFileSync('docs/scaling.md', 'utf8').matchAll(/```sql\n([^`]+)```/g)].map(([, query = '']) => query)

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

test('the sums in docs/scaling.md match the orders', async () => {
  const url = await database.create()
  const { store } = await openPostgresStore(url, {})
  await store.update((shop) => {
    for (const totalAmount of ['5000.00', '0.10', '0.20'])
      shop.orders.insert({ ...storedOrder(), totalAmount, status: 'shipped' })
    shop.orders.insert({ ...storedOrder(), totalAmount: '7.00' })
  })
  await store.close()
  const [item] = storedOrder().items
  expect(QUERIES).toHaveLength(2)
  const answers = await Promise.all(QUERIES.map((query) => database.ask(new URL(url).pathname.slice(1), query)))
  expect(answers).toEqual([
    [
      { status: 'pending', orders: '1', rupees: '7.00' },
      { status: 'shipped', orders: '3', rupees: '5000.30' },
    ],
    [{ feed: item?.productName, bags: String(3 * (item?.quantity ?? 0)) }],
  ])
})
