import { expect, test } from '../fixtures/browser/browser'
import { figureOf, typeFigures } from '../fixtures/browser/calculators'
import { faintTexts } from '../fixtures/browser/contrast'

const SCHEMES = ['light', 'dark'] as const

for (const colorScheme of SCHEMES) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } })

    test('the bar of the guide shows its result while figures are typed', async ({ page }) => {
      await page.goto('/feeding-guide')
      await typeFigures(page, { fishCount: '1000', averageWeight: '50' })
      await expect(figureOf(page, 'Feed a day')).toHaveText('1 kg')
      await page.locator('[name="averageWeight"]').focus()
      await expect(page.getByText('2 bags a month').and(page.locator('[aria-hidden] *, [aria-hidden]'))).toBeVisible()
      expect(await faintTexts(page)).toEqual([])
    })

    test('no text of a page has too low contrast', async ({ page }) => {
      for (const path of ['/', '/about', '/products', '/shop', '/feeding-guide', '/team', '/contact', '/ponds', '/orders']) {
        await page.goto(path)
        expect([path, await faintTexts(page)]).toEqual([path, []])
      }
    })
  })
}
