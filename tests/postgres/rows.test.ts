import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import type { ShopRows } from '~/api/store/shop-schema'
import { ROWS } from '../fixtures/rows/every-row'
import { AWKWARD } from '../fixtures/rows/row-values'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

const open = async (url: string, rows: Partial<ShopRows> = {}) => (await openPostgresStore(url, rows)).store

test('returns every row of every table unchanged and in order', async () => {
  const url = await database.create()
  await (await open(url, ROWS)).close()
  const store = await open(url)
  const kept = await store.read((shop) =>
    Object.fromEntries(Object.entries(shop).map(([name, table]) => [name, [...table.rows()]])),
  )
  expect(kept).toEqual(ROWS)
  await store.close()
})

test('refuses a row that does not fit its schema, and rolls its change back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const store = await open(await database.create(), ROWS)
  const [item] = storedOrder().items
  if (!item) return expect.fail()
  const wrong = store.update((shop) => {
    shop.settings.delete('site_name')
    shop.orders.put({ id: 1, ...storedOrder(), items: [{ ...item, quantity: -1 }] })
  })
  await expect(wrong).rejects.toThrow('The store cannot write.')
  expect(log.mock.calls).toEqual([['A change was refused: items.0.quantity in orders.']])
  expect(await store.read((shop) => shop.orders.get(1)?.customerName)).toBe(AWKWARD)
  expect(await store.read((shop) => shop.settings.get('site_name')?.value)).toBe(AWKWARD)
  await store.close()
})

test('a changed row keeps its position, and a row inserted again comes last', async () => {
  const url = await database.create()
  const store = await open(url, ROWS)
  await store.update((shop) => {
    shop.settings.put({ key: 'site_name', value: 'Lidder', version: 3 })
    shop.settings.put({ key: 'about_story', value: 'New', version: 1 })
    shop.operators.delete('a')
  })
  await store.update((shop) => shop.operators.put({ ...ROWS.operators[0], username: 'a' } as never))
  const keys = (of: typeof store) =>
    of.read((shop) => [
      [...shop.settings.rows()].map(({ key }) => key),
      [...shop.operators.rows()].map(({ username }) => username),
    ])
  const expected = [
    ['site_name', 'site_name_ur', 'about_story'],
    ['b', 'a'],
  ]
  const other = await open(url)
  expect([await keys(store), await keys(other)]).toEqual([expected, expected])
  await Promise.all([store.close(), other.close()])
})

test('skips the rows of a newer release', async () => {
  const url = await database.create()
  const store = await open(url)
  await database.ask(
    new URL(url).pathname.slice(1),
    `INSERT INTO rows (table_name, key, data) VALUES ('weather', '1', '{}'), ('settings', 'motto', '{"key": "motto", "value": "", "version": 1, "new": 1}');
     INSERT INTO row_changes SELECT sequence + 1, table_name, key FROM shop_clock, rows; UPDATE shop_clock SET sequence = sequence + 1`,
  )
  const again = await open(url)
  for (const each of [store, again]) {
    expect(await each.read((shop) => [...shop.settings.rows()])).toEqual([{ key: 'motto', value: '', version: 1 }])
    await each.close()
  }
})

test('reads all rows again if it missed more changes than are kept', async () => {
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
