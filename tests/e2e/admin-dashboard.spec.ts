import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { sendContact, uniqueName } from '../fixtures/browser/placed'
import { OPERATOR } from '../fixtures/shops/server'

const MODULES = [
  ['Product Management', '/admin-products'],
  ['Contact Management', '/admin-contacts'],
  ['Order Management', '/admin-orders'],
  ['Showcase Gallery', '/admin-showcase'],
  ['Analytics Dashboard', '/admin-analytics'],
  ['System Settings', '/admin-settings'],
] as const

const WAITING = [
  [/^\d+ pending orders?$/, '/admin-orders?status=pending'],
  [/^\d+ unanswered enquir(y|ies)$/, '/admin-contacts?kind=enquiry&answered=no'],
  [/^\d+ feeds? running low$/, '/admin-products?stock=low'],
  [/^\d+ orders? to bill$/, '/admin-bills'],
  [/^Customers owe ₹/, '/admin-customers?owing=all'],
  [/^This week, since Monday ₹/, /^\/admin-analytics\?period=own&from=[\d-]{10}&to=[\d-]{10}$/],
] as const

const listOf = async <Row>(page: Page, path: string): Promise<Row[]> => (await page.request.get(path)).json()

test('welcomes the operator by name, with status cards, modules and quick actions', async ({ operatorPage: page }) => {
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

test('is walked by keyboard alone, from what waits to the modules and Logout', async ({ operatorPage: page }) => {
  await sendContact(page.request, { name: uniqueName('Waits'), subject: 'Delivery time' })
  await page.goto('/admin/dashboard')
  const waiting = page.getByRole('region', { name: 'Waiting for You' })
  await expect(waiting).not.toContainText('…')
  await page.getByRole('button', { name: 'Logout' }).focus()
  for (const [words, path] of WAITING) {
    await page.keyboard.press('Tab')
    await expect(waiting.getByRole('link', { name: words })).toBeFocused()
    await expect(waiting.getByRole('link', { name: words })).toHaveAttribute('href', path)
  }
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

  test('says that some figures cannot be reached, and keeps every way open', async ({ operatorPage: page }) => {
    await page.route('**/api/dashboard', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('alert')).toContainText('Some figures cannot be reached just now.')
    await expect(page.getByRole('link', { name: /^Access / })).toHaveCount(MODULES.length)
  })
})
