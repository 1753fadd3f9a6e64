import type { BrowserContext, Page } from '@playwright/test'
import { publicRoutes } from '~/routes'
import { expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { drawnIn, environmentWith, SERIFS } from '../fixtures/browser/device-fonts'
import { nextFrames } from '../fixtures/browser/frames'
import { expectNoShift, watchShifts } from '../fixtures/browser/layout-shift'
import { PHONE } from '../fixtures/browser/widths'
import { depth } from '../fixtures/depth'

const OURS = 'EBGaramond-SemiBold'

/** Opens a page for the first time; it is painted before its font can load. */
async function seeBeforeItsFont(page: Page, path: string) {
  await watchShifts(page)
  // A Playwright route would disable the cache, so a later page would not have the font.
  const network = await page.context().newCDPSession(page)
  const held = new Promise<string>((resolve) => network.once('Fetch.requestPaused', ({ requestId }) => resolve(requestId)))
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const requestId = await held
  return async () => {
    await network.send('Fetch.continueRequest', { requestId })
    await network.send('Fetch.disable')
    await page.waitForLoadState()
    await page.evaluate(() => document.fonts.ready)
    await nextFrames(page)
  }
}

async function inNewContext(open: () => Promise<BrowserContext>, see: (page: Page) => Promise<void>) {
  const context = await open()
  await see(await context.newPage())
  await context.close()
}

for (const [line, milliseconds, asked] of [
  ['fast', 600, 1],
  ['slow', 900, 0],
] as const)
  test(`on a ${line} connection a page requests its font ${asked ? 'before' : 'after'} its first paint`, async ({ page }) => {
    await page.addInitScript((responseStart) => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseStart', { value: responseStart })
    }, milliseconds)
    for (const path of ['/', '/feeding-guide']) {
      await page.goto(path)
      await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(asked)
    }
  })

// Each of these opens every page in a new browser, so they run only in the deep run.
for (const [set, serif] of Object.entries(SERIFS).slice(0, depth(0, Infinity)))
  test(`no layout shift when the font loads late on a device with ${serif}, and the next page has the font`, async ({
    playwright,
    server,
  }, { project }) => {
    const { launchOptions } = project.use
    const browser = await playwright.chromium.launch({ ...launchOptions, env: environmentWith(set as keyof typeof SERIFS) })
    const open = () => browser.newContext({ ...PHONE, baseURL: server.url, serviceWorkers: 'block', reducedMotion: 'reduce' })
    for (const { path } of publicRoutes)
      await test.step(path, () =>
        inNewContext(open, async (page) => {
          const bringFont = await seeBeforeItsFont(page, path)
          expect(await drawnIn(page, 'h1')).toEqual([serif])
          await bringFont()
          await expectNoShift(page)
          expect(await drawnIn(page, 'h1')).toEqual([serif])
          await expectNoSidewaysScroll(page)
          // Each page loads the font; the first one shows that it stays cached.
          if (path !== '/') return
          await page.goto('/team')
          for (const title of ['h1', '.brand span']) expect(await drawnIn(page, title)).toEqual([OURS])
        }),
      )
    await browser.close()
  })
