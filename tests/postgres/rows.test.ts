import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgresStore } from '~/api/store/postgres'
import { databaseOf } from '~/api/store/postgres/database'
import type { ShopRows } from '~/schemas/shop'
import { storedOrder } from '../fixtures/stored-orders'
import { TestDatabase } from '../fixtures/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

const open = async (url: string, rows: Partial<ShopRows> = {}) => (await openPostgresStore(url, rows)).store

const at = '2026-03-01T06:00:00.123Z'
const AWKWARD = 'O’Brien "x" \\ \'; DROP TABLE orders; -- 🐟 a\u0301 <b> %s $1 {} '

const product = (id: number, sku: string) => ({
  id,
  version: 3,
  name: AWKWARD,
  description: 'x'.repeat(2000),
  category: 'early' as const,
  price: '2500.05',
  stockQuantity: -7,
  weight: '25 kg',
  sku,
  specifications: { protein: '45%', fat: '0', fiber: '3%', moisture: '10%', energy: AWKWARD, pelletSize: '1.5 mm' },
  images: ['/pictures/bag-early.webp'],
  isActive: true,
})

const picture = { id: 1, version: 1, title: 'Stream', imageUrl: '/pictures/feed-mill.webp', order: 0, isActive: false }

const ROWS: ShopRows = {
  products: [product(1, 'A'), product(2, 'B')],
  deletedProducts: [{ ...product(3, 'A'), deletedAt: at }],
  showcaseImages: [{ ...picture, description: null }],
  deletedShowcaseImages: [{ ...picture, id: 2, description: AWKWARD, deletedAt: at }],
  orders: [
    { id: 1, ...storedOrder(AWKWARD) },
    { id: 2, ...storedOrder(), notes: null, paymentMethod: 'cash', items: [...storedOrder().items, ...storedOrder().items] },
  ],
  contacts: [
    { id: 1, name: AWKWARD, email: 'a@b.example', phone: null, subject: '1e9', message: AWKWARD, createdAt: at },
    { id: 2, name: 'x', email: 'a@b.example', phone: '', subject: '0', message: '00', createdAt: at },
  ],
  notifications: [
    {
      id: 1,
      title: 'x',
      message: 'y',
      type: 'warning',
      raisedBy: null,
      isReadByOperator: true,
      isReadByVisitor: false,
      createdAt: at,
    },
  ],
  settings: [{ key: 'site_name', value: AWKWARD, version: 2 }],
  operators: [
    { username: 'a', passwordHash: '$argon2id$x', passwordChangedAt: at, twoFactor: null },
    {
      username: 'b',
      passwordHash: 'x',
      passwordChangedAt: at,
      twoFactor: { secret: 'S', isOn: true, lastStep: 58_000_000, recoveryHashes: ['h'] },
    },
  ],
  sessions: [
    { tokenHash: 'z', username: 'a', createdAt: at },
    { tokenHash: 'a', username: 'a', createdAt: '2026-03-01T06:00:00.124Z', lastUsedAt: at },
  ],
  devices: [{ tokenHash: 'd', createdAt: at }],
  signInAttempts: [{ nameHash: 'n', failures: 3, lastFailureAt: at }],
  answeredRequests: [
    { key: 'z', bodyHash: 'b', status: 201, answer: `{"a":"${'x'.repeat(5000)}"}`, createdAt: at },
    { key: 'a', bodyHash: 'b', status: 204, answer: null, createdAt: '2026-03-01T06:00:01.000Z' },
  ],
  securityEvents: [
    { id: 1, event: 'password-changed', createdAt: at, mailTo: null },
    { id: 2, event: 'admin-email-changed', createdAt: at, mailTo: 'a@b.example' },
  ],
  mailings: [{ topic: 'orders', lastId: 2 }],
  lastIds: [{ table: 'orders', last: 2 }],
}

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
