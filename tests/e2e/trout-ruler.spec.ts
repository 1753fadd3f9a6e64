import type { Page } from '@playwright/test'
import { SMALL_FROM, STOCK_FROM } from '~/domain/feeding/stages'
import { CONDITION_FACTOR, millimetresOf, RULER_LENGTH } from '~/domain/feeding/trout-length'
import { expect, test } from '../fixtures/browser/browser'
import { pdfRectangles } from '../fixtures/browser/pdf-lengths'

/** The greatest relative error of a printed length. */
const EXACT = 0.005
/** The height of the bands in millimetres, which identifies their rectangles. */
const BAND = 3

/** The lengths of the printed bands, in millimetres. */
async function printedBands(page: Page): Promise<number[]> {
  const pages = pdfRectangles(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(pages).toHaveLength(1)
  return pages.flat().flatMap(({ width, height }) => (Math.abs(height - BAND) < 0.05 ? [width] : []))
}

function expectLengths(printed: readonly number[], factor: number) {
  const [small, stock] = [SMALL_FROM, STOCK_FROM].map((grams) => millimetresOf(grams, factor))
  const expected = [small ?? 0, (stock ?? 0) - (small ?? 0), RULER_LENGTH - (stock ?? 0)]
  expect(printed).toHaveLength(expected.length)
  for (const [index, length] of expected.entries()) expect(Math.abs((printed[index] ?? 0) / length - 1)).toBeLessThan(EXACT)
}

for (const path of ['/trout-ruler', '/ur/trout-ruler', '/hi/trout-ruler'])
  test(`prints ${path} on one page with true lengths`, async ({ page }) => {
    await page.goto(path)
    expectLengths(await printedBands(page), CONDITION_FACTOR.otherwise)
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo', 'button', 'table'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  })

test.describe('with the mill’s own condition factor', () => {
  test.use({ shop: { name: 'ruler' } })

  test('draws the line with it, and any factor fits on one page', async ({ operatorPage: page }) => {
    for (const factor of [CONDITION_FACTOR.min, CONDITION_FACTOR.max]) {
      const answer = await page.request.put('/api/settings/condition_factor', { data: { value: String(factor) } })
      expect(answer.ok()).toBe(true)
      for (const path of ['/trout-ruler', '/ur/trout-ruler']) {
        await page.goto(path)
        expectLengths(await printedBands(page), factor)
      }
    }
  })
})
