import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { REACT } from '../fixtures/browser/page-weight'
import { askedFor } from '../fixtures/browser/pages'

const onSlowConnection = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }))

test('the bell counts without React, which loads when the bell is pressed', async ({ page }) => {
  const note = { title: 'New Order Received', message: '2 × feed', type: 'info', isRead: false }
  await page.request.post('/api/notifications', { data: note })
  await page.goto('/about')
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
  await expect(bell).toHaveText('1')
  expect(await askedFor(page, REACT)).toBe(false)
  await bell.click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  expect(await askedFor(page, REACT)).toBe(true)
})

test('on a slow connection React waits, and a touch on an island loads it at once', async ({ page }) => {
  await onSlowConnection(page)
  await page.goto('/feeding-guide')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await askedFor(page, REACT)).toBe(false)
  await page.getByLabel('Number of fish').focus()
  await expect.poll(() => askedFor(page, REACT)).toBe(true)
})

test('on a slow connection scrolling loads React once an island is in view', async ({ page }) => {
  await onSlowConnection(page)
  await page.goto('/products')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const first = page.locator('main astro-island > *').first()
  const scrollTo = (belowTheScreen: number) =>
    first.evaluate((element, below) => {
      const top = element.getBoundingClientRect().top + scrollY
      window.scrollTo({ top: top - innerHeight + 20 - below, behavior: 'instant' })
    }, belowTheScreen)
  await scrollTo(100)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await askedFor(page, REACT)).toBe(false)
  await scrollTo(0)
  await expect.poll(() => askedFor(page, REACT)).toBe(true)
})

test('clicks and input from before the scripts are handled once they load', async ({ page }) => {
  let held = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const panel = page.getByRole('region', { name: 'Notifications' })
  await page.goto('/feeding-guide', { waitUntil: 'commit' })
  await page.getByLabel('Number of fish').fill('2000')
  await page.getByLabel('Average weight').fill('80')
  await bell.click()
  const fetching = page.getByText('Fetching the notifications…')
  await expect(fetching, 'before any script').toBeVisible()
  held.resolve()
  await expect(panel).toBeVisible()
  await expect(fetching).toBeHidden()
  await page.getByLabel('Average weight').focus()
  await expect(page.getByText('160 kg').first()).toBeVisible()
  for (const key of ['Enter', 'Space']) {
    held = Promise.withResolvers<void>()
    await page.goto('/about', { waitUntil: 'commit' })
    await bell.press(key)
    held.resolve()
    await expect(panel).toBeVisible()
  }
})

test('React is downloaded once: the second page and visit use the cache', async ({ page }) => {
  const bytesOfReact = () =>
    page.evaluate((source) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries.filter(({ name }) => new RegExp(source).test(name)).map(({ transferSize }) => transferSize)
    }, REACT.source)
  await page.goto('/feeding-guide')
  await page.getByLabel('Number of fish').focus()
  await expect.poll(bytesOfReact).toEqual([expect.any(Number)])
  expect((await bytesOfReact())[0]).toBeGreaterThan(40_000)
  for (const path of ['/products', '/feeding-guide']) {
    await page.goto(path)
    await page.locator('#calculator').getByLabel('Number of fish').focus()
    await expect.poll(bytesOfReact).toEqual([0])
  }
})
