import { expect, test, vi } from 'vitest'
import { responseOf } from '~/api/http/call-answer'
import { sharedList } from '~/api/http/polling'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

const LISTS = [
  ['/api/orders', '/api/orders', newOrder()],
  ['/api/contacts', '/api/contact', newContact()],
  ['/api/notifications', '/api/notifications', newNotification()],
] as const

const tagOf = (response: Response) => (response.headers.get('etag') as string).replace(/^W\/|"/g, '')

async function openWith(count: number, path: string, body: unknown) {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  for (let each = 0; each < count; each++) await operator.post(path, body)
  return { shop, operator }
}

test.each(LISTS)('%s answers its ETag with 304, and one from before a restart with the list', async (path, postPath, body) => {
  const { shop, operator } = await openWith(2, postPath, body)
  const known = { 'If-None-Match': `W/"${tagOf(await operator.get(path))}"` }
  const unchanged = await operator.get(path, known)
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
  const rows = await shop.store.read((tables) => ({
    orders: [...tables.orders.rows()],
    contacts: [...tables.contacts.rows()],
    notifications: [...tables.notifications.rows()],
  }))
  const restarted = await openTestShop({ rows }).browser().signIn()
  const answer = await restarted.get(path, known)
  expect([answer.status, await answer.json()]).toEqual([200, expect.any(Array)])
})

test('an ETag of one reader does not match the list of another', async () => {
  const { shop, operator } = await openWith(1, '/api/notifications', newNotification())
  const visitor = shop.browser()
  await visitor.post('/api/notifications', newNotification({ title: 'Mine' }))
  const tag = tagOf(await operator.get('/api/notifications'))
  const answer = await visitor.get('/api/notifications', { 'If-None-Match': `W/"${tag}"` })
  expect(await answer.json()).toEqual([expect.objectContaining({ title: 'Mine' })])
})

test('a list computed from rows keeps its ETag while they are unchanged', async () => {
  const { shop, operator } = await openWith(2, '/api/contact', newContact())
  await operator.post('/api/notifications', newNotification())
  await operator.delete('/api/session')
  const tags = async () => [tagOf(await operator.get('/api/contacts')), tagOf(await operator.get('/api/notifications'))]
  const before = await tags()
  await shop.browser().post('/api/orders', newOrder())
  expect(await tags()).toEqual(before)
})

test('an unchanged list is not serialized again when other rows change', async () => {
  const { shop, operator } = await openWith(2, '/api/orders', newOrder())
  await operator.get('/api/orders')
  const orders = await shop.store.read((tables) => [...tables.orders.rows()])
  await operator.post('/api/contact', newContact())
  const stringify = vi.spyOn(JSON, 'stringify')
  expect(await (await operator.get('/api/orders')).json()).toHaveLength(2)
  const shown = stringify.mock.calls.map(([value]) => value).filter((value) => Array.isArray(value) && value.includes(orders[0]))
  stringify.mockRestore()
  expect(shown).toEqual([])
})

const rowsUpTo = (last: number) => Array.from({ length: last }, (_, index) => ({ id: last - index }))
const asked = { method: 'GET', headers: new Headers(), body: null }
const bodyOf = (rows: unknown[]) => responseOf(sharedList(rows)({ request: asked, cacheControl: 'no-store' })).text()

test.each([0, 1, 1000, 1001, 2000])('the body of %i rows equals JSON.stringify', async (count) => {
  expect(await bodyOf(rowsUpTo(count))).toBe(JSON.stringify(rowsUpTo(count)))
})

test('a pending answer keeps the rows of its ETag while the list changes', async () => {
  const { operator } = await openWith(2, '/api/orders', newOrder())
  const before = await operator.get('/api/orders')
  await operator.post('/api/orders', newOrder())
  const after = await operator.get('/api/orders')
  expect([(await before.json()).length, (await after.json()).length]).toEqual([2, 3])
  expect(tagOf(after)).not.toBe(tagOf(before))
})
