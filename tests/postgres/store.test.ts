import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellNews } from '~/api/alarms/alarm-rows'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { keepsTheStorePromises } from '../fixtures/rows/store-promises'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

const open = async (url: string, seed = {}) => (await openPostgresStore(url, seed)).store

describe('a shop in PostgreSQL', () => keepsTheStorePromises(async () => open(await database.create())))

test('has all data when it is opened again', async () => {
  const url = await database.create()
  const store = await open(url)
  const order = await store.update((shop) => shop.orders.insert(storedOrder('Asha')))
  await store.close()
  const again = await open(url)
  expect(await again.read((shop) => shop.orders.get(order.id))).toEqual(order)
  await again.close()
})

test('shows a change at once in every open store', async () => {
  const url = await database.create()
  const [one, other] = [await open(url), await open(url)]
  for (const name of ['Asha', 'Bilal', 'Chand']) {
    const order = await one.update((shop) => shop.orders.insert(storedOrder(name)))
    expect(await other.read((shop) => shop.orders.get(order.id))).toEqual(order)
    await other.update((shop) => shop.orders.put({ ...order, customerName: `${name} again` }))
    expect((await one.read((shop) => shop.orders.get(order.id)))?.customerName).toBe(`${name} again`)
  }
  await one.update((shop) => shop.orders.delete(2))
  expect(await other.read((shop) => [...shop.orders.rows()].map(({ id }) => id))).toEqual([1, 3])
  await Promise.all([one.close(), other.close()])
})

test('an alarm detected by several servers is sent once and is known after a restart', async () => {
  const url = await database.create()
  const servers = [await open(url), await open(url)]
  await Promise.all(servers.map((store) => tellNews(store, { disk: '9 % are free.' }, Date.now())))
  await Promise.all(servers.map((store) => store.close()))
  const again = await open(url)
  await tellNews(again, { disk: 'It is worse.' }, Date.now())
  expect(await again.read(({ notifications }) => [...notifications.rows()].map(({ alarm }) => alarm))).toEqual(['disk'])
  await again.close()
})
