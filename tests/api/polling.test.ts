import { expect, test } from 'vitest'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { endpoints, openTestShop } from '../fixtures/shops/shop'

// Every list, and a call that changes it.
const lists: [string, string, string, unknown][] = [
  ['/api/products', 'POST', '/api/products', newProduct()],
  ['/api/showcase-images', 'POST', '/api/showcase-images', newShowcaseImage()],
  ['/api/contacts', 'POST', '/api/contact', newContact()],
  ['/api/notifications', 'POST', '/api/notifications', newNotification()],
  ['/api/orders', 'POST', '/api/orders', newOrder()],
  ['/api/settings', 'PUT', '/api/settings/site_name', { value: 'Another name' }],
  ['/api/visitors', 'POST', '/api/visitors', newVisitor()],
  ['/api/visits', 'POST', '/api/visitors', newVisitor()],
  ['/api/analytics-data', 'POST', '/api/page-views', newPageView()],
]

test.each(lists)('GET %s answers 304 until %s %s changes it', async (path, method, changePath, body) => {
  const operator = await openTestShop().browser().signIn()
  const first = await operator.get(path)
  const etag = first.headers.get('etag') as string
  expect(etag).toMatch(/^W\/"[\w-]+"$/)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('content-type')).toBe('application/json')
  expect(first.headers.get('vary')).toBe('Cookie')

  const unchanged = await operator.get(path, { 'If-None-Match': etag })
  expect(unchanged.status).toBe(304)
  expect(await unchanged.text()).toBe('')
  expect(unchanged.headers.get('etag')).toBe(etag)
  expect(unchanged.headers.get('cache-control')).toBe('no-store')

  await operator.send(method, changePath, body)
  const changed = await operator.get(path, { 'If-None-Match': etag })
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
  expect(await changed.text()).not.toBe(await first.text())
})

test('public answers can be stored by a browser, and are revalidated', async () => {
  const browser = openTestShop().browser()
  const first = await browser.get('/api/products')
  const again = await browser.get('/api/products', { 'If-None-Match': first.headers.get('etag') as string })
  expect([first, again].map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    [200, 'private, no-cache'],
    [304, 'private, no-cache'],
  ])
})

const reads = endpoints.flatMap(({ endpoint, routePattern }) => (endpoint.GET ? [routePattern] : []))

test.each(reads)('an operator’s answer to GET %s is not cached', async (routePattern) => {
  const operator = await openTestShop().browser().signIn()
  const path = routePattern.replace(/\[\w+\]/g, '1')
  for (const asked of [path, `${path}?page=1`]) {
    expect((await operator.get(asked)).headers.get('cache-control'), asked).toBe('no-store')
  }
})

test('a trusted device’s answers before sign-in are not cached', async () => {
  const browser = await openTestShop().browser().signIn()
  browser.cookies.delete('session')
  for (const path of ['/api/contacts/recent', '/api/notifications/unread']) {
    const answer = await browser.get(path)
    expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-store'])
  }
})

test('an ETag matches in a list, in its strong form and by a star, and nothing else does', async () => {
  const browser = openTestShop().browser()
  const etag = (await browser.get('/api/products')).headers.get('etag') as string
  const statusFor = async (tag: string) => (await browser.get('/api/products', { 'If-None-Match': tag })).status
  for (const tag of [`"other", ${etag}`, etag.slice(2), '*']) expect(await statusFor(tag)).toBe(304)
  for (const tag of ['"other"', 'W/"other"', etag.slice(3, -1), '']) expect(await statusFor(tag)).toBe(200)
})

test('a change of other rows keeps the ETag of a list', async () => {
  const browser = openTestShop().browser()
  const tag = async () => (await browser.get('/api/products')).headers.get('etag')
  const before = await tag()
  await browser.post('/api/contact', newContact())
  expect(await tag()).toBe(before)
})

test('readers of one list each get their own', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  await operator.post('/api/products', newProduct({ isActive: false }))
  const visitor = shop.browser()
  const countFor = async (browser: typeof visitor) => (await (await browser.get('/api/products')).json()).length
  expect([await countFor(visitor), await countFor(operator), await countFor(visitor)]).toEqual([3, 4, 3])
})

test('a stranger’s ETag never opens an operator’s list', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const etag = (await operator.get('/api/orders')).headers.get('etag') as string
  expect((await shop.browser().get('/api/orders', { 'If-None-Match': etag })).status).toBe(401)
})
