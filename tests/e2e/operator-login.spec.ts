import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { OPERATOR } from '../fixtures/shops/server'

// A separate shop, because its password changes. Chromium reports each refused call in the console.
test.use({ shop: { name: 'changed password' }, expectedErrors: [/status of (401|422|429)/] })

const PASSWORD = 'colder-water-and-pebbles'

async function openPasswordDialog(page: Page) {
  await page.goto('/admin-settings?tab=security')
  await page.getByRole('group', { name: 'Security' }).getByRole('button', { name: 'Change Password' }).click()
  return page.getByRole('dialog', { name: 'Change Password' })
}

async function putPassword(page: Page, current: string, password: string) {
  const answer = await page.request.put('/api/password', { data: { current, password, repeated: password } })
  expect(answer.status()).toBe(200)
}

test('changes the password only by keyboard, and signs out other browsers', { tag: '@journey' }, async ({ openOperatorPage }) => {
  const [page, other] = [await openOperatorPage(), await openOperatorPage()]
  const dialog = await openPasswordDialog(page)
  await dialog.getByLabel('Current Password').focus()
  for (const text of [OPERATOR.password, PASSWORD, PASSWORD]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(dialog.getByRole('button', { name: 'Change Password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password Changed', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
  expect((await page.request.get('/api/session')).status()).toBe(200)
  expect((await other.request.get('/api/session')).status()).toBe(401)
  await other.goto('/admin-settings')
  await expect(other).toHaveURL(/\/secure-portal-jk2024/)
  await putPassword(page, PASSWORD, OPERATOR.password)
})

test('shows an error at the field for each wrong password', async ({ operatorPage: page }) => {
  await resize(page, { width: 390, height: 844 })
  const dialog = await openPasswordDialog(page)
  const current = dialog.getByLabel('Current Password')
  const password = dialog.getByLabel('New Password', { exact: true })
  const repeated = dialog.getByLabel('Repeat New Password')
  const change = () => dialog.getByRole('button', { name: 'Change Password' }).click()
  await change()
  await expect(current).toHaveAccessibleDescription('Please fill in this field.')
  await expect(current).toBeFocused()
  await current.fill('a guess')
  await password.fill('short')
  await repeated.fill('other')
  await change()
  await expect(password).toHaveAccessibleDescription(/Please use at least 8 characters\./)
  await expect(repeated).toHaveAccessibleDescription('This is not the same as the new password.')
  await password.fill('password1')
  await repeated.fill('password1')
  await change()
  await expect(current).toHaveAccessibleDescription('This is not your current password.')
  await expect(current).toBeFocused()
  await current.fill(OPERATOR.password)
  await change()
  await expect(password).toHaveAccessibleDescription(/This password is among the first that others would try/)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(OPERATOR.password)
})

test('shows a reminder of an old password on the dashboard and the settings, without force', async ({ operatorPage: page }) => {
  const age = (isOld: boolean) => ({ changedAt: '2026-01-05T06:00:00.000Z', isOld, isGiven: false })
  await page.route('**/api/password', (route) => route.fulfill({ json: age(true) }))
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Your password is unchanged since 5 Jan 2026.')).toBeVisible()
  await page.getByRole('link', { name: 'Change it in the settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Security' }).click()
  await expect(page.getByText('Your password is unchanged since 5 Jan 2026.')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Welcome back')).toBeVisible()
  await expect(page.getByText('Your password is unchanged')).toHaveCount(0)
})
