import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEVICES } from './visitors-schema'
import { REPORTED_PAGES, visitReportOf } from './visits'

const NOW = new Date('2026-11-21T10:00:00.000Z')

const day = (name: string, changes: object = {}) => ({
  day: name,
  visitors: 0,
  uniqueVisitors: 0,
  pageViews: 0,
  devices: [],
  pages: [],
  otherPages: 0,
  ...changes,
})

const report = (days: Parameters<typeof visitReportOf>[0]) => visitReportOf(days, 30, NOW)

test('a shop without visits has thirty days of zeros and no page', () => {
  const { days, devices, pages, otherPages } = report([])
  expect(days).toHaveLength(30)
  expect([days[0]?.day, days[29]?.day]).toEqual(['2026-10-23', '2026-11-21'])
  expect(days.every(({ visitors, pageViews }) => visitors + pageViews === 0)).toBe(true)
  expect(devices).toEqual(DEVICES.map((device) => ({ device, visitors: 0 })))
  expect([pages, otherPages]).toEqual([[], 0])
})

test('days outside the last thirty are left out', () => {
  const views = { pageViews: 3, pages: [{ page: '/', pageViews: 3 }] }
  const { days, pages } = report([day('2026-10-22', views), day('2026-10-23', views), day('2026-11-22', views)])
  expect(days.filter(({ pageViews }) => pageViews > 0).map((each) => each.day)).toEqual(['2026-10-23'])
  expect(pages).toEqual([{ page: '/', pageViews: 3 }])
})

test('devices and pages are summed over the days, the most viewed page first', () => {
  const { devices, pages } = report([
    day('2026-11-20', { devices: [{ device: 'Mobile', visitors: 2 }], pages: [{ page: '/', pageViews: 2 }] }),
    day('2026-11-21', {
      devices: [
        { device: 'Mobile', visitors: 1 },
        { device: 'Tablet', visitors: 4 },
      ],
      pages: [
        { page: '/shop', pageViews: 5 },
        { page: '/', pageViews: 1 },
      ],
    }),
  ])
  expect(devices).toEqual([
    { device: 'Desktop', visitors: 0 },
    { device: 'Mobile', visitors: 3 },
    { device: 'Tablet', visitors: 4 },
  ])
  expect(pages).toEqual([
    { page: '/shop', pageViews: 5 },
    { page: '/', pageViews: 3 },
  ])
})

const counted = fc.record({
  pages: fc.uniqueArray(
    fc.record({ page: fc.integer({ min: 0, max: 60 }).map((each) => `/${each}`), pageViews: fc.integer({ min: 1, max: 999 }) }),
    { selector: ({ page }) => page, maxLength: 40 },
  ),
  otherPages: fc.nat(99),
})

test('every view counts for a page or for the rest; at most twenty pages are listed', () => {
  fc.assert(
    fc.property(fc.array(counted, { maxLength: 30 }), (days) => {
      const names = report([]).days.map((each) => each.day)
      const { pages, otherPages } = report(days.map((each, index) => day(names[index] as string, each)))
      const all = days.reduce((sum, each) => each.pages.reduce((views, page) => views + page.pageViews, sum + each.otherPages), 0)
      expect(pages.reduce((sum, { pageViews }) => sum + pageViews, otherPages)).toBe(all)
      expect(pages.length).toBeLessThanOrEqual(REPORTED_PAGES)
      expect(pages.map(({ pageViews }) => pageViews)).toEqual(pages.map(({ pageViews }) => pageViews).toSorted((a, b) => b - a))
    }),
  )
})
