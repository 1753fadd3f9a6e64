import type { Page, Request } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { becomeIdle } from '../fixtures/browser/pages'

const isCall = (path: string) => (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === path
const visitorOf = (page: Page) => page.waitForRequest(isCall('/api/visitors'))
const viewOf = (page: Page) => page.waitForRequest(isCall('/api/page-views'))
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('posts a visitor on the first load with a lasting session id, and a view of each route', async ({ page, server }) => {
  const visitors: Request[] = []
  page.on('request', (request) => isCall('/api/visitors')(request) && visitors.push(request))
  const outside: string[] = []
  page.on('request', (request) => new URL(request.url()).origin !== server.url && outside.push(request.url()))
  const [first, view] = await Promise.all([visitorOf(page), viewOf(page), page.goto('/about')])
  expect(view.postDataJSON()).toEqual({ page: '/about', title: await page.title(), timeSpent: 0, visitorId: null })
  const sessionId = await stored(page, 'visitor_session_id')
  expect(sessionId).toMatch(/^session_\d{13}_[a-z0-9]+$/)
  expect(first.postDataJSON()).toEqual({
    sessionId,
    country: 'Unknown',
    city: 'Unknown',
    device: 'Desktop',
    browser: 'Chrome',
    os: expect.stringMatching(/^(Windows|Linux)$/),
    visitedPages: ['/about'],
    timeOnSite: 0,
    isReturning: false,
  })
  expect((await first.response())?.status()).toBe(201)
  expect(Number(await stored(page, 'last_visit_timestamp'))).toBeGreaterThan(1_700_000_000_000)

  const [next] = await Promise.all([
    viewOf(page),
    page.getByRole('contentinfo').getByRole('link', { name: 'Team', exact: true }).click(),
  ])
  expect(next.postDataJSON()).toEqual({ page: '/team', title: await page.title(), timeSpent: 0, visitorId: null })
  expect(visitors).toHaveLength(1)

  const [second] = await Promise.all([visitorOf(page), page.reload()])
  expect(second.postDataJSON()).toMatchObject({ sessionId, isReturning: true })
  // A browser controlled by a program calls no geolocation service.
  expect(outside).toEqual([])
})

test('stores the time on site every 30 seconds and at the end, only on the device', async ({ page }) => {
  await page.clock.install()
  const viewed = viewOf(page)
  await page.goto('/about')
  await page.clock.runFor(3000)
  await viewed
  await page.clock.runFor(31_000)
  await expect.poll(async () => Number(await stored(page, 'session_time_on_site'))).toBeGreaterThanOrEqual(30)

  await page.evaluate(() => localStorage.removeItem('session_time_on_site'))
  await page.reload()
  expect(Number(await stored(page, 'session_time_on_site'))).toBeGreaterThanOrEqual(30)
})

test('still works when the tracking calls fail', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route(/\/api\/(visitors|page-views)$/, (route) => route.fulfill({ status: 204, body: '' }))
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      /\/api\/(visitors|page-views)$/.test(String(input)) ? Promise.reject(new TypeError('No signal')) : fetch(input, init)
  })
  await page.goto('/about')
  await expect.poll(() => warnings.some((text) => text.startsWith('Failed to track visitor:'))).toBe(true)
  await expect.poll(() => warnings.some((text) => text.startsWith('Failed to track page view:'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('does not count the back office', async ({ operatorPage: page }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/admin/dashboard')
  await becomeIdle(page)
  expect(calls).not.toContain('/api/visitors')
  expect(calls).not.toContain('/api/page-views')
})
