import type { Page } from '@playwright/test'
import { pathIn } from '~/languages'
import { expect, test } from '../fixtures/browser/browser'
import { FARM, translatedPlanOf } from '../fixtures/browser/calculators'
import { expectPlainLook, showPlainly } from '../fixtures/browser/looks'
import { openShop } from '../fixtures/browser/order-form'

// A separate shop, because data of other tests would be visible.
test.use({ shop: { name: 'untouched' }, viewport: { width: 360, height: 740 } })

/** Types into the calculator of the page; its fields have the same names in each language. */
async function calculate(page: Page, language: 'ur' | 'hi') {
  const field = (name: string) => page.locator(`#calculator [name="${name}"]`)
  for (const [name, text] of Object.entries(FARM)) await field(name).fill(text)
  const answer = translatedPlanOf(page, language).getByRole('definition').filter({ hasText: '0.70 kg' }).first()
  await expect(answer).toBeVisible()
  return answer
}

for (const language of ['ur', 'hi'] as const)
  test.describe(`in ${language}`, () => {
    // A browser with another language would get a language offer.
    test.use({ locale: language })

    test('the shop, the order form and the calculator with its result', async ({ page }) => {
      // Two pages and a form, each compared when it has stopped moving.
      test.slow()
      await openShop(page, pathIn(language, '/shop'))
      await showPlainly(page, language)
      await expectPlainLook(page, `shop-${language}`)
      await page.locator('main button[data-order]').first().click()
      await expect(page.locator('#order form[method="post"] button[type="submit"]:not([name])')).toBeInViewport({ ratio: 1 })
      await expectPlainLook(page, `order-${language}`)
      await page.goto(pathIn(language, '/feeding-guide#calculator'))
      await showPlainly(page, language)
      const answer = await calculate(page, language)
      await answer.scrollIntoViewIfNeeded()
      await expectPlainLook(page, `calculator-${language}`)
    })
  })
