import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '~/api/store/postgres/database'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import type { ShopRows } from '~/api/store/shop-schema'
import { product, ROWS } from '../fixtures/rows/every-row'
import { AWKWARD } from '../fixtures/rows/row-values'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

const open = async (url: string, rows: Partial<ShopRows> = {}) => (await openPostgresStore(url, rows)).store

test('gives back every row of every table as it was, and in its order', async () => {
  const url = await database.create()
  await (await open(url, ROWS)).close()
  const store = await open(url)
  const kept = await store.read((shop) =>
    Object.fromEntries(Object.entries(shop).map(([name, table]) => [name, [...table.rows()]])),
  )
  expect(kept).toEqual(ROWS)
  await store.close()
})

test('lets two products exchange their SKUs in one change, and never share one', async () => {
  const url = await database.create()
  const store = await open(url, ROWS)
  await store.update((shop) => {
    shop.products.put(product(1, 'B'))
    shop.products.put(product(2, 'A'))
  })
  await expect(store.update((shop) => shop.products.put(product(1, 'a')))).rejects.toThrow()
  expect(await store.read((shop) => [...shop.products.rows()].map(({ sku }) => sku))).toEqual(['B', 'A'])
  await store.close()
})

test('keeps an order and its items in columns, and refuses figures that contradict each other', async () => {
  const url = await database.create()
  const opened = await openPostgresStore(url, ROWS)
  const items = await databaseOf(opened.pool).selectFrom('orderItems').select(['orderId', 'position', 'quantity']).execute()
  expect(items).toHaveLength(3)
  const [item] = storedOrder().items
  const wrong = opened.store.update((shop) => {
    if (item) shop.orders.put({ id: 1, ...storedOrder(), items: [{ ...item, totalPrice: '1.00' }] })
  })
  await expect(wrong).rejects.toThrow()
  expect((await opened.store.read((shop) => shop.orders.get(1)))?.customerName).toBe(AWKWARD)
  await opened.store.close()
})

test('reads the whole shop again where it missed more changes than are remembered', async () => {
  const url = await database.create()
  const [one, other] = [await open(url), await open(url)]
  await other.update((shop) => shop.settings.put({ key: 'gst_number', value: 'gone', version: 1 }))
  await database.ask(new URL(url).pathname.slice(1), `UPDATE shop_clock SET sequence = sequence + 20000`)
  await one.update((shop) => {
    shop.settings.delete('gst_number')
    shop.orders.insert(storedOrder('Asha'))
  })
  const seen = await other.read((shop) => [shop.settings.get('gst_number'), shop.orders.get(1)?.customerName])
  expect(seen).toEqual([undefined, 'Asha'])
  await Promise.all([one.close(), other.close()])
})
