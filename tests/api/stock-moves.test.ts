import { expect, onTestFinished, test, vi } from 'vitest'
import type { Product } from '~/domain/catalog/schema'
import type { ListedStockMove } from '~/domain/catalog/stock-moves-schema'
import { DAY } from '~/domain/day'
import { refusal, wrongFields } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { openTestShop } from '../fixtures/shops/shop'

const MOVES = '/api/products/1/stock-moves'
async function openShop() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const productNow = async (): Promise<Product> => (await (await operator.get('/api/products')).json())[0]
  const listed = async (query = ''): Promise<ListedStockMove[]> =>
    (await (await operator.get(`/api/stock-moves?productId=1${query}`)).json()).rows
  return { ...shop, operator, productNow, listed }
}

test('changes the stock with a reason in one transaction, and records the operator', async () => {
  const { operator, productNow, listed } = await openShop()
  const { stockQuantity: before, version } = await productNow()
  const milled = await operator.post(MOVES, { reason: 'milled', by: 40, note: 'Monday’s batch' })
  expect(milled.status).toBe(201)
  expect(await milled.json()).toMatchObject({ by: 40, stockAfter: before + 40, username: 'operator', note: 'Monday’s batch' })
  await operator.post(MOVES, { reason: 'spoiled', by: -3 })
  await operator.post(MOVES, { reason: 'counted', counted: 50 })
  expect(await productNow()).toMatchObject({ stockQuantity: 50, version: version + 3 })
  const rows = await listed()
  expect(rows.map(({ reason, by, stockAfter }) => [reason, by, stockAfter])).toEqual([
    ['counted', 50 - before - 37, 50],
    ['spoiled', -3, before + 37],
    ['milled', 40, before + 40],
  ])
})

test('refuses to remove more than is in stock, and accepts milled bags while the stock is negative', async () => {
  const { operator, store, productNow, listed } = await openShop()
  await store.update(({ products }) => products.put({ ...(products.get(1) as Product), stockQuantity: 12 }))
  const response = await operator.post(MOVES, { reason: 'spoiled', by: -13 })
  expect((await refusal(response, 422)).errors).toEqual([{ path: 'by', message: 'That is more than the 12 bags in stock.' }])
  expect(await listed()).toEqual([])
  await store.update(({ products }) => products.put({ ...(products.get(1) as Product), stockQuantity: -12 }))
  await refusal(await operator.post(MOVES, { reason: 'spoiled', by: -1 }), 422)
  await operator.post(MOVES, { reason: 'milled', by: 5 })
  expect((await productNow()).stockQuantity).toBe(-7)
})

test('a repeated move with the same key is booked once', async () => {
  const { operator, productNow } = await openShop()
  const { stockQuantity } = await productNow()
  for (const _ of [1, 2]) {
    await operator.post(MOVES, { reason: 'milled', by: 5 }, { 'Idempotency-Key': 'a-key-of-this-move' })
  }
  expect((await productNow()).stockQuantity).toBe(stockQuantity + 5)
})

test('refuses a count if an order changed the stock since, but accepts additions and removals', async () => {
  const { operator, browser, productNow } = await openShop()
  const { version, stockQuantity } = await productNow()
  await browser().post('/api/orders', newOrder({ quantity: 2 }))
  const seen = { 'If-Match': `"${version}"` }
  const problem = await refusal(await operator.post(MOVES, { reason: 'counted', counted: 99 }, seen), 409)
  expect(problem.current).toMatchObject({ stockQuantity: stockQuantity - 2 })
  expect((await operator.post(MOVES, { reason: 'milled', by: 10 }, seen)).status).toBe(201)
  expect((await productNow()).stockQuantity).toBe(stockQuantity + 8)
})

test.each([
  [{ reason: 'milled' }, ['by']],
  [{ reason: 'milled', by: 0 }, ['by']],
  [{ reason: 'milled', by: 3, counted: 3 }, ['by']],
  [{ reason: 'milled', by: 1_000_001 }, ['by']],
  [{ reason: 'counted', counted: -1 }, ['counted']],
  [{ reason: 'eaten', by: 1 }, ['reason']],
  [{ reason: 'milled', by: 1, note: 'x'.repeat(201) }, ['note']],
])('refuses %j', async (move, fields) => {
  const { operator, listed } = await openShop()
  expect(await wrongFields(await operator.post(MOVES, move))).toEqual(fields)
  expect(await listed()).toEqual([])
})

test('records a stock changed by form or file as counted, and no other change', async () => {
  const { operator, productNow, listed } = await openShop()
  const product = await productNow()
  await operator.put('/api/products/1', { ...product, price: '2700' })
  await operator.put('/api/products/1', { ...product, stockQuantity: 11 })
  await operator.put('/api/products.csv', `SKU,Stock\n${product.sku},12\n`, { 'Content-Type': 'text/csv' })
  expect((await listed()).map(({ reason, stockAfter, username }) => [reason, stockAfter, username])).toEqual([
    ['counted', 12, 'operator'],
    ['counted', 11, 'operator'],
  ])
})

test('lists moves of orders, in pages of fifty', async () => {
  const { operator, browser, listed } = await openShop()
  await operator.post(MOVES, { reason: 'counted', counted: 1000 })
  const buyer = browser()
  for (let count = 0; count < 50; count++) await buyer.post('/api/orders', newOrder({ quantity: 1 }))
  await operator.put('/api/orders/50/status', { status: 'cancelled' })
  const [first, ...rest] = await listed()
  expect(first).toMatchObject({ reason: 'cancelled', by: 1, orderId: 50, username: 'operator', stockAfter: 951 })
  expect(rest).toHaveLength(49)
  expect((await listed('&page=2')).map(({ reason }) => reason)).toEqual(['sold', 'counted'])
  expect(await (await operator.get('/api/stock-moves?productId=1&page=2')).json()).toMatchObject({ page: 2, pages: 2, total: 52 })
  await refusal(await operator.get('/api/stock-moves'), 422)
  expect(await (await operator.get('/api/stock-moves?productId=999')).json()).toMatchObject({ rows: [], total: 0 })
})

test('keeps moves for thirteen months, at most ten thousand', async () => {
  const { store, operator, listed } = await openShop()
  const move = { productId: 1, reason: 'milled' as const, by: 1, stockAfter: 1, note: '', username: 'a' }
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()
  await store.update(({ stockMoves }) => {
    stockMoves.insert({ ...move, at: ago(397) })
    for (let made = 0; made < 10_000; made++) stockMoves.insert({ ...move, at: ago(395) })
  })
  await operator.post(MOVES, { reason: 'milled', by: 1 })
  const kept = await store.read(({ stockMoves }) => [...stockMoves.rows()])
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([10_000, 3, 10_002])
  expect((await listed())[0]?.by).toBe(1)
})

test('lists the moves of the last thirteen months, to the minute', async () => {
  const { store, listed } = await openShop()
  const move = { productId: 1, reason: 'milled' as const, stockAfter: 1, note: '', username: 'a' }
  const at = (minutes: number) => new Date(Date.now() - 396 * DAY + minutes * 60_000).toISOString()
  await store.update(({ stockMoves }) => {
    for (const [by, minutes] of [-2, 2, 2000].entries()) stockMoves.insert({ ...move, by: by + 1, at: at(minutes) })
    stockMoves.insert({ ...move, productId: 2, by: 4, at: at(2000) })
  })
  expect((await listed()).map(({ by }) => by)).toEqual([3, 2])
})

test('changes only price or availability, and refuses if someone changed it meanwhile', async () => {
  const { operator, productNow } = await openShop()
  const before = await productNow()
  const response = await operator.put('/api/products/1/price', { price: '2600.50', name: 'Another' })
  expect(await response.json()).toEqual({ ...before, price: '2600.50', version: before.version + 1 })
  const seen = { 'If-Match': `"${before.version}"` }
  const problem = await refusal(await operator.put('/api/products/1/active', { isActive: false }, seen), 409)
  expect(problem.current).toEqual(await productNow())
  await operator.put('/api/products/1/active', { isActive: false })
  expect((await productNow()).isActive).toBe(false)
})

test('changes the price of a feed with negative stock', async () => {
  const { store, operator, productNow } = await openShop()
  await store.update(({ products }) =>
    products.insert({ ...newProduct(), price: '1.00', version: 1, stockQuantity: -4 } as never),
  )
  const { id } = (await (await operator.get('/api/products')).json()).at(-1)
  expect((await operator.put(`/api/products/${id}/price`, { price: '99' })).status).toBe(200)
  expect((await productNow()).price).not.toBe('99.00')
})

test('returns the operator of an order’s move, and the stock after each move', async () => {
  // Moves of one millisecond have no order between orders and entries.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const later = () => vi.advanceTimersByTime(1)
  const { operator, browser, productNow, listed } = await openShop()
  const { stockQuantity: first } = await productNow()
  await browser().post('/api/orders', newOrder({ quantity: 2 }))
  later()
  await operator.post(MOVES, { reason: 'milled', by: 40 })
  later()
  await operator.post('/api/orders', newOrder({ quantity: 3, channel: 'phone' }))
  later()
  await operator.put('/api/orders/1', newOrder({ quantity: 5 }))
  later()
  await operator.put('/api/orders/2/status', { status: 'cancelled' })
  const rows = [
    ['cancelled', 'operator', first + 35],
    ['edited', 'operator', first + 32],
    ['sold', 'operator', first + 35],
    ['milled', 'operator', first + 38],
    ['sold', '', first - 2],
  ]
  const said = ({ reason, username, stockAfter }: ListedStockMove) => [reason, username, stockAfter]
  expect((await listed()).map(said)).toEqual(rows)
  expect((await listed('&page=2&size=2')).map(said)).toEqual(rows.slice(2, 4))
})
