import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { placeOrder, sendContact, uniqueName } from '../fixtures/browser/placed'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { OPERATOR } from '../fixtures/shops/server'

const MODULES = [
  ['Product Management', '/admin-products'],
  ['Contact Management', '/admin-contacts'],
  ['Order Management', '/admin-orders'],
  ['Showcase Gallery', '/admin-showcase'],
  ['Analytics Dashboard', '/admin-analytics'],
  ['System Settings', '/admin-settings'],
] as const

const listOf = async <Row>(page: Page, path: string): Promise<Row[]> => (await page.request.get(path)).json()

test('greets the operator by name, with status cards, modules and quick actions', async ({ operatorPage: page }) => {
  const status = page.getByRole('region', { name: 'Status' })
  await expect(async () => {
    await page.goto('/admin/dashboard')
    await expect(status).not.toContainText('…')
    const products = await listOf<{ isActive: boolean }>(page, '/api/products')
    const images = await listOf(page, '/api/showcase-images')
    const orders = await listOf(page, '/api/orders')
    const active = products.filter(({ isActive }) => isActive).length
    const cards = `System StatusOnlineActive Products${active}Gallery Images${images.length}Orders${orders.length}`
    await expect(status).toHaveText(cards, { timeout: 500 })
  }).toPass()
  await expect(page.getByText(`Welcome back, ${OPERATOR.username}.`)).toBeVisible()
  await expectAccessible(page)
  await test.step('six module cards, each with an Access button that leads to its screen', async () => {
    for (const [title, path] of MODULES) {
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      await expect(card.getByText('Access', { exact: true })).toBeVisible()
      await expect(card.getByRole('link', { name: `Access ${title}` })).toHaveAttribute('href', path)
    }
    await expect(page.getByRole('article')).toHaveCount(MODULES.length)
  })
  await test.step('the quick actions', async () => {
    const actions = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link')
    await expect(actions).toHaveText(['Manage Products', 'Upload Images', 'View Website'])
    const targets = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['/admin-products', '/admin-showcase', '/'])
  })
})

test('fits above the fold of a laptop, and has large touch targets on a phone', async ({ operatorPage: page }) => {
  await placeOrder(page.request, { customerName: uniqueName('Waits') })
  await resize(page, { width: 1366, height: 768 })
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('region', { name: 'Next' })).not.toContainText('…')
  const end = await page.getByRole('link', { name: 'View Website' }).evaluate((link) => link.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual(768)
  await resize(page, { width: 390, height: 844 })
  await expectLargeTargets(page)
})

test('works only by keyboard, from the next task to the modules and Logout', async ({ operatorPage: page }) => {
  await sendContact(page.request, { name: uniqueName('Waits'), subject: 'Delivery time' })
  // A shop without orders first shows what to set.
  await placeOrder(page.request, {})
  await page.goto('/admin/dashboard')
  const next = page.getByRole('region', { name: 'Next' })
  await expect(next).not.toContainText('…')
  await page.getByRole('button', { name: 'Logout' }).focus()
  for (const link of await next.locator('li:has(strong)').getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.getByRole('link', { name: 'Received today' }).focus()
  for (const [title] of MODULES) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: `Access ${title}` })).toBeFocused()
  }
  for (const name of ['Manage Products', 'Upload Images', 'View Website']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
  await page.getByRole('link', { name: 'Access Order Management' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin-orders')
  await page.goBack()
  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/secure-portal-jk2024')
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
})

test.describe('when the calls fail', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('shows that some figures failed to load, and keeps all links', async ({ operatorPage: page }) => {
    await page.route('**/api/dashboard', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('alert')).toContainText('Some figures cannot be reached just now.')
    await expect(page.getByRole('link', { name: /^Access / })).toHaveCount(MODULES.length)
  })
})
