import type { Locator, Page } from '@playwright/test'
import { ponds as english } from '~/content/en/ponds'
import { ponds as urdu } from '~/content/ur/ponds'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { addPond, openExample } from '../fixtures/browser/pond-page'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const bottomOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().bottom)

function isOneLine(button: Element) {
  const words = document.createRange()
  words.selectNodeContents(button)
  return (
    new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size === 1 && button.scrollWidth <= button.clientWidth
  )
}

test('a returning farmer sees his ponds, with Fed, Dead and Weighed in the bottom bar, in Urdu', async ({ page }) => {
  const { today, entries } = urdu
  await openExample(page, '/ur/ponds', urdu)
  await page.reload()
  const inPond = (word: string) => today.inPond(word, today.example.name)
  const daily = [button(page, inPond(today.fed)), button(page, inPond(today.dead)), button(page, inPond(entries.kinds.weighed))]
  await page.evaluate(() => scrollTo(0, 0))
  for (const each of daily) {
    await expect(each).toBeInViewport({ ratio: 1 })
    expect(await each.evaluate(isOneLine)).toBe(true)
  }
  await expect(page.locator('.quick')).toBeHidden()
  await expect(page.getByRole('heading', { name: today.example.name })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await daily[0]?.tap()
  await expect(page.getByRole('article').getByRole('status').first()).toBeInViewport()
  await expectNoSidewaysScroll(page)
})

test('shows the FCR of each weighing without a sideways scroll, and no gap below the footer', async ({ page }) => {
  await openExample(page, '/ponds', english)
  await button(page, english.today.inPond(english.today.views.figures, english.today.example.name)).tap()
  const table = page.getByRole('region', { name: english.figures.charts.conversion.title })
  await table.scrollIntoViewIfNeeded()
  await expect(table.getByRole('columnheader', { name: english.figures.labels.fcr })).toBeInViewport({ ratio: 1 })
  await expect(table.getByRole('cell').first()).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const footer = page.getByRole('contentinfo')
  await expect.poll(() => bottomOf(footer)).toBeGreaterThanOrEqual(639)
})

test('with several ponds, the bar names the pond that it edits', async ({ page }) => {
  await openExample(page, '/ponds', english)
  const { today } = english
  await addPond(page, english, 'Raceway 1')
  const bar = page.locator('[data-bar]')
  await page.getByRole('article', { name: 'Raceway 1' }).evaluate((each) => each.scrollIntoView({ block: 'center' }))
  await expect(bar).toContainText('Raceway 1')
  await page.getByRole('article', { name: today.example.name }).evaluate((each) => each.scrollIntoView({ block: 'center' }))
  await expect(bar).toContainText(today.example.name)
  await expect(bar).toHaveCount(1)
})
