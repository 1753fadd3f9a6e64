import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { anyGstin, anyPan, anyText, openTab, save, storedValue } from '../fixtures/browser/settings-form'

// Chromium reports each refused or failed call in the console. Saved settings show on all pages of this shop.
test.use({ shop: { name: 'changed settings' }, expectedErrors: [/status of (401|409|422|503)|ERR_FAILED/] })

test('two tabs: takes changes of the other tab, and asks about a conflict', async ({ operatorPage: page }) => {
  const [mine, theirs, theirName] = [anyGstin(), anyGstin(), anyText()]
  await page.goto('/admin-settings')
  await page.getByLabel('GST Number').fill(mine)
  await page.request.put('/api/settings/gst_number', { data: { value: theirs } })
  await page.request.put('/api/settings/site_name', { data: { value: theirName } })
  await save(page)
  const conflict = page.getByRole('alert').filter({ hasText: 'Changed meanwhile' })
  await expect(conflict.getByRole('group', { name: 'GST Number' }).getByRole('radio', { name: `Yours: ${mine}` })).toBeChecked()
  await expect(page.getByText('Failed to update settings.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Site Name', { exact: true })).toHaveValue(theirName)
  expect(await storedValue(page, 'gst_number')).toBe(theirs)
  await expectAccessible(page)
  await conflict.getByRole('radio', { name: `Now saved: ${theirs}` }).check()
  await expect(page.getByLabel('GST Number')).toHaveValue(theirs)
  await conflict.getByRole('radio', { name: `Yours: ${mine}` }).check()
  await save(page)
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  expect(await storedValue(page, 'gst_number')).toBe(mine)
  expect(await storedValue(page, 'site_name')).toBe(theirName)
})

test('a value refused by the server is marked at its field', async ({ operatorPage: page }) => {
  await page.goto('/admin-settings?tab=website')
  await page.getByLabel('Site Description').fill('a')
  await openTab(page, 'Security')
  await page.route('**/api/settings/site_description', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Invalid', status: 422, detail: 'Please use plain characters.', errors: [] },
    }),
  )
  await save(page)
  await expect(page.getByLabel('Site Description')).toHaveAccessibleDescription(/Please use plain characters\.$/)
  await expect(page.getByLabel('Site Description')).toBeFocused()
  await expect(page.getByText('Failed to update settings.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('an invalid value opens its tab, and nothing is saved until it is valid', async ({ operatorPage: page }) => {
  const [name, pan] = [anyText(), anyPan()]
  await page.goto('/admin-settings')
  const before = await storedValue(page, 'pan_number')
  await page.getByLabel('Site Name', { exact: true }).fill(name)
  await page.getByLabel('PAN Number').fill('ABCDE')
  await openTab(page, 'Notices')
  await save(page)
  const field = page.getByLabel('PAN Number')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Please enter the 10 characters of the PAN, such as ABCDE1234F\.$/)
  expect(await storedValue(page, 'pan_number')).toBe(before)
  expect(await storedValue(page, 'site_name')).not.toBe(name)
  await field.fill(pan)
  await save(page)
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  await expect(field).not.toHaveAttribute('aria-invalid')
  expect([await storedValue(page, 'site_name'), await storedValue(page, 'pan_number')]).toEqual([name, pan])
})
