import type { Locator, Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { backUp } from '../../src/api/store/files/backup'
import { SETTING_KEYS } from '../../src/domain/account/setting-list'
import { formatDateTime } from '../../src/domain/dates'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { anyPan, openTab, save, storedValue } from '../fixtures/browser/settings-form'
import { OPERATOR, type TestServer } from '../fixtures/shops/server'

// Chromium reports each refused or failed call in the console. Saved settings show on all pages of this shop.
test.use({ shop: { name: 'changed settings' }, expectedErrors: [/status of (401|409|422|503)|ERR_FAILED/] })

/** The pages in the row of the tabs. */
const PAGES = ['Showcase', 'Operators', 'Changes']

/** The groups of the form by tab. */
const TABS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Company: {
    General: ['Site Name', 'Support Phone', 'WhatsApp Number', 'Sales Email'],
    'Business Information': [
      ...['Company Address', 'Business Hours', 'GST Number', 'PAN Number', 'Banking Partner'],
      ...['Managing Director', 'Head of Production', 'Feed Nutritionist', 'Quality Manager'],
    ],
  },
  'Bills and payments': { 'Business Information': ['UPI ID', 'Bank Account', 'HSN Code', 'Bill Prefix', 'Books Closed Until'] },
  Delivery: { 'Business Information': ['Minimum Order', 'Minimum of a Feed to Order', 'Place of a new charge'] },
  Website: {
    General: ['Site Description', 'Require Email with Orders', 'Facebook', 'Instagram', 'Twitter', 'Pinterest'],
  },
  Notices: {
    General: ['Your Email for Notices'],
    Notifications: ['Email Notifications', 'SMS Notifications', 'Order Notifications', 'Low Stock Alerts'],
  },
  Security: {
    Security: [
      ...['Hours until a Sign-In Ends', 'Require Two-Factor Authentication'],
      ...['Wrong Passwords before a Wait', 'Days until a Password Reminder'],
    ],
  },
}

const isPut = (request: Request) => request.method() === 'PUT' && request.url().includes('/api/settings/')

test('the switch of a native reader needs his name and the day, and then takes the note from the pages', async ({
  operatorPage: page,
}) => {
  await page.goto('/admin-settings?tab=website')
  const isRead = page.getByRole('switch', { name: 'A Native Reader Has Read the Urdu Pages' })
  const [reader, day] = [page.getByLabel('Who Read the Urdu Pages'), page.getByLabel('Day When the Urdu Pages Were Read')]
  await isRead.check()
  await page.getByRole('button', { name: 'Save All Settings' }).click()
  await expect(reader).toHaveAccessibleDescription('Please enter the name of the native reader.')
  await expect(day).toHaveAccessibleDescription(/Please enter the day of the reading/)
  await reader.fill('Haleema Dar')
  await day.fill('2026-11-20')
  await save(page)
  const isNoted = async () => (await (await page.request.get('/ur/about')).text()).includes('name="robots"')
  await expect.poll(isNoted).toBe(false)
  for (const emptied of [reader, day]) await emptied.fill('')
  await isRead.uncheck()
  await save(page)
  await expect.poll(isNoted).toBe(true)
})

test('shows four groups with the defaults, what each enforced setting does, and the system', async ({
  operatorPage: page,
  server,
}) => {
  await page.goto('/admin-settings')
  for (const [tab, groups] of Object.entries(TABS)) {
    await openTab(page, tab)
    await expect(page.getByRole('tabpanel', { name: tab }).locator('fieldset:visible')).toHaveCount(Object.keys(groups).length)
    for (const [group, labels] of Object.entries(groups)) {
      await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible()
      // The fields of a language come after their English field.
      for (const label of labels) await expect(page.getByRole('group', { name: group }).getByLabel(label).first()).toBeVisible()
    }
    await expectAccessible(page)
  }
  await expect(page.getByLabel('Business Hours').first()).toHaveValue('Mon-Sat: 9:00 AM - 6:00 PM')
  for (const [label, isOn] of [
    ['Require Email with Orders', true],
    ['Email Notifications', true],
    ['SMS Notifications', false],
    ['Order Notifications', true],
    ['Low Stock Alerts', true],
    ['Require Two-Factor Authentication', false],
  ] as const) {
    await expect(page.getByRole('switch', { name: label, includeHidden: true })).toBeChecked({ checked: isOn })
  }
  for (const [label, value, words] of [
    ['Hours until a Sign-In Ends', '24', /1 to 720 are used, 24 for anything else/],
    ['Wrong Passwords before a Wait', '5', /3 to 20 are used, 5 for anything else/],
    ['Days until a Password Reminder', '90', /never forces you; 1 to 3650 are used, 90 for anything else/],
  ] as const) {
    await expect(page.getByRole('spinbutton', { name: label, includeHidden: true })).toHaveValue(value)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(words)
  }
  await expect(page.getByLabel('SMS Notifications')).toHaveAccessibleDescription('Only kept: this server sends no SMS.')
  for (const label of ['Require Two-Factor', 'Low Stock Alerts', 'Order Notifications', 'Email Notifications']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/\w/)
  }
  await test.step('the system as the specification words it, and as it really is', () => expectSystem(page, server))
})

test('saves each setting with one PUT, and loads them again', async ({ operatorPage: page }) => {
  const pan = anyPan()
  await page.goto('/admin-settings')
  await page.getByLabel('PAN Number').fill(pan)
  await openTab(page, 'Notices')
  await page.getByLabel('SMS Notifications').check()
  await openTab(page, 'Company')
  const urdu = page.getByLabel('Site Name in Urdu', { exact: true })
  // It is already open if another test has left an outdated translation.
  if (!(await urdu.isVisible())) await page.getByText('Site Name in other languages').click()
  await urdu.fill('لدر فیڈز')
  await expect(page.getByText('3 changes are not saved yet.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'not saved yet' })).toHaveText(['Company, not saved yet', 'Notices, not saved yet'])
  const puts: string[] = []
  page.on('request', (request) => isPut(request) && puts.push(new URL(request.url()).pathname))
  const refetched = page.waitForRequest((request) => request.method() === 'GET' && request.url().endsWith('/api/settings'))
  await save(page)
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  await expect(page.getByText('Your settings have been saved successfully.', { exact: true })).toBeVisible()
  await refetched
  expect([new Set(puts).size, puts.length]).toEqual([SETTING_KEYS.length, SETTING_KEYS.length])
  expect(await storedValue(page, 'site_name_ur')).toBe('لدر فیڈز')
  expect([await storedValue(page, 'pan_number'), await storedValue(page, 'sms_notifications')]).toEqual([pan, 'true'])
  await page.reload()
  await expect(page.getByLabel('PAN Number')).toHaveValue(pan)
  await openTab(page, 'Notices')
  await page.getByLabel('SMS Notifications').uncheck()
  await save(page)
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  expect(await storedValue(page, 'sms_notifications')).toBe('false')
})

test('lists what the shop still needs to sell, and goes to its field without losing input', async ({ operatorPage: page }) => {
  await page.request.put('/api/settings/gst_number', { data: { value: '' } })
  await page.goto('/admin/dashboard')
  const list = page.getByRole('group').filter({ hasText: 'Ready to sell: ' })
  await list.getByText('Ready to sell: ').click()
  await list.getByRole('link', { name: 'Terms of sale' }).click()
  await expect(page.getByLabel('Terms of Sale')).toBeFocused()
  await page.getByLabel('Terms of Sale').fill('Paid before delivery.')
  await openTab(page, 'Company')
  await list.getByRole('link', { name: 'Legal name' }).click()
  await expect(page.getByRole('textbox', { name: 'Legal Name' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Legal Name' })).toBeInViewport()
  await expect(page.getByText('1 change is not saved yet.')).toBeVisible()
  await save(page)
  await expect(list.getByRole('listitem').filter({ hasText: 'Terms of sale' })).toContainText('Set')
  await list.getByRole('checkbox', { name: 'Not for us: GSTIN' }).check()
  await expect.poll(() => storedValue(page, 'ready_decided')).toBe('gst')
  await expectAccessible(page)
})

test('marks a translation as outdated when its English text changes, until it is edited or confirmed', async ({
  operatorPage: page,
}) => {
  for (const [key, value] of [
    ['company_address', 'Shed 5, Lasipora'],
    ['company_address_ur', 'لاسی پورہ'],
    ['company_address_hi', 'लासीपोरा'],
  ])
    await page.request.put(`/api/settings/${key}`, { data: { value } })
  await page.goto('/admin-settings')
  await page.getByLabel('Company Address', { exact: true }).fill('Shed 5, Lassipora')
  await save(page)
  const urdu = page.getByLabel('Company Address in Urdu', { exact: true })
  const hindi = page.getByLabel('Company Address in Hindi', { exact: true })
  for (const field of [urdu, hindi])
    await expect(field).toHaveAccessibleDescription(
      'Old: made from “Shed 5, Lasipora”. Its pages show the English text until you write this anew.',
    )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Still Right: Company Address in Urdu' }).click()
  await expect(page.getByText('1 change is not saved yet.')).toBeVisible()
  await hindi.fill('लस्सीपोरा')
  await save(page)
  await expect(page.getByText('Old: made from “Shed 5')).toHaveCount(0)
  for (const [path, address] of [
    ['/ur/about', 'لاسی پورہ'],
    ['/hi/about', 'लस्सीपोरा'],
  ] as const)
    await expect.poll(async () => (await (await page.request.get(path)).text()).includes(address), path).toBe(true)
})

test('asks for the password before payment details change, keeps input, and logs who did it', async ({ operatorPage: page }) => {
  const upi = page.getByLabel('UPI ID')
  await page.goto('/admin-settings?tab=bills')
  await upi.fill('wular.feeds@jkb')
  await save(page)
  await expect(page.getByLabel('UPI Name')).toHaveAccessibleDescription(/enter the name that payment apps show/)
  await page.getByLabel('UPI Name').fill('Wular')
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Confirm with Your Password' })
  await expect(dialog).toContainText('UPI ID')
  await expectAccessible(page)
  await dialog.getByLabel('Current Password').fill('a guess')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Current Password')).toHaveAccessibleDescription(/not your current password/)
  await expect(upi).toHaveValue('wular.feeds@jkb')
  await dialog.getByLabel('Current Password').fill(OPERATOR.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await storedValue(page, 'upi_id')).toBe('wular.feeds@jkb')
  await openTab(page, 'Security')
  const listed = page.getByRole('region', { name: 'Recent Security Changes' })
  await expect(listed.getByRole('definition').first()).toHaveText('Where buyers pay was changed: UPI or bank account.')
  await expect(listed.getByRole('term').first()).toContainText(`by ${OPERATOR.username}`)
})

test('shows an error when the settings fail to load, retries, and shows Saving... while it saves', async ({
  operatorPage: page,
}) => {
  await page.route('**/api/settings', (route) => route.abort())
  await page.goto('/admin-settings')
  await expect(page.getByText('The settings cannot be reached just now.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Site Name', { exact: true })).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/settings/*', async (route) => {
    await held
    await route.fallback()
  })
  await save(page)
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expect(page.getByRole('button', { name: 'Save All Settings' })).toBeEnabled()
})

test('changes a switch and a number only by keyboard, on a phone of 390 pixels', async ({ operatorPage: page }) => {
  await resize(page, { width: 390, height: 844 })
  await page.goto('/admin-settings?tab=website')
  await page.getByRole('tab', { name: 'Website' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Notices' })).toBeFocused()
  await expect(page).toHaveURL('/admin-settings?tab=notices')
  await passPages(page)
  for (const label of ['Your Email for Notices', 'Email Notifications', 'SMS Notifications']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Space')
  await page.getByRole('tab', { name: 'Notices' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
  await passPages(page)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Hours until a Sign-In Ends')).toBeFocused()
  await page.keyboard.type('48')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  expect(await storedValue(page, 'session_timeout')).toBe('48')
  expect(await storedValue(page, 'sms_notifications')).toBe('true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  for (const [key, value] of [
    ['session_timeout', '24'],
    ['sms_notifications', 'false'],
  ]) {
    await page.request.put(`/api/settings/${key}`, { data: { value } })
  }
})

test('its tabs and pages are one row, which a phone scrolls to the open tab and shades where there are more', async ({
  operatorPage: page,
}) => {
  for (const width of [390, 1366]) {
    await resize(page, { width, height: 768 })
    await page.goto('/admin-settings?tab=security')
    const row = page.locator('.tabs')
    await expect(row.getByRole('link')).toHaveText(PAGES)
    const tabs = row.getByRole('tab')
    await expect(tabs).toHaveCount(6)
    const boxes = await row.locator('a, button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const [index, { left }] of boxes.entries()) expect(left + 1).toBeGreaterThan(boxes[index - 1]?.right ?? left)
    await expect(tabs.last()).toBeInViewport({ ratio: 1 })
    await tabs.last().focus()
    await page.keyboard.press('Home')
    await expect(tabs.first()).toBeFocused()
    await expect(tabs.first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const hidden = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden > 0).toBe(width === 390)
    const [start, end] = [await inkAt(row, 1), await inkAt(row, -2)]
    // At its start only the end is shaded.
    expect(start === end).toBe(width === 1366)
  }
})

/** Moves the focus from a tab over the pages beside it. */
async function passPages(page: Page) {
  for (const name of PAGES) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name })).toBeFocused()
  }
}

/** The colour at the lower edge of a row, so many pixels from its start, or from its end. */
async function inkAt(row: Locator, place: number) {
  const picture = await row.screenshot()
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  const spot = { left: place < 0 ? width + place : place, top: height - 6, width: 1, height: 1 }
  return String(
    await sharp(picture)
      .extract(spot)
      .removeAlpha()
      .raw()
      .toBuffer()
      .then((bytes) => [...bytes]),
  )
}

async function expectSystem(page: Page, server: TestServer) {
  const panel = page.getByRole('region', { name: 'System Information' })
  const badges = panel.getByRole('list').first().getByRole('listitem')
  const figure = (name: string) => panel.locator('div', { has: page.getByText(name, { exact: true }) }).getByRole('definition')
  const { orders, version, lastBackupAt } = await (await page.request.get('/api/system')).json()
  await expect(figure('Last backup')).toHaveText(lastBackupAt ? /Indian time/ : 'No backup yet')
  if (!lastBackupAt) await expect(badges).toHaveText(['Online', 'Connected', 'No backup yet'])
  await expect(panel.getByRole('region', { name: 'Health' }).getByRole('listitem').first()).toHaveText(
    lastBackupAt ? 'Backups Well' : /^Backups Not yet/,
  )
  await expect(figure('Orders held')).toHaveText(String(orders))
  await expect(figure('Store')).toHaveText(/^Files: snapshot [\d.]+ \w+, journal [\d.]+ \w+$/)
  await expect(figure('Disk space left')).toHaveText(/^[\d.]+ [kMGT]B$/)
  await expect(figure('Version')).toHaveText(version)
  await expect(figure('Running for')).toHaveText(/minute|hour|day/)

  await backUp(server.folder, `${server.folder}/shop-of-now.tar.gz`)
  const made = (await (await page.request.get('/api/system')).json()).lastBackupAt
  expect(Math.abs(Date.now() - Date.parse(made))).toBeLessThan(60_000)
  await page.reload()
  await expect(figure('Last backup')).toHaveText(`${formatDateTime(made)} (Indian time)`)
  await expect(badges).toHaveText(['Online', 'Connected', 'Last Backup Today'])
}
