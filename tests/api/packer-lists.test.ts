import { expect, test } from 'vitest'
import { fillShop } from '../../scripts/fill-shop'
import { newOperator, SECOND } from '../fixtures/rows/operators'
import { openTestShop } from '../fixtures/shops/shop'

const NOW = Date.parse('2026-11-27T06:00:00Z')
/** More than one piece. */
const ORDERS = 1200

async function packedShop(orders: number) {
  const shop = openTestShop()
  await fillShop(shop.store, { orders, contacts: 0 }, NOW)
  const owner = await shop.browser().signIn()
  await owner.post('/api/operators', newOperator({ role: 'packer' }))
  const packer = shop.browser()
  await packer.post('/api/session', SECOND)
  return { owner, packer, shop }
}

test.each([
  ['all orders', '/api/orders', ORDERS],
  ['a few orders', '/api/orders', 20],
  ['a page of orders', '/api/orders?page=1', 200],
])('a packer’s list of %s has its own ETag and 304', async (_what, path, orders) => {
  const { owner, packer, shop } = await packedShop(orders)
  const first = await packer.get(path)
  const text = await first.text()
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/".+"$/)
  expect(etag).not.toBe((await owner.get(path)).headers.get('etag'))
  const again = await packer.get(path, { 'If-None-Match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await owner.get(path, { 'If-None-Match': etag })).status).toBe(200)
  const rows = JSON.parse(text)
  const [newest] = path.includes('?') ? rows.rows : rows
  expect(newest.customerName).not.toBe('')
  expect(text).not.toMatch(/"(?:totalAmount|unitPrice|totalPrice|paymentStatus|linkSalt)"/)
  await shop.store.update(({ orders }) => {
    const order = orders.get(newest.id)
    if (order) orders.put({ ...order, customerName: 'Another name' })
  })
  const changed = await packer.get(path, { 'If-None-Match': etag })
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain('Another name')
})
