import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'

const details = ['phone number', 'WhatsApp number', 'email address', 'address'] as const

const copyButton = (page: Page, of: string) => page.getByRole('button', { name: `Copy the ${of}`, exact: true })

/** The text next to its button; a phone number has a label before it. */
const shownBeside = (page: Page, of: string) =>
  copyButton(page, of).locator('xpath=preceding-sibling::*[1]/descendant-or-self::*[not(self::a and small)][1]')

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('copies each detail and confirms it, with large buttons', async ({ page }) => {
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

test('copies by keyboard, also after a client-side navigation', async ({ page }) => {
  await page.goto('/team')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  // The new page loads its script a moment later.
  await expect(async () => {
    await copyButton(page, 'phone number').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^Copied$/ })).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(copyButton(page, 'phone number')).toBeFocused()
  await expectAccessible(page)
})

test('shows an error if the browser refuses', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/contact')
  await copyButton(page, 'address').click()
  await expect(page.getByText('Your browser does not allow copying here.')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no copy button', async ({ page }) => {
    await page.goto('/contact')
    for (const of of details) await expect(copyButton(page, of)).toBeHidden()
  })
})
