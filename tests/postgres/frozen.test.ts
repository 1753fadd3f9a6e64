import { afterEach, expect, test } from 'vitest'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { Calls } from '../fixtures/shops/calls'
import { TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

const SECOND = 1000
/** A query waits half of this time; one without cached rows waits longer. */
const QUERY = 3 * SECOND
const CHANGE = 5 * SECOND

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

async function startShop() {
  const database = await TestDatabase.start()
  ended.push(() => database.remove())
  const server = await TestServer.start({ DATABASE_URL: await database.create(), RATE_LIMITS: 'on' })
  ended.push(() => server.remove())
  // A stopped server receives no other signal.
  ended.push(() => database.thaw())
  return { database, server, buyer: new Calls(server.url), operator: await Calls.signedIn(server.url) }
}

async function timed(call: () => Promise<Response>) {
  const begun = performance.now()
  const { status } = await call()
  return { status, took: performance.now() - begun }
}

test('with a frozen database, reads come from memory, changes are refused in time, and it recovers itself', async () => {
  const { database, server, buyer, operator } = await startShop()
  const queries = ['/', '/shop', '/products', '/api/products', '/api/showcase-images']
  const operatorQueries = [
    '/api/orders',
    '/api/contacts',
    '/api/notifications',
    '/api/settings',
    '/api/visitors',
    '/api/analytics-data',
  ]
  const changes = [
    () => buyer.post('/api/orders', newOrder()),
    () => buyer.post('/api/page-views', newPageView({ page: '/shop' })),
    () => operator.post('/api/products', newProduct({ sku: 'FROZEN' })),
    () => buyer.get('/api/health'),
  ]
  const asked = () => [
    ...queries.map(async (path) => ({ path, limit: QUERY, ...(await timed(() => buyer.get(path))) })),
    ...operatorQueries.map(async (path) => ({ path, limit: QUERY, ...(await timed(() => operator.get(path))) })),
  ]
  const usual = await Promise.all(asked())
  for (const { path, status } of usual) expect([path, status]).toEqual([path, 200])
  /** What a busy machine takes for as many calls at once, several times over. */
  const onTop = 5 * Math.max(...usual.map(({ took }) => took))
  expect((await buyer.post('/api/visitors', newVisitor())).status).toBe(201)

  for (let round = 0; round < 2; round++) {
    await database.freeze()
    const answers = await Promise.all([
      ...asked(),
      ...changes.map(async (call, index) => ({ path: `change ${index}`, limit: CHANGE, ...(await timed(call)) })),
    ])
    expect(answers.filter(({ took, limit }) => took > limit + onTop)).toEqual([])
    const statusOf = (path: string) => answers.find((answer) => answer.path === path)?.status
    for (const path of [...queries, ...operatorQueries]) expect([path, statusOf(path)]).toEqual([path, 200])
    for (const index of [0, 2, 3]) expect([index, statusOf(`change ${index}`)]).toEqual([index, 503])
    const next = await timed(() => buyer.post('/api/orders', newOrder()))
    expect(next.status).toBe(503)
    expect(next.took).toBeLessThan(CHANGE + onTop)

    await database.thaw()
    await expect.poll(async () => (await buyer.post('/api/orders', newOrder())).status, { timeout: 10_000 }).toBe(201)
    expect((await buyer.get('/api/health')).status).toBe(200)
    expect(await operator.read('/api/orders')).toHaveLength(round + 1)
  }
  expect(server.output.match(/The database answers again\./g)).toHaveLength(2)
})
