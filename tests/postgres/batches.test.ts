import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BatchList } from '~/domain/batches/schema'
import type { Order } from '~/domain/orders/schema'
import { newBatch } from '../fixtures/rows/batches'
import { newOrder } from '../fixtures/rows/orders'
import { expectBatchJourney } from '../fixtures/shops/batch-journey'
import { Calls } from '../fixtures/shops/calls'
import { TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

const ORDERS = 10

let database: TestDatabase
let servers: TestServer[]
let operator: Calls

beforeAll(async () => {
  database = await TestDatabase.start()
  const DATABASE_URL = await database.create()
  servers = await Promise.all([1, 2].map(() => TestServer.start({ DATABASE_URL })))
  operator = await Calls.signedIn(servers[0]?.url ?? '')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()))
  await database.remove()
})

test('two processes that ship at once name no bag of a lot twice, and a recall reaches its orders alone', async () => {
  await operator.post('/api/batches', newBatch({ bags: 6 }))
  await operator.post('/api/batches', newBatch({ lot: 'E-261102-1', bags: 2, bestBefore: '2099-03-01' }))
  for (let count = 0; count < ORDERS; count++) await operator.post('/api/orders', newOrder({ quantity: 1 }))
  const ids = Array.from({ length: ORDERS }, (_, place) => place + 1)
  await Promise.all(
    ids.map((id) => operator.at(servers[id % 2]?.url ?? '').put(`/api/orders/${id}/status`, { status: 'shipped' })),
  )
  const { batches }: BatchList = await operator.read('/api/batches')
  expect(batches.map(({ lot, left }) => [lot, left])).toEqual([
    ['E-261102-1', 0],
    ['E-261101-1', 0],
  ])
  await operator.put('/api/batches/1/state', { state: 'recalled', reason: 'Mould was found.' })
  const orders: Order[] = await operator.at(servers[1]?.url ?? '').read('/api/orders')
  const lots = orders.flatMap(({ items }) => items[0]?.lots ?? [])
  expect(lots.reduce((sum, { bags }) => sum + bags, 0)).toBe(8)
  for (const { lot, recalled } of lots) expect(recalled).toBe(lot === 'E-261101-1' ? 'Mould was found.' : undefined)
})

test('in two processes, bags go from the mill by a truck to buyers, are called back, and come back', () =>
  expectBatchJourney(
    servers.map(({ url }) => operator.at(url)),
    async (path) => (await fetch((servers[1]?.url ?? '') + path)).text(),
  ))
