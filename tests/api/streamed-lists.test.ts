import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { responseCache } from '~/api/http/response-cache'
import type { Order } from '~/domain/orders/schema'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

const STORED = 3000

const order = (id: number): Order => ({ ...storedOrder(), id })
const orders = Array.from({ length: STORED }, (_, index) => order(index + 1))

const openWith = async (rows: Order[]) => {
  const shop = openTestShop({ rows: { orders: rows } })
  return { shop, operator: await shop.browser().signIn() }
}

/** Number of rows serialized to JSON during `work`. */
async function rowsSerialized(work: () => Promise<unknown>): Promise<number> {
  const stringify = vi.spyOn(JSON, 'stringify')
  await work()
  const rows = stringify.mock.calls.flatMap(([value]) => (Array.isArray(value) ? value : []))
  stringify.mockRestore()
  return rows.length
}

test('the whole list is complete, newest first', async () => {
  const { operator } = await openWith(orders)
  expect(await (await operator.get('/api/orders')).json()).toEqual(orders.toReversed())
})

test.each(['/api/orders', '/api/orders.csv'])('a slow reader of %s buffers at most a piece', async (path) => {
  const { operator } = await openWith(orders)
  const made = vi.fn()
  const answer = await operator.get(path)
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  let read = 0
  const waiting = async () => {
    for (let turn = 0; turn < 20; turn++) await nextTurn()
  }
  const serialized = await rowsSerialized(async () => {
    made((await reader.read()).value)
    await waiting()
  })
  expect(serialized).toBeLessThanOrEqual(2 * 256)
  read += made.mock.calls[0]?.[0].length
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    expect(part.value.length).toBeLessThan(256 * 1024)
    read += part.value.length
  }
  expect(read).toBeGreaterThan(STORED * 50)
})

test('a list changed during reading is returned as it was at the start', async () => {
  const { shop, operator } = await openWith(orders)
  const answer = await operator.get('/api/orders')
  await shop.store.update((tables) => tables.orders.delete(1))
  await operator.put('/api/orders/2/status', { status: 'shipped' })
  expect(await answer.json()).toEqual(orders.toReversed())
})

test('twenty readers of a long list add nothing to the cache, and a disconnected reader stops his', async () => {
  const { operator } = await openWith(orders)
  const { size } = responseCache
  const answers = await Promise.all(Array.from({ length: 20 }, () => operator.get('/api/orders')))
  const [first, ...others] = answers
  const lists = await Promise.all(others.map((answer) => answer.json()))
  expect(lists.map((list) => list.length)).toEqual(Array(19).fill(STORED))
  expect(responseCache.size).toBe(size)
  expect(await rowsSerialized(async () => first?.body?.cancel())).toBe(0)
})

test('a list of at most a thousand rows is cached until it changes, a longer one is not', async () => {
  const { operator } = await openWith(orders.slice(0, 1000))
  const again = () => rowsSerialized(async () => (await operator.get('/api/orders')).text())
  expect([await again(), await again()]).toEqual([1000, 0])
  await operator.put('/api/orders/2/status', { status: 'shipped' })
  expect(await again()).toBe(1000)
  const { operator: other } = await openWith(orders.slice(0, 1001))
  await (await other.get('/api/orders')).text()
  expect(await rowsSerialized(async () => (await other.get('/api/orders')).text())).toBe(1001)
})
