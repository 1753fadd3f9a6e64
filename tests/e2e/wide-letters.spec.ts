import type { Page } from '@playwright/test'
import { adminRoutes } from '~/routes'
import { expect, test } from '../fixtures/browser'
import { resize } from '../fixtures/frames'
import { seedShop } from '../fixtures/seeded-shop'
import type { TestServer } from '../fixtures/server'

// The browser has DejaVu alone, the widest of the common faces.
const ROWS = { orders: 1500, contacts: 40, customers: 60, entries: 400 }
test.use({ shop: { name: 'wide letters', fill: (server: TestServer) => seedShop(server, ROWS) } })

const WIDTHS = [360, 768, 1366]
/** A longer word, such as a mail address, may have to break. */
const LETTERS = 20

/** The words of a page that stand in two lines, without those that a hyphen divides. */
const brokenWords = (page: Page) =>
  page.evaluate((letters) => {
    const broken: string[] = []
    /** Whether only a screen reader meets it: it stands in a box of one pixel. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null && ((element as HTMLElement).offsetWidth === 1 || isForReaders(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element?.checkVisibility() || isForReaders(element)) continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\p{Pd}/@.]+/gu)) {
        if (word.length > letters) continue
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top / 4)))
        if (lines.size > 1) broken.push(`${element.tagName.toLowerCase()}: ${word}`)
      }
    }
    return [...new Set(broken)]
  }, LETTERS)

test('no number, status or button breaks inside a word, however wide its letters are', async ({ operatorPage: page }) => {
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
