import type { Page } from '@playwright/test'
import { pathIn } from '~/languages'
import { expectClosed, expectLegible } from '../fixtures/browser/closed'
import { expect, test } from '../fixtures/browser/old-engine'
import { A4, pagesOn } from '../fixtures/browser/paper'
import { expectTrueTags } from '../fixtures/browser/printed-tags'
import { newOrder } from '../fixtures/rows/orders'

// Chromium 109 does not know popovers; the test blocks scripts.
test.use({ expectedErrors: [/^Found a 'popover' attribute|ERR_FAILED/] })

const SCRIPTS = '**/_astro/*.js'

/** Opens a page and checks its closed parts before and after its scripts are loaded. */
async function openClosed(page: Page, path: string) {
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Details that close while the page is parsed shrink some frames later.
  await expect(() => expectClosed(page)).toPass({ timeout: 5000 })
  await page.unroute(SCRIPTS)
  await page.goto(path)
  await expectClosed(page)
}

const openForm = async (page: Page) => {
  await page.locator('main button[data-order]').first().click()
  await expect(page.locator('#order')).toBeVisible()
}

const PAGES: { path: string; opened?: { act: (page: Page) => Promise<void>; open: string[] } }[] = [
  { path: '/' },
  { path: '/shop', opened: { act: openForm, open: ['#order'] } },
  { path: '/feeding-guide' },
  { path: '/products' },
  { path: '/contact' },
  { path: '/ponds' },
  { path: '/offline' },
  { path: '/shop/LTF-STOCK-25' },
]

/** Chromium 92 adds thousands of pages where a wrapping row has a gap and no visible parts. */
async function expectFewPrinted(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(20)
}

for (const language of ['en', 'ur'] as const) {
  for (const { path, opened } of PAGES)
    test(`${pathIn(language, path)}${opened ? ', also with its order form open,' : ''} hides closed parts, is legible and prints`, async ({
      page,
    }) => {
      await openClosed(page, pathIn(language, path))
      await expectLegible(page)
      await expectFewPrinted(page)
      if (!opened) return
      await opened.act(page)
      await expectClosed(page, opened.open)
      await expectLegible(page)
    })

  test(`an order’s page in ${language} hides closed parts and is legible`, async ({ page, request }) => {
    const answer = await request.post('/api/orders', { data: newOrder({ quantity: 2 }) })
    const { link } = await answer.json()
    await openClosed(page, pathIn(language, link))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectLegible(page)
  })
}

/** In millimetres: these browsers draw lines on whole pixels. */
const TWO_PIXELS = 0.53

test('prints tags in true places and sizes', ({ operatorPage: page }) => expectTrueTags(page, TWO_PIXELS))

test('prints a bill on the chosen paper', async ({ operatorPage: page }) => {
  const { id } = await (await page.request.post('/api/orders', { data: newOrder({ quantity: 2 }) })).json()
  const { number } = await (await page.request.post(`/api/orders/${id}/bill`, { data: {} })).json()
  await page.goto('/admin-bills')
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('checkbox', { name: `Select ${number}` }).check()
  for (const [size, sides] of [
    ['a5', [148, 210]],
    ['phone', [90, 240]],
    ['a4', A4.sides],
  ] as const) {
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption(size)
    await page.getByRole('button', { name: 'Print selected' }).click()
    await expect(page.locator('[data-sheet="bills"]')).toBeAttached()
    expect((await pagesOn(page, A4)).map((each) => each.sides)).toEqual([sides])
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  }
})

const OFFICE = ['/admin-gst', '/admin-batches', '/admin-operators', '/admin-settings', '/admin-waitlist']

test('prints pages of the office whose controls are hidden', async ({ operatorPage: page }) => {
  for (const path of OFFICE) {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expectFewPrinted(page)
  }
})
