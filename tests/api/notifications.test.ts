import { expect, test } from 'vitest'
import type { Notification } from '~/domain/notifications/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

type Browser = ReturnType<ReturnType<typeof openTestShop>['browser']>

const list = async (browser: Browser): Promise<Notification[]> => (await browser.get('/api/notifications')).json()

async function openWithNotification() {
  const shop = openTestShop()
  const [owner, stranger] = [shop.browser(), shop.browser()]
  await owner.post('/api/notifications', newNotification())
  await stranger.post('/api/notifications', newNotification({ title: 'Of a stranger' }))
  return { shop, owner, stranger, operator: await shop.browser().signIn() }
}

test('returns the notification, without its creator', async () => {
  const response = await openTestShop().browser().post('/api/notifications', newNotification())
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ id: 1, ...newNotification(), createdAt: expect.any(String) })
})

test('is listed for its creator and for operators, newest first', async () => {
  const { shop, owner, stranger, operator } = await openWithNotification()
  const ids = async (browser: Browser) => (await list(browser)).map(({ id }) => id)
  expect(await ids(owner)).toEqual([1])
  expect(await ids(stranger)).toEqual([2])
  expect(await ids(operator)).toEqual([2, 1])
  expect(await ids(shop.browser())).toEqual([])
})

test('is marked as read per reader', async () => {
  const { owner, operator } = await openWithNotification()
  const isRead = async (browser: Browser) => (await list(browser)).find(({ id }) => id === 1)?.isRead
  const response = await owner.put('/api/notifications/1/read')
  expect([response.status, await response.json()]).toMatchObject([200, { id: 1, isRead: true }])
  expect([await isRead(owner), await isRead(operator)]).toEqual([true, false])
  await operator.put('/api/notifications/1/read', {})
  expect([await isRead(owner), await isRead(operator)]).toEqual([true, true])
})

test('stays unread for the visitor when the operator reads it', async () => {
  const { owner, operator } = await openWithNotification()
  await operator.put('/api/notifications/1/read')
  expect(await list(owner)).toMatchObject([{ isRead: false }])
})

test('cannot be marked as read by a stranger, who gets 404', async () => {
  const { shop, stranger, operator } = await openWithNotification()
  const forgers = [stranger, shop.browser(), shop.browser(), shop.browser()]
  ;['', 'null', '__proto__'].forEach((token, index) => void forgers[index + 1]?.cookies.set('visitor', token))
  for (const forger of forgers) {
    const known = await refusal(await forger.put('/api/notifications/1/read'), 404)
    const unknown = await refusal(await forger.put('/api/notifications/99/read'), 404)
    expect(known).toEqual(unknown)
  }
  expect(await list(operator)).toMatchObject([{ isRead: false }, { isRead: false }])
})

test('is unread for the operator even if its sender marked it as read', async () => {
  const shop = openTestShop()
  const sender = shop.browser()
  await sender.post('/api/notifications', newNotification({ isRead: true }))
  expect(await list(sender)).toMatchObject([{ isRead: true }])
  expect(await list(await shop.browser().signIn())).toMatchObject([{ isRead: false }])
})

test('of the shop is only for operators', async () => {
  const shop = openTestShop()
  const customer = shop.browser()
  await customer.post('/api/orders', newOrder({ quantity: 95 }))
  const operator = await shop.browser().signIn()
  expect(await list(operator)).toMatchObject([{ id: 1, type: 'warning', isRead: false }])
  expect(await list(customer)).toEqual([])
  await refusal(await customer.put('/api/notifications/1/read'), 404)
})

test('belongs to one visitor over the whole order flow, by an HttpOnly cookie of the first call', async () => {
  const visitor = openTestShop().browser()
  expect((await visitor.get('/api/notifications')).headers.getSetCookie()).toEqual([])
  const first = await visitor.post('/api/orders', newOrder())
  expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^visitor=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax$/)])
  const second = await visitor.post('/api/notifications', newNotification())
  expect(second.headers.getSetCookie()).toEqual([])
  expect(await list(visitor)).toHaveLength(1)
})

test.each([
  ['title', ''],
  ['message', undefined],
  ['type', 'loud'],
  ['type', undefined],
  ['isRead', 'false'],
])('is refused if its %s is %j', async (field, value) => {
  const shop = openTestShop()
  const response = await shop.browser().post('/api/notifications', newNotification({ [field]: value }))
  expect(await wrongFields(response)).toEqual([field])
  expect(await shop.store.read(({ notifications }) => [...notifications.rows()])).toEqual([])
})

test('is counted for a trusted device before sign-in, and for no stranger', async () => {
  const { shop, operator } = await openWithNotification()
  await operator.put('/api/notifications/1/read')
  const unread = async () => (await (await operator.get('/api/notifications/unread')).json()).unread
  expect(await unread()).toBe(1)
  await operator.delete('/api/session')
  expect(await unread()).toBe(1)
  expect(await list(operator)).toEqual([])
  await refusal(await shop.browser().get('/api/notifications/unread'), 401)
})
