import type { Page } from '@playwright/test'
import { ponds as urdu } from '~/content/ur/ponds'
import { pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import { expect, test } from '../fixtures/browser/browser'
import { PHONE } from '../fixtures/browser/widths'

test.use({ locale: 'ur' })

/** The Urdu texts with a line height below 1.5, or below 1.8 in paragraphs. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const heightOfLine = (text: HTMLElement) => {
      text.style.whiteSpace = 'nowrap'
      const { clientHeight } = text
      text.style.whiteSpace = ''
      return clientHeight
    }
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each instanceof HTMLElement && each.checkVisibility() && !each.matches('.visually-hidden, [lang=en]'))
      .filter((each) =>
        [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /[\u0600-\u06ff]/.test(String(node.textContent))),
      )
      .filter((each) => {
        const { lineHeight, fontSize } = getComputedStyle(each)
        const height = lineHeight === 'normal' ? heightOfLine(each) : Number.parseFloat(lineHeight)
        return height / Number.parseFloat(fontSize) < (each.matches('p') ? 1.79 : 1.47)
      })
      .map((each) => `${each.tagName}.${each.className}: ${each.textContent?.trim().slice(0, 40)}`)
  })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('Urdu text has the line height that Naskh needs', async ({ page }) => {
    test.slow()
    for (const { path } of publicRoutes) {
      await page.goto(pathIn('ur', path))
      expect(await crowded(page), path).toEqual([])
    }
    await page.goto('/ur/ponds')
    await page.getByRole('button', { name: urdu.today.empty.example, exact: true }).click()
    for (const view of [urdu.today.views.figures, urdu.today.views.record]) {
      await page.getByRole('article').getByText(view, { exact: true }).click()
      await expect(page.getByRole('article').getByRole('heading', { level: 4 }).first()).toBeVisible()
      expect(await crowded(page), view).toEqual([])
    }
  })
})
