import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '~/domain/orders/schema'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newVisitor } from '../fixtures/rows/visitors'
import { Calls } from '../fixtures/shops/calls'
import { OPERATOR, TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

const BUYERS = 50

let database: TestDatabase
let servers: TestServer[]
let operator: Calls

const url = (index: number) => servers[index % servers.length]?.url ?? ''
const buyer = (index: number) => new Calls(url(index))

beforeAll(async () => {
  database = await TestDatabase.start()
  const DATABASE_URL = await database.create()
  servers = await Promise.all([1, 2].map(() => TestServer.start({ DATABASE_URL })))
  operator = await Calls.signedIn(url(0))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()))
  await database.remove()
})

async function addProduct(sku: string, stockQuantity: number): Promise<number> {
  return (await (await operator.post('/api/products', newProduct({ sku, stockQuantity }))).json()).id
}

const ordersOf = async (productId: number): Promise<Order[]> =>
  (await operator.read('/api/orders')).filter(({ items }: Order) => items[0]?.productId === productId)

const stockAt = async (index: number, productId: number) =>
  (await operator.at(url(index)).read('/api/products')).find(({ id }: { id: number }) => id === productId)?.stockQuantity

test.each([1, 2, 3, 4, 5])('two processes sell exactly 10 of 10 bags to 50 buyers, run %i', async (time) => {
  const productId = await addProduct(`TEN-BAGS-${time}`, 10)
  const order = newOrder({ productId, unitPrice: 3200, quantity: 1 })
  const answers = await Promise.all(Array.from({ length: BUYERS }, (_, index) => buyer(index).post('/api/orders', order)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(40).fill(409)])
  expect([await stockAt(0, productId), await stockAt(1, productId)]).toEqual([0, 0])
  expect(await ordersOf(productId)).toHaveLength(10)
})

test('a SKU that both processes receive at once belongs to one product', async () => {
  const calls = Array.from({ length: 10 }, (_, index) => operator.at(url(index)))
  const answers = await Promise.all(calls.map((call) => call.post('/api/products', newProduct({ sku: 'ONE-SKU' }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  const skus = (await operator.read('/api/products')).map(({ sku }: { sku: string }) => sku)
  expect(skus.filter((sku: string) => sku === 'ONE-SKU')).toHaveLength(1)
})

/** A database that has not answered in time on a busy machine is away for a moment: the order is refused by 503, and sent again. */
async function untilReached(call: () => Promise<Response>): Promise<Response> {
  const answer = await call()
  return answer.status === 503 ? untilReached(call) : answer
}

test('fifty retries of one key at both processes are one order', async () => {
  const productId = await addProduct('ONE-KEY', 100)
  const order = newOrder({ productId, unitPrice: 3200, quantity: 1 })
  const key = { 'Idempotency-Key': 'one-key-for-both-of-them' }
  const post = (index: number) => untilReached(() => buyer(index).post('/api/orders', order, key))
  const answers = await Promise.all(Array.from({ length: BUYERS }, (_, index) => post(index)))
  const told = new Set(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`)))
  expect(told.size).toBe(1)
  expect((await buyer(1).post('/api/orders', { ...order, notes: 'and one more' }, key)).status).toBe(422)
  expect([await stockAt(1, productId), (await ordersOf(productId)).length]).toEqual([99, 1])
})

test('a session of one process is valid in the other, and sign-out ends it in both', async () => {
  const session = await Calls.signedIn(url(0))
  expect((await session.at(url(1)).get('/api/orders')).status).toBe(200)
  expect((await session.at(url(1)).delete('/api/session')).status).toBe(204)
  expect((await session.get('/api/orders')).status).toBe(401)
})

test('an account disabled in one process is signed out in the other at once', async () => {
  const account = { name: 'Bilal', username: 'bilal', newPassword: 'walnuts-beside-the-weir', password: OPERATOR.password }
  expect((await operator.post('/api/operators', account)).status).toBe(201)
  const pair = { username: account.username, password: account.newPassword }
  const second = await Calls.signedIn(url(1), pair)
  expect((await second.get('/api/orders')).status).toBe(200)
  expect((await operator.delete('/api/operators/bilal', { password: OPERATOR.password })).status).toBe(204)
  expect((await second.get('/api/orders')).status).toBe(401)
  expect((await buyer(1).post('/api/session', pair)).status).toBe(401)
})

test('both processes share the count of wrong passwords', async () => {
  const guess = { username: 'nobody', password: 'a guess at random' }
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) statuses.push((await buyer(index).post('/api/session', guess)).status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.at(-1)).toBe(429)
})

test('visits to either process are counted once, with unique numbers', async () => {
  for (let index = 0; index < 6; index++) {
    expect((await buyer(index).post('/api/visitors', newVisitor({ city: `City ${index}` }))).status).toBe(201)
  }
  const visitors = () => operator.read('/api/visitors')
  await expect.poll(async () => (await visitors()).length, { timeout: 10_000 }).toBe(6)
  const ids = (await visitors()).map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(6)
  expect(await operator.at(url(1)).read('/api/analytics-data')).toMatchObject({ totalVisitors: 6 })
})

test('tells the operator where the data is stored', async () => {
  const system = await operator.read('/api/system')
  expect(system).toMatchObject({ store: 'postgresql', lastBackupAt: null })
  expect(system.databaseBytes).toBeGreaterThan(1_000_000)
})
