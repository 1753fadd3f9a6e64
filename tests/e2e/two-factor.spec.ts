import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/browser'
import { OPERATOR } from '../fixtures/server'

// A shop of its own, since its door asks for more here. Chromium reports each refused call in the console.
test.use({ shopSize: { orders: 0, contacts: 2 }, expectedErrors: [/status of (401|409|422|429)/] })

const STEP = 30_000

/** A code of the step after the last one that any test of this worker has used. */
let lastStep = 0
function nextCode(secret: string): string {
  const now = Math.floor(Date.now() / STEP)
  lastStep = Math.max(now - 1, lastStep + 1)
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: lastStep * STEP })
}

const require2fa = (page: Page, value: 'true' | 'false') => page.request.put('/api/settings/require_2fa', { data: { value } })

async function endTwoFactor(page: Page) {
  await require2fa(page, 'false')
  expect((await page.request.put('/api/two-factor/ended', { data: { password: OPERATOR.password } })).status()).toBe(200)
}

async function setUp(page: Page) {
  const { secret } = await (await page.request.post('/api/two-factor')).json()
  lastStep = 0
  const confirmed = await page.request.put('/api/two-factor', { data: { code: nextCode(secret) } })
  expect(confirmed.status()).toBe(200)
  await require2fa(page, 'true')
  const { recoveryCodes } = await confirmed.json()
  return { secret: secret as string, recoveryCodes: recoveryCodes as string[] }
}

test('sets two-factor up by keyboard: QR code, secret, first code, recovery codes; and turns it off', async ({
  operatorPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin-settings')
  const security = page.getByRole('group', { name: 'Security' })
  await expect(security.getByText('Not set up: your password alone signs you in.')).toBeVisible()
  await security.getByRole('button', { name: 'Set Up Two-Factor' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set Up Two-Factor' })
  await expect(dialog.getByRole('img', { name: 'QR code to scan' })).toBeVisible()
  const secret = (await dialog.getByLabel('Secret').inputValue()).replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await expectAccessible(page)
  await dialog.getByLabel('Code', { exact: true }).focus()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/This code is not right/)
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
  lastStep = 0
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(nextCode(secret))
  await page.keyboard.press('Enter')

  const codes = page.getByRole('dialog', { name: 'Recovery Codes' })
  expect((await codes.getByLabel('Recovery Codes').inputValue()).split('\n')).toHaveLength(10)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  page.once('dialog', (question) => question.accept())
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(codes).toBeHidden()
  await expect(page.getByText('Two-Factor Set Up', { exact: true })).toBeVisible()
  await expect(security.getByText(/only asked for while it is required above\. 10 recovery codes are left\./)).toBeVisible()

  await security.getByRole('button', { name: 'Turn Off Two-Factor' }).click()
  const off = page.getByRole('dialog', { name: 'Turn Off Two-Factor' })
  await off.getByLabel('Current Password').fill('a guess')
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expect(off.getByLabel('Current Password')).toHaveAccessibleDescription('This is not your current password.')
  await expectAccessible(page)
  await off.getByLabel('Current Password').fill(OPERATOR.password)
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expect(page.getByText('Two-Factor Turned Off', { exact: true })).toBeVisible()
  await expect(security.getByRole('button', { name: 'Set Up Two-Factor' })).toBeVisible()
})

test('the recovery codes are not closed by chance', async ({ operatorPage: page }) => {
  await page.goto('/admin-settings')
  await page.getByRole('button', { name: 'Set Up Two-Factor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set Up Two-Factor' })
  lastStep = 0
  await dialog
    .getByLabel('Code', { exact: true })
    .fill(nextCode((await dialog.getByLabel('Secret').inputValue()).replaceAll(' ', '')))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery Codes' })
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.message())
    return question.dismiss()
  })
  await expect(codes).toBeVisible()
  await page.keyboard.press('Escape')
  await codes.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[0]).toBe('These codes are never shown again. Have you kept them?')
  await expect(codes).toBeVisible()
  await endTwoFactor(page)
})

test('the login asks for the code as a second step, and keeps what was typed', async ({ page, operatorPage }) => {
  const { secret, recoveryCodes } = await setUp(operatorPage)
  const signIn = () => page.getByRole('button', { name: 'Sign In' }).click()
  const code = page.getByLabel('Authentication Code')
  await page.goto('/secure-portal-jk2024')
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password').fill(OPERATOR.password)
  await expect(code).toHaveCount(0)
  await signIn()
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/Please enter the code that your authenticator app shows\./)
  await expect(page.getByLabel('Username')).toHaveValue(OPERATOR.username)
  await expect(page.getByLabel('Password')).toHaveValue(OPERATOR.password)
  await expectAccessible(page)
  await code.fill('000000')
  await signIn()
  await expect(code).toHaveAccessibleDescription(/This code is not right/)
  await code.fill(nextCode(secret))
  await signIn()
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByText('Login Successful', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password').fill(OPERATOR.password)
  await page.keyboard.press('Enter')
  await expect(code).toBeFocused()
  await page.keyboard.type(recoveryCodes[0] as string)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await endTwoFactor(operatorPage)
})
