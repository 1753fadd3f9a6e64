import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser'
import { PREACT } from '../fixtures/page-weight'

const askedFor = (page: Page, pattern: RegExp) =>
  page.evaluate(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    pattern.source,
  )

const onSlowConnection = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }))

test('the bell counts without its island, which comes when the bell is pressed', async ({ page }) => {
  const note = { title: 'New Order Received', message: '2 × feed', type: 'info', isRead: false }
  await page.request.post('/api/notifications', { data: note })
  await page.goto('/about')
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
  await expect(bell).toHaveText('1')
  expect(await askedFor(page, PREACT)).toBe(false)
  await bell.click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  expect(await askedFor(page, PREACT)).toBe(true)
})

test('on a slow connection islands wait, and a touch on one brings it at once', async ({ page }) => {
  await onSlowConnection(page)
  await page.goto('/feeding-guide')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await askedFor(page, PREACT)).toBe(false)
  await page.getByLabel('Number of fish').focus()
  await expect.poll(() => askedFor(page, PREACT)).toBe(true)
})

test('on a slow connection scrolling brings an island once it is in the middle of the screen', async ({ page }) => {
  await onSlowConnection(page)
  await page.goto('/products')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const first = page.locator('main astro-island > *').first()
  const bringTo = (block: 'end' | 'center') =>
    first.evaluate((element, where) => {
      const top = element.getBoundingClientRect().top + scrollY
      window.scrollTo({ top: where === 'end' ? top - innerHeight + 20 : top - innerHeight / 2 + 20, behavior: 'instant' })
    }, block)
  await bringTo('end')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await askedFor(page, PREACT)).toBe(false)
  await bringTo('center')
  await expect.poll(() => askedFor(page, PREACT)).toBe(true)
})

test('what is pressed and typed before any script has come is done once it has', async ({ page }) => {
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
  held.resolve()
  await expect(panel).toBeVisible()
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
