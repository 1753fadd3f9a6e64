import type { Page } from '@playwright/test'
import type { Bill } from '~/domain/customers/bills-schema'
import { expect, test } from '../fixtures/browser/browser'
import { pdfTexts } from '../fixtures/browser/pdf-text'
import { placeOrder } from '../fixtures/browser/placed'

test.use({ shop: { name: 'printed bills' } })

const LINES = [1, 12, 45]

/** A register of three bills with one, 12 and 45 lines. */
async function openRegister(page: Page): Promise<Bill[]> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const { id } = await placeOrder(page.request, { customerName: 'Directorate of Fisheries', customerPhone: '+91 94190 33333' })
  const answer = await page.request.post(`/api/orders/${id}/bill`, { data: {} })
  expect(answer.status()).toBe(201)
  const first: Bill = await answer.json()
  const bills = LINES.map((lines, index) => ({
    ...first,
    id: first.id + index,
    number: `TF/26-27/0010${index}`,
    lines: Array.from({ length: lines }, () => first.lines.slice(0, 1)).flat(),
  }))
  await page.route(/\/api\/bills\?/, (route) =>
    route.fulfill({
      json: {
        ...{ rows: bills, page: 1, pages: 1, first: 1, last: bills.length, total: bills.length },
        sums: { bills: 3, billed: '0.00', credited: '0.00', net: '0.00' },
        stats: { bills: 3, billed: '0.00', credited: '0.00', net: '0.00' },
      },
    }),
  )
  await page.goto('/admin-bills')
  return bills
}

async function print(page: Page, size: string): Promise<string[]> {
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption(size)
  await page.getByRole('button', { name: 'Print selected' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-printed')
    window.dispatchEvent(new Event('afterprint'))
  })
  return pdfTexts(pdf)
}

const countOf = (texts: readonly string[], words: string) => texts.join(' ').split(words).length - 1

test('each page of a bill has its number and page count, each line its full number, and the total once', async ({
  operatorPage: page,
}) => {
  const bills = await openRegister(page)
  for (const { number, lines } of bills) {
    const box = page.getByRole('checkbox', { name: `Select ${number}` })
    await box.check()
    for (const size of ['a4', 'a5', 'phone']) {
      const pages = await print(page, size)
      if (lines.length === 1) expect(pages).toHaveLength(1)
      if (lines.length === 45) expect(pages.length).toBeGreaterThan(1)
      for (const [index, text] of pages.entries()) {
        expect(text).toContain(`Bill of supply ${number}`)
        expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
      }
      expect(countOf(pages, ' Total ')).toBe(1)
      expect(pages.at(-1)).toContain(' Total ')
      // Each page has a header with the number and the buyer of the bill.
      if (size !== 'phone') {
        for (const text of pages) expect(text).toContain(`Bill of supply ${number} of `)
        for (let line = 1; line <= lines.length; line++) expect(pages.join(' ')).toContain(` ${line} Early Stage`)
      }
    }
    await box.uncheck()
  }
})

test('several bills in one print each count their own pages', async ({ operatorPage: page }) => {
  const bills = await openRegister(page)
  await page.getByRole('checkbox', { name: 'Select all documents of this page' }).check()
  const pages = await print(page, 'a4')
  for (const { number } of bills) {
    const own = pages.filter((text) => text.includes(`Bill of supply ${number}`))
    expect(own.length).toBeGreaterThan(0)
    expect(own.map((text) => /Page (\d+)/.exec(text)?.[1])).toEqual(own.map((_, index) => String(index + 1)))
    expect(countOf(own, ' Total ')).toBe(1)
  }
})
