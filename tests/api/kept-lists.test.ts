import { expect, test } from 'vitest'
import { hashOf } from '~/api/auth/tokens'
import { responseCache } from '~/api/http/response-cache'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

const LISTS = ['/api/orders', '/api/contacts', '/api/products', '/api/notifications']

async function openWithOrders(count: number) {
  const shop = openTestShop()
  const buyer = shop.browser()
  for (let each = 0; each < count; each++) await buyer.post('/api/orders', newOrder())
  await buyer.post('/api/notifications', newNotification())
  return { shop, buyer }
}

test('ten sign-ins use no more cached lists than one', async () => {
  const { shop } = await openWithOrders(20)
  const readAll = async () => {
    const operator = await shop.browser().signIn()
    for (const list of LISTS) await (await operator.get(list)).text()
  }
  await readAll()
  const { size } = responseCache
  for (let each = 1; each < 10; each++) await readAll()
  expect(responseCache.size).toBe(size)
})

test('forged visitor cookies add no cached lists', async () => {
  const { shop } = await openWithOrders(1)
  const read = async (visitor: string) => {
    for (const list of ['/api/products', '/api/notifications']) {
      const answer = await shop.browser().get(list, { Cookie: `visitor=${visitor}` })
      expect(answer.status).toBe(200)
    }
  }
  await read('first')
  const { size } = responseCache
  for (let each = 0; each < 50; each++) await read(`invented-${hashOf(String(each))}`)
  expect(responseCache.size).toBe(size)
})

test('operators share a cached list, and a visitor gets his own', async () => {
  const { shop, buyer } = await openWithOrders(1)
  const [one, other] = [await shop.browser().signIn(), await shop.browser().signIn()]
  const first = await one.get('/api/notifications')
  const second = await other.get('/api/notifications')
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  const [raised] = await first.json()
  await other.put(`/api/notifications/${raised.id}/read`)
  expect((await (await one.get('/api/notifications')).json())[0].isRead).toBe(true)
  expect((await (await buyer.get('/api/notifications')).json())[0].isRead).toBe(false)
  expect(await (await shop.browser().get('/api/notifications')).json()).toEqual([])
})

test('each operator gets his own session', async () => {
  const { shop } = await openWithOrders(1)
  const [one, other] = [await shop.browser().signIn(), await shop.browser().signIn()]
  await one.delete('/api/session')
  expect((await one.get('/api/session')).status).toBe(401)
  expect((await other.get('/api/session')).status).toBe(200)
})
