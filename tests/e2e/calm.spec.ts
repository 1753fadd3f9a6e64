import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser'

/** React's own file is the one that renders islands. */
const REACT = /\/_astro\/client\.[\w-]+\.js$/

const askedFor = (page: Page, pattern: RegExp) =>
  page.evaluate(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    pattern.source,
  )

const onSlowConnection = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }))

for (const path of ['/', '/about', '/products', '/shop', '/feeding-guide', '/team', '/contact']) {
  test(`${path} paints with one request, and asks for React only after it has loaded`, async ({ page }) => {
    await page.goto(path)
    expect(await page.locator('link[rel="stylesheet"], script[src]:not([type="module"]):not([defer])').count()).toBe(0)
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    const { loaded, early } = await page.evaluate((source) => {
      const [{ loadEventStart: loaded }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      const early = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => new RegExp(source).test(name) && startTime < loaded)
      return { loaded, early: early.length }
    }, REACT.source)
    expect(loaded).toBeGreaterThan(0)
    expect(early).toBe(0)
  })

  test(`${path} asks for at most 20 kB of script before it has loaded`, async ({ page }) => {
    await page.goto(path)
    const scripts = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return resources
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loadEventStart)
        .map(({ encodedBodySize }) => encodedBodySize)
    })
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000)
  })
}

test('on a slow connection React waits, and a touch on an island brings it at once', async ({ page }) => {
  await onSlowConnection(page)
  await page.goto('/feeding-guide')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await askedFor(page, REACT)).toBe(false)
  await page.getByLabel('Number of fish').focus()
  await expect.poll(() => askedFor(page, REACT)).toBe(true)
})

test('on a slow connection scrolling to an island brings React', async ({ page }) => {
  await onSlowConnection(page)
  await page.goto('/products')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await askedFor(page, REACT)).toBe(false)
  await page.getByLabel('Number of fish').scrollIntoViewIfNeeded()
  await expect.poll(() => askedFor(page, REACT)).toBe(true)
})

test('on a slow connection the hero keeps its picture, without a film', async ({ page }) => {
  await onSlowConnection(page)
  await page.goto('/')
  await page.mouse.wheel(0, 50)
  await expect(page.locator('#stream img')).toHaveCount(6)
  await expect(page.locator('video')).toHaveCount(0)
})
