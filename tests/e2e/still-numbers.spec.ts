import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { addProduct } from '../fixtures/browser/catalogue'

/** Turns the wheel over each visible number field while it has the focus; returns the number of fields. */
async function turnOverNumbers(page: Page): Promise<number> {
  const dialog = page.getByRole('dialog')
  const within = (await dialog.count()) > 0 ? dialog.last() : page
  const fields = await within.locator('input[type="number"]:visible').all()
  for (const field of fields) {
    await field.focus()
    await field.hover()
    const before = await field.inputValue()
    for (const turn of [100, 100, -300]) {
      await page.mouse.wheel(0, turn)
      // The next frame has handled the turn.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await field.inputValue()).toBe(before)
    }
    await expect(field).toBeFocused()
    await expect(field).toBeEditable()
  }
  return fields.length
}

test('the wheel changes no number of the back office', async ({ operatorPage: page }) => {
  test.slow()
  const product = await addProduct(page)
  const screens: [path: string, open: (() => Promise<void>) | undefined, least: number][] = [
    [`/admin-products?product=${product.id}`, undefined, 2],
    ['/admin-orders?dialog=new', undefined, 1],
    ['/admin-showcase', () => page.getByRole('button', { name: /^Add/ }).first().click(), 1],
    ['/admin-settings?tab=website', () => page.getByRole('button', { name: 'Add a Question' }).click(), 1],
    ['/admin-settings?tab=security', undefined, 2],
  ]
  for (const [path, open, least] of screens) {
    await page.goto(path)
    await open?.()
    if (open) await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('input[type="number"]:visible').first()).toBeVisible()
    expect(await turnOverNumbers(page), path).toBeGreaterThanOrEqual(least)
  }
})
