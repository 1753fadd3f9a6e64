import { expect, test } from '../fixtures/browser/browser'
import { placeOrder } from '../fixtures/browser/placed'

test.use({ shop: { name: 'floating menus' } })

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a menu closes by Escape, a click outside opens no row below, and a click on a button works', async ({
      operatorPage: page,
    }) => {
      for (let order = 0; order < 4; order++) await placeOrder(page.request, { customerName: `Farmer ${order}` })
      await page.goto('/admin-orders')
      const row = page.locator('main tbody tr').last()
      const details = page.getByRole('dialog', { name: /^Order #/ })
      const panel = page.locator('.notification-panel')
      const others = page.locator('details[data-floating]', { has: page.getByLabel('Other actions', { exact: true }) })
      const pressRow = () => row.locator('th').click({ position: { x: 4, y: 4 } })
      await expect(row).toBeVisible()

      await others.locator('summary').click()
      await expect(others).toHaveAttribute('open')
      await page.keyboard.press('Escape')
      await expect(others).not.toHaveAttribute('open')
      await expect(others.locator('summary')).toBeFocused()

      await others.locator('summary').click()
      await pressRow()
      await expect(others).not.toHaveAttribute('open')
      await expect(details).toBeHidden()

      await page.getByRole('button', { name: /Notifications|unread/ }).click()
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await page.getByRole('button', { name: /Notifications|unread/ }).click()
      await pressRow()
      await expect(panel).toBeHidden()
      await expect(details).toBeHidden()

      if (viewport.width < 500) {
        const more = page.locator('#more')
        await page.getByRole('button', { name: 'More', exact: true }).click()
        await pressRow()
        await expect(more).toBeHidden()
        await expect(details).toBeHidden()
      }

      await pressRow()
      await expect(details).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(details).toBeHidden()

      await others.locator('summary').click()
      await page.getByRole('button', { name: 'To ship' }).click()
      await expect(page.getByRole('button', { name: 'To ship' })).toHaveAttribute('aria-current', 'true')
    })
  })
}
