import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCustomers } from '~/api/startup/customers-of-orders'
import { seededRows } from '~/api/startup/startup'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { TestDatabase } from '../fixtures/shops/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

test('customers are created once from the orders of an older shop, though two processes start together', async () => {
  const url = await database.create()
  const phones = ['94190 12345', '+91 94190-12345', 'my brother', '98765 43210']
  const orders = phones.map((customerPhone, index) => ({ ...storedOrder(), id: index + 1, customerPhone }))
  const open = async (rows = {}) => (await openPostgresStore(url, rows)).store
  const stores = [await open({ orders, lastIds: [{ table: 'orders', last: orders.length }] }), await open()]
  await Promise.all(stores.map(makeCustomers))
  await Promise.all(stores.map((store) => store.close()))
  const store = await open()
  const { version } = store
  await makeCustomers(store)
  expect(store.version).toBe(version)
  await store.read((shop) => {
    expect([...shop.customers.rows()].map(({ phone }) => phone)).toEqual(['+919419012345', '+919876543210'])
    expect([...shop.customerNumbers.rows()].map(({ customerId }) => customerId)).toEqual([1, 2])
    expect([...shop.orders.rows()].map(({ customerId }) => customerId)).toEqual([1, 1, undefined, 2])
  })
  await store.close()
})

test('samples that an older shop stored with its feeds do not count as the operator’s', async () => {
  const url = await database.create()
  const [early, small] = seededRows().products ?? []
  if (!early || !small) return expect.fail()
  const { store } = await openPostgresStore(url, { products: [early, { ...small, badge: 'New' }] })
  await store.close()
  await database.ask(
    new URL(url).pathname.slice(1),
    `UPDATE rows SET data = data || '{"badge": "Premium", "compareAtPrice": "3000.00", "sampleRating": "4.5"}'
     WHERE table_name = 'products' AND key = '1'`,
  )
  const opened = (await openPostgresStore(url, {})).store
  expect(await opened.read((shop) => [...shop.products.rows()])).toEqual([early, { ...small, badge: 'New' }])
  await opened.close()
})
