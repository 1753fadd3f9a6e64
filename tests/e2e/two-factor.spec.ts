import type { Dialog, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { OPERATOR } from '../fixtures/shops/server'

// A separate shop, because its login needs a code. Chromium reports each refused call in the console.
test.use({ shop: { name: 'two-factor' }, expectedErrors: [/status of (401|403|409|422|429)/] })

const STEP = 30_000

/** A code of an unused time step, valid for at least 30 seconds. A third code at once would be too early. */
let lastStep = 0
function nextCode(secret: string): string {
  const now = Math.floor(Date.now() / STEP)
  lastStep = Math.max(now, lastStep + 1)
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: lastStep * STEP })
}

const require2fa = (page: Page) =>
  page.request.put('/api/settings/require_2fa', { data: { value: 'true', password: OPERATOR.password } })

/** Turns off the requirement with the first code, then two-factor with the second. */
async function endTwoFactor(page: Page, [first, second]: readonly (string | undefined)[]) {
  const relaxed = { value: 'false', password: OPERATOR.password, code: first }
  expect((await page.request.put('/api/settings/require_2fa', { data: relaxed })).status()).toBe(200)
  const data = { password: OPERATOR.password, code: second }
  expect((await page.request.put('/api/two-factor/ended', { data })).status()).toBe(200)
}

async function setUp(page: Page) {
  await require2fa(page)
  const { secret } = await (await page.request.post('/api/two-factor', { data: { password: OPERATOR.password } })).json()
  lastStep = 0
  const confirmed = await page.request.put('/api/two-factor', { data: { code: nextCode(secret) } })
  expect(confirmed.status()).toBe(200)
  const { recoveryCodes } = await confirmed.json()
  return { secret: secret as string, recoveryCodes: recoveryCodes as string[] }
}

test('sets up two-factor by keyboard: QR code, secret, first code, recovery codes; and turns it off', async ({
  operatorPage: page,
}) => {
  await resize(page, { width: 390, height: 844 })
  await page.goto('/admin-settings?tab=security')
  const security = page.getByRole('group', { name: 'Security' })
  await expect(security.getByText('Not set up: your password alone signs you in.')).toBeVisible()
  await security.getByRole('button', { name: 'Set Up Two-Factor' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set Up Two-Factor' })
  const password = dialog.getByLabel('Current Password')
  await password.focus()
  await page.keyboard.type('a guess')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription('This is not your current password.')
  await expect(password).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(OPERATOR.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code to scan' })).toBeVisible()
  const secret = (await dialog.getByLabel('Secret').inputValue()).replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await expectAccessible(page)
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused()
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
  await test.step('the codes are not closed by chance', async () => {
    const asked: string[] = []
    const stay = (question: Dialog) => {
      asked.push(question.message())
      return question.dismiss()
    }
    page.on('dialog', stay)
    await page.keyboard.press('Escape')
    await codes.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => asked).toEqual(Array(2).fill('These codes are never shown again. Have you kept them?'))
    await expect(codes).toBeVisible()
    page.off('dialog', stay)
  })
  page.once('dialog', (question) => question.accept())
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(codes).toBeHidden()
  await expect(page.getByText('Two-Factor Set Up', { exact: true })).toBeVisible()
  await expect(security.getByText(/Set up and asked for at each sign-in\. 10 recovery codes are left\./)).toBeVisible()

  await security.getByRole('button', { name: 'Turn Off Two-Factor' }).click()
  const off = page.getByRole('dialog', { name: 'Turn Off Two-Factor' })
  const unspent = nextCode(secret)
  await off.getByLabel('Current Password').fill('a guess')
  await off.getByLabel('Code').fill(unspent)
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expect(off.getByLabel('Current Password')).toHaveAccessibleDescription('This is not your current password.')
  await expectAccessible(page)
  await off.getByLabel('Current Password').fill(OPERATOR.password)
  await off.getByLabel('Code').fill('000000')
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expect(off.getByLabel('Code')).toHaveAccessibleDescription(/This code is not right/)
  await off.getByLabel('Code').fill(unspent)
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expect(page.getByText('Two-Factor Turned Off', { exact: true })).toBeVisible()
  await expect(security.getByRole('button', { name: 'Set Up Two-Factor' })).toBeVisible()
  const changes = page.getByRole('region', { name: 'Recent Security Changes' })
  await expect(changes.getByRole('definition').first()).toHaveText('Two-Factor was turned off.')
  await expect(changes.getByRole('definition').nth(1)).toHaveText('Two-Factor was set up.')
})

test('an operator without required two-factor must set it up first', async ({ page, operatorPage }) => {
  await require2fa(operatorPage)
  await page.goto('/secure-portal-jk2024')
  await page.getByLabel('Username').fill(OPERATOR.username)
  await page.getByLabel('Password').fill(OPERATOR.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code to scan' })).toBeVisible()
  await expect(page.getByText('This shop asks each operator for a code.')).toBeVisible()
  await page.goto('/admin-orders')
  await expect(page).toHaveURL(/secure-portal-jk2024/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await operatorPage.goto('/admin-orders')
  await expect(operatorPage).toHaveURL(/secure-portal-jk2024/)
  const dialog = operatorPage.getByRole('dialog', { name: 'Set Up Two-Factor' })
  await dialog.getByLabel('Current Password').fill(OPERATOR.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expectAccessible(operatorPage)
  const secret = (await dialog.getByLabel('Secret').inputValue()).replaceAll(' ', '')
  lastStep = 0
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode(secret))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const codes = operatorPage.getByRole('dialog', { name: 'Recovery Codes' })
  const recoveryCodes = (await codes.getByLabel('Recovery Codes').inputValue()).split('\n')
  operatorPage.once('dialog', (question) => question.accept())
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(operatorPage).toHaveURL('/admin-orders')
  await expect(operatorPage.getByText('Login Successful', { exact: true })).toBeVisible()
  await expect(operatorPage.getByRole('heading', { name: 'Order Management' })).toBeVisible()
  await endTwoFactor(operatorPage, recoveryCodes)
})

test('the login asks for the code as a second step, and keeps the input', async ({ page, operatorPage }) => {
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
  await endTwoFactor(operatorPage, recoveryCodes.slice(1))
})
