import { afterEach, expect, test, vi } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { StoreUnavailable } from '~/api/store/store'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { Calls } from '../fixtures/shops/calls'
import { freePort } from '../fixtures/shops/ports'
import { TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

async function startDatabase() {
  const database = await TestDatabase.start()
  ended.push(() => database.remove())
  return database
}

async function startServer(DATABASE_URL: string) {
  const server = await TestServer.start({ DATABASE_URL })
  ended.push(() => server.remove())
  return server
}

test('during a database outage orders get 503, pages still work, and the shop recovers itself', async () => {
  const database = await startDatabase()
  const server = await startServer(await database.create())
  const buyer = new Calls(server.url)
  const operator = await Calls.signedIn(server.url)
  const key = { 'Idempotency-Key': 'an-order-sent-until-it-is-taken' }
  const order = () => buyer.post('/api/orders', newOrder(), key)

  await database.stop()
  const refused = await order()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('content-type')).toContain('application/problem+json')
  for (const path of ['/', '/shop', '/products', '/api/products']) expect((await buyer.get(path)).status).toBe(200)
  expect(await (await buyer.get('/shop')).text()).toContain('₹2,500')
  expect((await operator.get('/api/orders')).status).toBe(200)
  expect((await buyer.get('/api/health')).status).toBe(503)

  await database.launch()
  await expect.poll(async () => (await order()).status, { timeout: 10_000 }).toBe(201)
  expect((await buyer.get('/api/health')).status).toBe(200)
  expect(await operator.read('/api/orders')).toHaveLength(1)
  expect(server.output).toContain('The database does not answer')
  expect(server.output).toContain('The database answers again.')
})

test('a database restart or power cut during orders loses and duplicates none', async () => {
  const database = await startDatabase()
  const url = await database.create()
  const { store } = await openPostgresStore(url, {})
  const acknowledged: string[] = []
  let next = 0
  let isStopping = false
  const write = async () => {
    while (!isStopping) {
      const name = String(next++)
      await store
        .update((shop) => shop.orders.insert(storedOrder(name)))
        .then(
          () => acknowledged.push(name),
          (error) => expect(error).toBeInstanceOf(StoreUnavailable),
        )
    }
  }
  const writers = Array.from({ length: 16 }, write)
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 100)
    await database.stop(signal)
    await database.launch()
  }
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 100)
  isStopping = true
  await Promise.all(writers)
  await store.close()

  const again = (await openPostgresStore(url, {})).store
  const stored = await again.read((shop) => [...shop.orders.rows()].map(({ customerName }) => customerName))
  await again.close()
  expect(new Set(stored).size).toBe(stored.length)
  expect(acknowledged.filter((name) => !new Set(stored).has(name))).toEqual([])
})

test('without a free connection an order gets 503, and is accepted once one is free', async () => {
  const database = await startDatabase()
  const url = new URL(await database.create())
  const name = url.pathname.slice(1)
  const ask = (question: string) => database.ask('postgres', question)
  // A superuser is exempt from the connection limit.
  await ask(`CREATE ROLE seller LOGIN; ALTER DATABASE ${name} OWNER TO seller`)
  url.username = 'seller'
  const server = await startServer(url.href)
  const buyer = new Calls(server.url)
  await ask(`ALTER DATABASE ${name} CONNECTION LIMIT 0`)
  await ask(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  expect((await buyer.post('/api/orders', newOrder())).status).toBe(503)
  expect((await buyer.get('/shop')).status).toBe(200)
  await ask(`ALTER DATABASE ${name} CONNECTION LIMIT -1`)
  await expect.poll(async () => (await buyer.post('/api/orders', newOrder())).status, { timeout: 10_000 }).toBe(201)
})

test('a server that starts before its database waits for it', async () => {
  const database = await startDatabase()
  const url = await database.create()
  await database.stop()
  const starting = startServer(url)
  await database.launch()
  expect((await new Calls((await starting).url).get('/api/health')).status).toBe(200)
})

test('a database that does not exist stops the start with one clear line', async () => {
  const database = await startDatabase()
  await expect(TestServer.start({ DATABASE_URL: database.address('nowhere') })).rejects.toThrow(
    '1: The database of DATABASE_URL cannot be opened (3D000).',
  )
})

test('a start without its database stops after the wait with one clear line', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  ended.push(async () => warnings.mockRestore())
  const opened = openPostgresStore(`postgres://shop@127.0.0.1:${await freePort()}/shop`, {}, undefined, 700)
  await expect(opened).rejects.toThrow('The database of DATABASE_URL cannot be opened (ECONNREFUSED).')
  expect(warnings.mock.calls).toEqual([['Waiting for the database (ECONNREFUSED).']])
})
