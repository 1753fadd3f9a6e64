import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { typeFigures } from '../fixtures/browser/calculators'
import { resize } from '../fixtures/browser/frames'
import { budgets } from '../fixtures/budgets'

test('its contents stay at the top as a row of chips, and its fields next to a longer result', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  await page.goto('/feeding-guide')
  const chips = page.getByRole('navigation', { name: 'On this page' })
  expect((await chips.getByRole('link').first().boundingBox())?.height).toBe(44)
  const [field, chart] = [page.locator('[name="fishCount"]'), page.getByRole('img', { name: /^The example is at/ })]
  const column = await page.getByRole('region', { name: 'Example', exact: true }).boundingBox()
  expect((await chart.boundingBox())?.width).toBeCloseTo(column?.width ?? 0, 0)
  const before = await field.boundingBox()
  await page.mouse.wheel(0, 500)
  await expect.poll(async () => (await chips.boundingBox())?.y).toBe(0)
  expect((await field.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) - 500)
  await expect(field).toBeInViewport({ ratio: 1 })
})

/** The names of feeds that the fish of the low line lies over, by their baselines. */
const coveredNames = (page: Page) =>
  page.locator('#calculator .low .water').evaluate((water) => {
    const fish = water.querySelector('use')?.getBoundingClientRect() ?? new DOMRect()
    return [...water.querySelectorAll('text')]
      .filter((name) => {
        const { left, right } = name.getBoundingClientRect()
        const baseline = water.getBoundingClientRect().top + name.y.baseVal.getItem(0).value
        return left < fish.right && right > fish.left && fish.top < baseline
      })
      .map(({ textContent }) => textContent.trim())
  })

test('the fish of the line is below the names of the feeds at any weight, and labels keep clear of their fields', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 })
  await page.goto('/feeding-guide')
  for (const averageWeight of ['1', '15', '20', '45', '50', '60', '100', '160', '250', '500', '1000']) {
    await typeFigures(page, { averageWeight })
    expect(await coveredNames(page), `${averageWeight} g`).toEqual([])
  }
  for (const name of ['fishCount', 'lifeStage', 'waterTemp']) {
    const field = page.locator(`#calculator [name="${name}"]`)
    const below = await field.evaluate((each: HTMLInputElement) => {
      const label = each.labels?.[0]?.getBoundingClientRect().bottom ?? 0
      return each.getBoundingClientRect().top - label
    })
    expect(below, name).toBeGreaterThanOrEqual(4)
  }
})

test('the row of chips fades out at its end, and its last chip scrolls clear of that', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  await page.goto('/feeding-guide')
  const row = page.getByRole('navigation', { name: 'On this page' }).getByRole('list')
  await expect(row).toHaveCSS('mask-image', /transparent|rgba\(0, 0, 0, 0\)/)
  const spare = await row.evaluate((list) => {
    list.scrollLeft = list.scrollWidth
    return list.getBoundingClientRect().right - (list.lastElementChild?.getBoundingClientRect().right ?? 0)
  })
  expect(spare).toBeGreaterThanOrEqual(24)
})

test('on a phone a bar of 56 pixels shows the daily feed and the order button while the result is out of view', async ({
  page,
}) => {
  await resize(page, { width: 360, height: 560 })
  await page.goto('/feeding-guide')
  await typeFigures(page, { fishCount: '5000', averageWeight: '30' })
  const order = page.getByRole('link', { name: 'Order 6 bags of Small Stage Trout Feed, ₹16,500' }).first()
  await expect(order).toHaveText('Order')
  await expect(order).toBeInViewport({ ratio: 1 })
  expect((await order.locator('..').boundingBox())?.height).toBe(56)
  await expectAccessible(page)
  await order.click()
  await expect(page).toHaveURL('/shop?order=LTF-SMALL-25&quantity=6')
})

const PARTS = ['schedule', 'practices', 'environment', 'sources']
const openParts = (page: Page) =>
  page.locator('main > section > details[data-part][open]').evaluateAll((parts) => parts.map((part) => part.parentElement?.id))

test('on a phone no text is pushed down while the calculator arrives', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  const text = page.getByText(/^Tell it your fish/)
  await page.route('/feeding-guide', async (route) => {
    const body = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body: body.slice(0, body.indexOf('name="averageWeight"')) })
  })
  await page.goto('/feeding-guide')
  await expect(page.locator('[name="fishCount"]')).toBeVisible()
  await expect(text).toBeHidden()
  await page.unroute('/feeding-guide')
  await page.reload()
  await expect(text).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const path of ['/feeding-guide', '/ur/feeding-guide', '/hi/feeding-guide'])
    test(`${path} is short: its tables are closed, and their headings open them`, async ({ page }) => {
      await page.goto(path)
      expect(await openParts(page)).toEqual([])
      await page.evaluate(() => document.fonts.ready)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height).toBeLessThanOrEqual(budgets.heights.guide)
      for (const part of PARTS) {
        await page.locator(`#${part} h2`).click()
        await expect(page.locator(`#${part} details > div`)).toBeVisible()
        expect((await page.locator(`#${part} summary`).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      if (path === '/feeding-guide') await expectAccessible(page)
    })

  test('a link to a part opens it, from this page, another page or the address', async ({ page }) => {
    await page.goto('/feeding-guide')
    const chips = page.getByRole('navigation', { name: 'On this page' })
    await chips.getByRole('link', { name: 'Best practices' }).click()
    await expect(page.getByText('Weigh, then feed')).toBeInViewport()
    expect(await openParts(page)).toEqual(['practices'])
    await page.getByRole('heading', { name: 'Best practices' }).click()
    expect(await openParts(page)).toEqual([])
    await chips.getByRole('link', { name: 'Best practices' }).click()
    await expect.poll(() => openParts(page)).toEqual(['practices'])
    await page.goto('/about')
    await page.goto('/feeding-guide#environment')
    await expect(page.getByText('Oxygen, at the outlet')).toBeInViewport()
    expect(await openParts(page)).toEqual(['environment'])
    await page.getByRole('link', { name: 'Source 5' }).click()
    await expect(page.locator('#source-5')).toBeInViewport()
    await page.goto('/products')
    await page.evaluate(() =>
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/feeding-guide#schedule">S</a>'),
    )
    await page.getByRole('link', { name: 'S', exact: true }).click()
    await expect(page.getByText('Every hour from 8 to 5')).toBeInViewport()
    expect(await openParts(page)).toEqual(['schedule'])
  })

  test('its parts are closed before any script file arrives, so that nothing moves later', async ({ page }) => {
    await page.route(/_astro.*\.js/, () => {})
    await page.goto('/feeding-guide', { waitUntil: 'commit' })
    await expect(page.locator('#sources')).toBeAttached()
    expect(await openParts(page)).toEqual([])
  })

  test('a wider window and paper show all parts', async ({ page }) => {
    await page.goto('/feeding-guide')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => openParts(page)).toEqual(PARTS)
    await page.emulateMedia({ media: null })
    await page.reload()
    await resize(page, { width: 768, height: 1024 })
    await expect.poll(() => openParts(page)).toEqual(PARTS)
  })
})

test('on a wide window the headings of the parts are no buttons', async ({ page }) => {
  await resize(page, { width: 768, height: 1024 })
  await page.goto('/feeding-guide')
  await page.getByRole('heading', { name: 'Best practices' }).click({ force: true })
  expect(await openParts(page)).toEqual(PARTS)
  for (const part of PARTS) {
    await page.locator(`#${part} summary`).evaluate((summary: HTMLElement) => summary.focus())
    await expect(page.locator(`#${part} summary`)).not.toBeFocused()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the parts are open', async ({ page }) => {
    await page.goto('/feeding-guide')
    for (const text of ['Every hour from 8 to 5', 'Weigh, then feed', 'Oxygen, at the outlet'])
      await expect(page.getByText(text)).toBeVisible()
  })
})
