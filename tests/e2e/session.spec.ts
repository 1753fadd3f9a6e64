import type { Page } from '@playwright/test'
import { adminRoutes } from '../../src/routes'
import { expect, test } from '../fixtures/browser/browser'
import { sendContact, uniqueName } from '../fixtures/browser/placed'
import { OPERATOR } from '../fixtures/shops/server'

// The login page of a visitor requests the enquiries and is refused; a browser reports every refusal.
test.use({
  expectedErrors: [/401 \(Unauthorized\)|ERR_FAILED.*(api\/device|_astro)|Failed to fetch dynamically|Access is denied/],
})

async function signIn(page: Page, password = OPERATOR.password) {
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Checks that the panel shows a visitor zeros and empty lists. */
async function expectNothingRecent(page: Page) {
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity.getByRole('region')).toHaveText('Total Inquiries0Product Inquiries0Unread Alerts0')
  await expect(activity).toContainText('No product inquiries yet.')
  await expect(activity).toContainText('No messages yet.')
  await expect(activity.getByRole('listitem')).toHaveCount(0)
}

const flags = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('redirects a visitor from every screen of the back office to the login', async ({ page }) => {
  for (const { path } of adminRoutes) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/secure-portal-jk2024/)
  }
})

test('shows a visitor the recent activity with zeros and empty lists, and requests no alerts', async ({ page }) => {
  await sendContact(page.request, { name: uniqueName('Asker'), subject: 'Product Inquiry: fry' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/secure-portal-jk2024')
  await expectNothingRecent(page)
  expect(asked).toContain('/api/contacts/recent')
  expect(asked).not.toContain('/api/notifications/unread')
})

test('requires both fields, refuses a wrong password, accepts the right one, and signs out', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    if (route.request().method() === 'POST') await released.promise
    await route.continue()
  })
  await page.goto('/secure-portal-jk2024')
  await page.getByRole('button', { name: 'Sign In' }).click()
  for (const field of ['Username', 'Password'])
    await expect(page.getByLabel(field)).toHaveAccessibleDescription('Please fill in this field.')
  await signIn(page, 'a wrong password')
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  released.resolve()
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
  await expect(page.getByText('Invalid username or password', { exact: true })).toBeVisible()
  expect(await page.getByText('Invalid username or password').count(), 'said once').toBe(1)
  await expect(page.getByLabel('Username')).toHaveValue(OPERATOR.username)

  await signIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByText('Login Successful', { exact: true })).toBeVisible()
  await expect(page.getByText('Welcome to the Admin Panel', { exact: true })).toBeVisible()
  expect(await flags(page)).toMatchObject({ admin_authenticated: 'true', admin_username: OPERATOR.username })

  await page.goto('/secure-portal-jk2024')
  await expect(page).toHaveURL('/admin/dashboard')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/secure-portal-jk2024')
  await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible()
  expect(await flags(page)).not.toHaveProperty('admin_authenticated')
  expect((await page.request.get('/api/session')).status()).toBe(401)
})

test('removes the data of this device in Settings, and its login page then looks like a visitor’s', async ({
  operatorPage: page,
}) => {
  await page.goto('/admin-settings?tab=security')
  await page.route('**/api/device', (route) => route.abort())
  await page.getByRole('button', { name: 'Forget this device' }).click()
  await expect(page.getByText('This device could not be forgotten just now. Please try again.')).toBeVisible()
  await expect(page).toHaveURL('/admin-settings?tab=security')
  await page.unroute('**/api/device')
  await page.getByRole('button', { name: 'Forget this device' }).click()
  await expect(page).toHaveURL('/secure-portal-jk2024')
  await expect(page.getByText('Device Forgotten', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  await expectNothingRecent(page)
  expect((await page.request.get('/api/contacts/recent')).status()).toBe(401)
})

test('a screen without its script shows an error and retries', async ({ page }) => {
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/secure-portal-jk2024')
  const retry = page.getByRole('link', { name: 'Try again' })
  await expect(page.getByText('Opening…')).toBeVisible()
  await expect(retry).toBeHidden()
  await expireAnimations(page)
  await expect(page.getByText('This screen has not opened.')).toBeVisible()
  await expect(page.getByText('Opening…')).toBeHidden()
  await page.unroute('**/_astro/*.js*')
  await retry.click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(retry).toHaveCount(0)
})

const expireAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

test('signs in, keeps the role and signs out when the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: denied })
  })
  await page.goto('/secure-portal-jk2024')
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.goto('/admin-orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Order Management' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.goto('/admin-orders')
  await expect(page).toHaveURL(/\/secure-portal-jk2024/)
})

test('shows that a browser without cookies cannot stay signed in', async ({ page }) => {
  await page.route('**/api/session', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { username: OPERATOR.username, role: 'operator' } })
      : route.continue(),
  )
  await page.goto('/secure-portal-jk2024')
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('this browser keeps no cookies')
  await expect(page).toHaveURL('/secure-portal-jk2024')
})
