import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/browser'
import { anyText, save, storedValue } from '../fixtures/settings-form'

// Chromium reports each refused or failed call in the console. All pages of a shop show what is saved here.
test.use({ shop: { name: 'changed settings' }, expectedErrors: [/status of (401|409|422|503)|ERR_FAILED/] })

test('a failed save says so and keeps what was typed', async ({ operatorPage: page }) => {
  const gst = anyText()
  await page.goto('/admin-settings')
  await page.getByLabel('GST Number').fill(gst)
  await page.route('**/api/settings/*', (route) => route.fulfill({ status: 503, body: '' }))
  await save(page)
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to update settings.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('GST Number')).toHaveValue(gst)
  await page.unrouteAll({ behavior: 'wait' })
  await save(page)
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  expect(await storedValue(page, 'gst_number')).toBe(gst)
})

test('two tabs: takes over what only the other has changed, and asks where both have', async ({ operatorPage: page }) => {
  const [mine, theirs, theirName] = [anyText(), anyText(), anyText()]
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

test('leaving changed settings asks, and unchanged ones does not', async ({ operatorPage: page }) => {
  await page.goto('/admin-settings')
  await page.getByLabel('GST Number').fill('typed')
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    return question.dismiss()
  })
  await page.getByRole('link', { name: 'Orders' }).click({ noWaitAfter: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByLabel('GST Number')).toHaveValue('typed')
  await page.getByLabel('GST Number').fill(await storedValue(page, 'gst_number'))
  await page.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/admin-orders')
  expect(asked).toEqual(['beforeunload'])
})

test('a session that ran out goes to the login and comes back to the typed values', async ({ openOperatorPage }) => {
  const page = await openOperatorPage()
  const pan = anyText()
  await page.goto('/admin-settings')
  await page.getByLabel('PAN Number').fill(pan)
  await page.request.delete('/api/session')
  await save(page)
  await page.getByLabel('Username').fill('operator')
  await page.getByLabel('Password').fill('pebbles-and-cold-water')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/admin-settings')
  await expect(page.getByLabel('PAN Number')).toHaveValue(pan)
  await save(page)
  await expect(page.getByText('Settings Updated', { exact: true })).toBeVisible()
  expect(await storedValue(page, 'pan_number')).toBe(pan)
})

test('a value that the server refuses is named at its field', async ({ operatorPage: page }) => {
  await page.goto('/admin-settings')
  await page.getByLabel('Site Description').fill('a')
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
