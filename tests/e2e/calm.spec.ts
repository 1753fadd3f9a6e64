import type { Page } from '@playwright/test'
import { navigation } from '../../src/site'
import { expect, test } from '../fixtures/browser'

/** React's own file is the one that renders islands. */
const REACT = /\/_astro\/client\.[\w-]+\.js$/

const REACT_DOM = /\/_astro\/react-dom\.[\w-]+\.js$/

const askedFor = (page: Page, pattern: RegExp) =>
  page.evaluate(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    pattern.source,
  )

const onSlowConnection = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }))

const PAGES = navigation.map(({ path }) => path)

for (const path of PAGES) {
  test(`${path} paints with one request, and asks for React only after it has loaded`, async ({ page }) => {
    const counted = page.waitForResponse('**/api/notifications')
    await page.goto(path)
    expect(await page.locator('link[rel="stylesheet"], script[src]:not([type="module"]):not([defer])').count()).toBe(0)
    await counted
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

for (const path of PAGES) {
  test(`${path} does not shift under its reader, from its top to its end`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.locator('#stream img')).toHaveCount(6)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.05)
  })
}

test('the bell counts without React, which comes when the bell is pressed', async ({ page }) => {
  const note = { title: 'New Order Received', message: '2 × feed', type: 'info', isRead: false }
  await page.request.post('/api/notifications', { data: note })
  await page.goto('/about')
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
  await expect(bell).toHaveText('1')
  expect(await askedFor(page, REACT_DOM)).toBe(false)
  await bell.click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  expect(await askedFor(page, REACT_DOM)).toBe(true)
})

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

/** Wakes every island of the page, as a reader does who comes by each. */
async function seeIslands(page: Page) {
  for (const island of await page.locator('main astro-island').all()) {
    await island.locator('> *').first().scrollIntoViewIfNeeded()
    await expect(island).not.toHaveAttribute('ssr')
  }
  await expect(page.locator('#stream img')).toHaveCount(6)
}

for (const path of PAGES) {
  test(`${path} comes alive without loading the browser’s own formats`, async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(window, { made })
      for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
        const construct = (target: typeof Intl.NumberFormat, given: unknown[]) => {
          made.push(name)
          return Reflect.construct(target, given)
        }
        Object.assign(Intl, { [name]: new Proxy(Intl[name] as typeof Intl.NumberFormat, { construct }) })
      }
    })
    await page.goto(path)
    await seeIslands(page)
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([])
  })
}

for (const path of ['/about', '/products', '/feeding-guide', '/team']) {
  test(`${path}, where nothing is written, brings no schema`, async ({ page }) => {
    await page.goto(path)
    await seeIslands(page)
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
    )
    const texts = await Promise.all(scripts.map(async (name) => (await page.request.get(name)).text()))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter((text) => text.includes('_zod'))).toEqual([])
  })
}
