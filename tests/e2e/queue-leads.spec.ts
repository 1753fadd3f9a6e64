import { expect, test } from '../fixtures/browser/browser'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

test.use({ shop: { name: 'queue leads' } })

test('a queue leads on to the next step, and the dialog to ship says which bills it makes', async ({ operatorPage: page }) => {
  await page.request.put('/api/settings/bill_when_shipped', { data: { value: 'true' } })
  const { id } = await placeOrder(page.request, { customerName: uniqueName('Rafiq') })
  await page.goto('/admin-orders?queue=confirm')
  await page.getByRole('button', { name: `Confirm, order #${id}` }).click()
  const toasts = page.getByRole('region', { name: /^Notices/ })
  await toasts.getByRole('button', { name: 'Ship' }).click()
  const ship = page.getByRole('dialog', { name: 'Mark as shipped' })
  await expect(ship).toContainText('1 bill of ₹2,500 will be made at once.')
  await ship.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(ship).toHaveCount(0)
  await toasts.getByRole('button', { name: 'Delivered' }).click()
  await toasts.getByRole('button', { name: 'Take payment' }).click()
  await expect(page.getByRole('dialog', { name: /^Payment of Rafiq/ })).toBeVisible()
})
