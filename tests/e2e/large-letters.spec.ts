import { pathIn } from '~/languages'
import { adminRoutes, publicRoutes } from '~/routes'
import { expect, test } from '../fixtures/browser/browser'
import { nextFrames, resize } from '../fixtures/browser/frames'
import { notSeenWhole, setLetters } from '../fixtures/browser/large-letters'
import { depth } from '../fixtures/depth'
import { newOrder } from '../fixtures/rows/orders'

/** Names in other tests have figures, which a list may end with dots. */
test.use({ shop: { name: 'large text' } })

/** Text of 1.5 and 2 times its size, at phone widths in px. */
const SIGHTS = depth(
  [
    { letters: 24, width: 360 },
    { letters: 32, width: 320 },
  ],
  [24, 32].flatMap((letters) => [360, 320].map((width) => ({ letters, width }))),
)

type Page = Parameters<typeof setLetters>[0]

async function expectSeenWhole(page: Page, path: string) {
  for (const { letters, width } of SIGHTS) {
    await setLetters(page, letters)
    await resize(page, { width, height: 740 })
    await nextFrames(page)
    await expect.poll(() => notSeenWhole(page), `${path} at ${width} px, letters of ${letters} px`).toEqual([])
  }
}

for (const language of ['en', 'ur'] as const)
  test(`with large text, no public page scrolls sideways or cuts a number, in ${language}`, async ({ page }) => {
    test.slow()
    const { link } = await (await page.request.post('/api/orders', { data: newOrder({ quantity: 5 }) })).json()
    for (const path of [...publicRoutes.map((route) => route.path), '/shop/LTF-EARLY-25', link]) {
      await page.goto(pathIn(language, path))
      await expectSeenWhole(page, pathIn(language, path))
    }
  })

test('with large text, no screen of the back office scrolls sideways', async ({ operatorPage: page }) => {
  test.slow()
  for (const { path } of adminRoutes) {
    await page.goto(path)
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectSeenWhole(page, path)
  }
})
