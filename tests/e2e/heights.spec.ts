import { expect, test } from '../fixtures/browser'
import { resize } from '../fixtures/frames'

// A shop of its own, with the three feeds that it begins with.
test.use({ shop: { name: 'untouched' } })

test('the footer takes at most 640 pixels of a phone', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  await page.goto('/about')
  const footer = await page.locator('body > footer').boundingBox()
  expect(footer?.height).toBeLessThanOrEqual(640)
  for (const link of await page.locator('body > footer a').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
})
