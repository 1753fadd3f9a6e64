import { expect, test } from '../fixtures/browser/browser'
import { placeOrder, sendContact, uniqueName } from '../fixtures/browser/placed'

test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically|Error hydrating|Cannot read properties|is not a function/] })

test('a screen without its script shows an error, and opens once it loads', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Bilal')
  await placeOrder(page.request, { customerName })
  await page.route('**/_astro/OrdersByRole.*', (route) => route.abort())
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  await expect(page.getByRole('alert')).toContainText('This screen cannot be opened just now.')
  await expect(page.getByText('Opening…')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').filter({ hasText: customerName })).toHaveCount(1)
})

test('a screen that fails on invalid data shows an error, logs it, and continues with a button', async ({
  operatorPage: page,
}) => {
  const name = uniqueName('Gulzar')
  await sendContact(page.request, { name })
  await page.route('**/api/contacts?*', async (route) => {
    const answer = await route.fetch()
    const sent = await answer.json()
    const rows = sent.rows.map(({ id }: { id: number }) => ({ id }))
    await route.fulfill({ json: { ...sent, rows } })
  })
  const request = page.waitForRequest('**/api/client-errors')
  await page.goto('/admin-contacts')
  const said = page.getByRole('alert').filter({ hasText: 'This part of the page has stopped working.' })
  await expect(said).toBeVisible()
  expect((await request).postDataJSON()).toMatchObject({ page: '/admin-contacts', version: expect.stringMatching(/./) })
  await page.unrouteAll()
  await expect(async () => {
    if (await said.isVisible()) await said.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1, { timeout: 2000 })
  }).toPass()
})
