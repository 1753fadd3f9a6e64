import { expect, test } from 'vitest'
import { visitReport } from '~/domain/analytics/visits-schema'
import { indianDay } from '~/domain/dates'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithOperator() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const report = async () => visitReport.parse(await (await operator.get('/api/visits')).json())
  return { tracker: shop.browser(), report }
}

test('a new shop has thirty days without a visit, the last one today in India', async () => {
  const { report } = await openWithOperator()
  const { days, pages } = await report()
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: indianDay(new Date()), visitors: 0, uniqueVisitors: 0, pageViews: 0 })
  expect(pages).toEqual([])
})

test('returns today’s visits by day, device and page', async () => {
  const { tracker, report } = await openWithOperator()
  await tracker.post('/api/visitors', newVisitor({ device: 'Tablet' }))
  await tracker.post('/api/visitors', newVisitor({ device: 'Mobile', isReturning: true }))
  for (const page of ['/', '/shop', '/shop']) await tracker.post('/api/page-views', newPageView({ page }))
  const { days, devices, pages, otherPages } = await report()
  expect(days.at(-1)).toMatchObject({ visitors: 2, uniqueVisitors: 1, pageViews: 3 })
  expect(devices).toEqual([
    { device: 'Desktop', visitors: 0 },
    { device: 'Mobile', visitors: 1 },
    { device: 'Tablet', visitors: 1 },
  ])
  expect([pages, otherPages]).toEqual([
    [
      { page: '/shop', pageViews: 2 },
      { page: '/', pageViews: 1 },
    ],
    0,
  ])
})

test('stays small if someone invents pages', async () => {
  const { tracker, report } = await openWithOperator()
  for (let page = 0; page < 60; page++) await tracker.post('/api/page-views', newPageView({ page: `/invented/${page}` }))
  const { pages, otherPages } = await report()
  expect([pages.length, otherPages]).toEqual([20, 40])
})
