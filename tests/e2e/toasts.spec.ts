import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { areApart } from '../fixtures/browser/pages'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

const notice = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' }).getByRole('listitem')

test('a toast does not cover the next controls, on a phone and a laptop', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Haleema')
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) await placeOrder(page.request, { customerName })
  const statuses = page.getByRole('combobox', { name: /^Status of order/ })
  const navigation = page.getByRole('navigation', { name: 'Back office' }).getByRole('link').first()
  for (const [size, status] of [
    [{ width: 390, height: 844 }, 'confirmed'],
    [{ width: 1366, height: 768 }, 'shipped'],
  ] as const) {
    await resize(page, size)
    await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
    for (const at of [0, 3, 6]) {
      const changed = statuses.nth(at)
      await changed.evaluate((each) => each.scrollIntoView({ block: 'center' }))
      await changed.selectOption(status)
      await expect(notice(page)).toContainText('Order Updated')
      for (const needed of [changed, statuses.nth(at + 1), navigation]) expect(await areApart(notice(page), needed)).toBe(true)
      await notice(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice(page)).toHaveCount(0)
    }
  }
})
