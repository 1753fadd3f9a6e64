import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

const ACCOUNT = { name: 'Bilal Dar', username: 'bilal', newPassword: 'walnuts-beside-the-weir', role: 'packer' }

// A stranger's login page asks for enquiries, and the page after it for the dashboard: both are refused.
test.use({ shop: { name: 'packed orders' }, expectedErrors: [/401 \(Unauthorized\)|403 \(Forbidden\).*dashboard/] })

test('a packer has his orders without money, and his own password', async ({ operatorPage, page }) => {
  const made = await operatorPage.request.post('/api/operators', { data: { ...ACCOUNT, password: OPERATOR.password } })
  expect(made.status()).toBe(201)
  const order = await (await page.request.post('/api/orders', { data: newOrder({ customerName: 'Shazia Packed' }) })).json()
  await page.goto('/secure-portal-jk2024')
  await page.getByLabel('Username').fill(ACCOUNT.username)
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin-orders')
  await expect(page.getByRole('navigation', { name: 'Back office' }).getByRole('link')).toHaveText(['Orders', 'Settings'])
  const row = page.getByRole('listitem').filter({ hasText: 'Shazia Packed' })
  await row.getByRole('button', { name: `Confirm order #${order.id}` }).click()
  await expect(row.getByText('confirmed')).toBeVisible()
  await expect(row.getByRole('button', { name: `Ship order #${order.id}` })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('₹')
  await expectAccessible(page)
  await page.goto('/admin-settings')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save All Settings' })).toHaveCount(0)
})
