import type { Page } from '@playwright/test'
import { LOGIN_PATH } from '../../src/login-path'
import { publicRoutes } from '../../src/routes'
import { site } from '../../src/site'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { expectNoShift, watchShifts } from '../fixtures/browser/layout-shift'
import { expectLightFirstView } from '../fixtures/browser/page-weight'
import { seeIslands, seeWhole } from '../fixtures/browser/pages'
import { rowPages } from '../fixtures/browser/row-pages'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { LAPTOP, PHONE } from '../fixtures/browser/widths'

// A separate shop, because data of other tests would add bytes.
test.use({ shop: { name: 'untouched' } })

const PAGES = [...publicRoutes, { path: '/shop/LTF-STOCK-25', isPrerendered: false }] as const

for (const { path, isPrerendered } of PAGES) {
  test.describe('on a phone, and then on a laptop', () => {
    test.use(PHONE)

    test(`${path} is light, has no layout shift, starts its scripts and is accessible`, async ({ page }) => {
      await watchShifts(page)
      await watchFormats(page)
      await test.step('its first view is light, and React comes after it', () => seeFirstView(page, path))
      await test.step('it stands still, and loads neither formats nor schemas that it has no use for', async () => {
        await seeWhole(page)
        await seeIslands(page)
        await expectNoShift(page)
        expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([])
        if (isPrerendered) await expectNoSchema(page)
      })
      await test.step('it is accessible, under fish that are in nobody’s way', async () => {
        await expectQuietFish(page)
        await expectAccessible(page)
      })
      await test.step('it fits its window', () => expectNoSidewaysScroll(page))
      await test.step('its targets are 44 pixels high and wide, but for links within a sentence', () => expectLargeTargets(page))
      await test.step('a laptop’s window is filled as well', async () => {
        await resize(page, LAPTOP)
        await expectNoSidewaysScroll(page)
      })
      await test.step('a phone whose letters are twice as large holds half as many', async () => {
        await resize(page, { width: 180, height: 740 })
        await expectNoSidewaysScroll(page)
      })
      await test.step('a narrow phone holds it, with facts of any length', async () => {
        await resize(page, { width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
        await lengthenFacts(page)
        await expectNoSidewaysScroll(page)
      })
    })
  })
}

test('each page is light and has no layout shift on a laptop, too', async ({ page }) => {
  await watchShifts(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  for (const { path } of PAGES) {
    await test.step(path, async () => {
      await seeFirstView(page, path)
      await seeWhole(page)
      await expectNoShift(page)
    })
  }
})

test.describe('the pages of one row', () => {
  test.use({ ...PHONE, shop: { name: 'one row of each' } })

  test('are accessible, and fit each phone', async ({ page, operatorPage }) => {
    test.slow()
    for (const path of Object.values(await rowPages(page, operatorPage)))
      await test.step(path, async () => {
        await resize(page, PHONE.viewport)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        await expectLargeTargets(page)
        for (const size of [LAPTOP, PHONE.viewport, { width: 320, height: 640 }, { width: 180, height: 740 }]) {
          await resize(page, size)
          await expectNoSidewaysScroll(page)
        }
      })
  })
})

test.describe('the login and a missing page', () => {
  // The login page of a visitor requests the enquiries and is refused.
  test.use({ expectedErrors: [/401 \(Unauthorized\)|404 \(Not Found\)/] })

  test('are accessible, with fish that block nothing', async ({ page }) => {
    for (const path of [LOGIN_PATH, '/no-such-page']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectQuietFish(page)
      await expectAccessible(page)
    }
  })
})

/** Loads a page and waits until it is idle, without input. */
async function seeFirstView(page: Page, path: (typeof PAGES)[number]['path']) {
  const counted = page.waitForResponse('**/api/notifications?*')
  await page.goto(path)
  await counted
  await page.waitForLoadState('networkidle')
  await expectLightFirstView(page, path)
}

/** Replaces the company's facts with words wider than a phone. */
const lengthenFacts = (page: Page) =>
  page.evaluate(
    (facts) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const fact of facts) text.textContent = text.textContent?.replaceAll(fact, 'W'.repeat(60)) ?? ''
    },
    [site.name, site.phone, site.address],
  )

/** Records each Intl format that a page creates; their data takes long to load on a slow phone. */
const watchFormats = (page: Page) =>
  page.addInitScript(() => {
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

async function expectNoSchema(page: Page) {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? name : [])),
  )
  const texts = await Promise.all(scripts.map(async (name) => (await page.request.get(name)).text()))
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => text.includes('_zod'))).toEqual([])
}

/** Checks that fish appear when motion is allowed and disappear when it is not. */
async function expectQuietFish(page: Page) {
  const water = page.locator('#stream')
  await expect(water.locator('img')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(water.locator('img')).toHaveCount(6)
  await expect(water).toHaveAttribute('aria-hidden', 'true')
  await expect(water).toHaveCSS('pointer-events', 'none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
}
