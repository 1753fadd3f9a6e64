import type { Page } from '@playwright/test'
import type { GivenRole } from '~/domain/account/roles'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

const PASSWORD = 'walnuts-beside-the-weir'

// The login page of a visitor requests the enquiries and is refused.
test.use({ shop: { name: 'roles' }, expectedErrors: [/401 \(Unauthorized\)/] })

async function signInAs(role: GivenRole, page: Page, owner: Page) {
  const account = { name: 'Bilal Dar', username: `the-${role}`, newPassword: PASSWORD, role, password: OPERATOR.password }
  expect((await owner.request.post('/api/operators', { data: account })).status()).toBe(201)
  await page.goto('/secure-portal-jk2024')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

test('a packer sees orders without money, and can change his password', async ({ operatorPage, page }) => {
  const sent = newOrder({ customerName: 'Shazia Packed', district: 'Kupwara' })
  const data = { ...sent, shippingAddress: { ...sent.shippingAddress, street: 'Lane 3, Mattan' } }
  const order = await (await page.request.post('/api/orders', { data })).json()
  await signInAs('packer', page, operatorPage)
  await expect(page).toHaveURL('/admin-orders')
  await expect(page.getByRole('navigation', { name: 'Back office' }).getByRole('link')).toHaveText(['Orders', 'Settings'])
  await page.getByLabel('Which Orders').selectOption('All orders')
  const asked = { action: 'cancel', reason: 'The pond is dry.', key: crypto.randomUUID() }
  expect((await page.request.post(order.link, { form: asked })).ok()).toBe(true)
  const row = page.getByRole('listitem').filter({ hasText: 'Shazia Packed' })
  await expect(row).toContainText('The address says Anantnag, but Kupwara was chosen. Please ask before you ship.')
  await row.getByRole('button', { name: `Confirm order #${order.id}` }).click()
  await expect(row.getByText('confirmed')).toBeVisible()
  await row.getByRole('button', { name: `Ship order #${order.id}` }).click()
  const asks = page.getByRole('dialog', { name: `Ship order #${order.id}?` })
  await expect(asks).toContainText(`The buyer of order #${order.id} has asked to cancel`)
  await asks.getByRole('button', { name: 'Not yet' }).click()
  await expect(row.getByText('confirmed')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('₹')
  await expectAccessible(page)
  await page.goto('/admin-settings')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save All Settings' })).toHaveCount(0)
})

/** The parts of each screen that an accountant sees, and those that only the owner or operator sees. */
const ACCOUNTANTS = {
  '/admin-orders': [/^Take ₹, order/, /^New Order|^Confirm|^Ship|^Delivered|^Edit|^Save|^Make a new link/],
  '/admin-customers': [/^Take payment of/, /^New Customer/],
  '/admin-products': [/^Stock moves of/, /^Add Product|^Import|^Edit|^Delete|^Price of|^Stock of/],
  '/admin-showcase': [/^Logout/, /^Add|^Edit|^Delete/],
  '/admin-settings?tab=delivery': [/^Logout/, /^Save|^Add|^Remove/],
} as const

test('an accountant has the payment buttons, and none that would be refused', async ({ operatorPage, page }) => {
  const order = await (
    await page.request.post('/api/orders', { data: newOrder({ customerName: 'Bilal Billed', customerPhone: '+91 94190 11111' }) })
  ).json()
  await page.request.post('/api/orders', { data: newOrder({ customerName: 'Waits Still' }) })
  await operatorPage.request.put(`/api/orders/${order.id}/status`, { data: { status: 'delivered' } })
  await operatorPage.request.post(`/api/orders/${order.id}/bill`, { data: {} })
  await operatorPage.request.post('/api/delivery-charges', { data: { place: 'Kulgam', amount: 120 } })
  await signInAs('accountant', page, operatorPage)
  await expect(page).toHaveURL('/admin/dashboard')
  for (const [path, [own, others]] of Object.entries(ACCOUNTANTS)) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: own }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: others })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('combobox', { name: /^Status of/ })).toHaveCount(0)
  }
  await expect(page.getByLabel('Charge of Kulgam')).toBeDisabled()
  await page.goto(`/admin-orders?order=${order.id}`)
  const details = page.getByRole('dialog')
  await expect(details.getByRole('button', { name: 'Take payment' })).toBeVisible()
  await expect(details.getByRole('button', { name: ACCOUNTANTS['/admin-orders'][1] })).toHaveCount(0)
  await expect(details.getByRole('combobox')).toHaveCount(0)
})
