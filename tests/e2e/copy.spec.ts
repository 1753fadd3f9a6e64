import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'

const details = ['phone number', 'WhatsApp number', 'email address', 'address'] as const

const copyButton = (page: Page, of: string) => page.getByRole('button', { name: `Copy the ${of}`, exact: true })

/** The text beside its button; a number has its name before it. */
const shownBeside = (page: Page, of: string) =>
  copyButton(page, of).locator('xpath=preceding-sibling::*[1]/descendant-or-self::*[not(self::a and small)][1]')

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('copies each detail and says so, by buttons as large as a thumb', async ({ page }) => {
  await page.goto('/contact')
  for (const of of details) {
    const box = await copyButton(page, of).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), of).toBeGreaterThanOrEqual(44)
    await copyButton(page, of).click()
    const shown = await shownBeside(page, of).textContent()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), of).toBe(shown)
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^Copied$/ })
        .first(),
    ).toBeAttached()
  }
})

test('copies by keyboard, and on a page that came without a reload', async ({ page }) => {
  await page.goto('/team')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  // The page that came brings its script a moment later.
  await expect(async () => {
    await copyButton(page, 'phone number').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(copyButton(page, 'phone number')).toBeFocused()
  await expectAccessible(page)
})

test('says so where the browser refuses', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/contact')
  await copyButton(page, 'address').click()
  await expect(page.getByText('Your browser does not allow copying here.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button to copy with', async ({ page }) => {
    await page.goto('/contact')
    for (const of of details) await expect(copyButton(page, of)).toBeHidden()
  })
})
