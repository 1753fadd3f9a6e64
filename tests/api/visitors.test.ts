import { expect, test } from 'vitest'
import type { Visitor } from '~/domain/analytics/visitors-schema'
import { wrongFields } from '../fixtures/problems'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithOperator() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const analytics = async () => (await operator.get('/api/analytics-data')).json()
  const visitors = async (): Promise<Visitor[]> => (await operator.get('/api/visitors')).json()
  return { tracker: shop.browser(), analytics, visitors }
}

test('a new shop has had no visits', async () => {
  const { analytics, visitors } = await openWithOperator()
  expect(await analytics()).toEqual({ totalVisitors: 0, uniqueVisitors: 0, pageViews: 0, avgTimeOnSite: 0 })
  expect(await visitors()).toEqual([])
})

test('records a visit and returns it', async () => {
  const { tracker, visitors } = await openWithOperator()
  const response = await tracker.post('/api/visitors', newVisitor())
  expect(response.status).toBe(201)
  const visitor = await response.json()
  expect(visitor).toEqual({ id: 1, ...newVisitor(), createdAt: new Date(visitor.createdAt).toISOString() })
  expect(await visitors()).toEqual([visitor])
})

test('lists visits newest first', async () => {
  const { tracker, visitors } = await openWithOperator()
  for (const city of ['Srinagar', 'Anantnag', 'Pulwama']) await tracker.post('/api/visitors', newVisitor({ city }))
  expect((await visitors()).map(({ city }) => city)).toEqual(['Pulwama', 'Anantnag', 'Srinagar'])
})

test('counts visits, visitors, page views and the mean time on site', async () => {
  const { tracker, analytics } = await openWithOperator()
  await tracker.post('/api/visitors', newVisitor({ timeOnSite: 10 }))
  await tracker.post('/api/visitors', newVisitor({ timeOnSite: 20, isReturning: true }))
  for (const page of ['/', '/shop', '/contact'])
    expect((await tracker.post('/api/page-views', newPageView({ page }))).status).toBe(201)
  expect(await analytics()).toEqual({ totalVisitors: 2, uniqueVisitors: 1, pageViews: 3, avgTimeOnSite: 15 })
})

test('stores no part of an order page’s URL', async () => {
  const { tracker, visitors } = await openWithOperator()
  const mistyped = '/ur/order/AAAAAQXkegOj0JArMm6cpxE4Ono.'
  await tracker.post('/api/visitors', newVisitor({ visitedPages: ['/shop', mistyped] }))
  const view = await tracker.post('/api/page-views', newPageView({ page: mistyped }))
  expect(await view.json()).toMatchObject({ page: '/ur/order/…' })
  expect(await visitors()).toMatchObject([{ visitedPages: ['/shop', '/ur/order/…'] }])
})

test('stores no network address', async () => {
  const { tracker, visitors } = await openWithOperator()
  await tracker.post('/api/visitors', newVisitor({ ip: '203.0.113.9' }), { 'x-test-address': '203.0.113.9' })
  expect(JSON.stringify(await visitors())).not.toContain('203.0.113.9')
})

test.each([
  ['sessionId', ''],
  ['country', undefined],
  ['city', 7],
  ['device', 'desktop'],
  ['browser', 'Netscape'],
  ['os', 'BeOS'],
  ['visitedPages', '/shop'],
  ['visitedPages', undefined],
  ['timeOnSite', -1],
  ['timeOnSite', '0'],
  ['isReturning', 'false'],
])('refuses a visit whose %s is %j', async (field, value) => {
  const { tracker, visitors } = await openWithOperator()
  expect(await wrongFields(await tracker.post('/api/visitors', newVisitor({ [field]: value })))).toEqual([field])
  expect(await visitors()).toEqual([])
})

test.each([
  ['page', undefined],
  ['page', 7],
  ['title', null],
  ['timeSpent', -1],
  ['timeSpent', '0'],
  ['visitorId', 'x'],
  ['visitorId', 0],
])('refuses a page view whose %s is %j', async (field, value) => {
  const { tracker, analytics } = await openWithOperator()
  expect(await wrongFields(await tracker.post('/api/page-views', newPageView({ [field]: value })))).toEqual([field])
  expect(await analytics()).toMatchObject({ pageViews: 0 })
})
