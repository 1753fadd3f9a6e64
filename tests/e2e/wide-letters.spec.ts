import { adminRoutes } from '~/routes'
import { brokenWords } from '../fixtures/browser/broken-words'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { seedShop } from '../fixtures/shops/seeded-shop'
import type { TestServer } from '../fixtures/shops/server'

// The browser has only DejaVu, the widest common font.
const ROWS = { orders: 1500, contacts: 40, customers: 60, entries: 400 }
test.use({ shop: { name: 'wide letters', fill: (server: TestServer) => seedShop(server, ROWS) } })

const WIDTHS = [360, 768, 1366]
test('no number, status or button breaks inside a word, even in a wide font', async ({ operatorPage: page }) => {
  test.slow()
  for (const { path } of adminRoutes) {
    await page.goto(path)
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    for (const width of WIDTHS) {
      await resize(page, { width, height: 800 })
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
