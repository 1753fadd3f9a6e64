import { indianDay } from '~/domain/dates'
import { expect, test } from '../fixtures/browser/browser'
import { rowOf } from '../fixtures/browser/catalogue'
import { searchBox, statusOf } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'
import { OPERATOR } from '../fixtures/shops/server'

test.describe('when calls fail', () => {
  test.use({ expectedErrors: [/status of (401|409|500|503)/] })

  test('a status that failed to save does not change; notes with a conflict show both versions', async ({
    operatorPage: page,
  }) => {
    const customerName = uniqueName('Mir')
    const { id, createdAt } = await placeOrder(page.request, { customerName })
    await page.route('**/api/orders/*/status', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
    await statusOf(page, id).selectOption('shipped')
    await expect(page.getByText('Failed to update order status.', { exact: true })).toBeVisible()
    await expect(statusOf(page, id)).toHaveValue('pending')
    await page.getByRole('button', { name: `View order #${id}` }).click()
    const details = page.getByRole('dialog', { name: `Order #${id}` })
    await details.getByText('For us alone').click()
    await details.getByRole('textbox', { name: 'Private notes' }).fill('Mine.')
    const promisedDay = indianDay(new Date(createdAt))
    await page.request.put(`/api/orders/${id}/handling`, { data: { privateNotes: 'Theirs.', promisedDay } })
    await details.getByRole('button', { name: 'Save notes' }).click()
    await expect(details.getByRole('alert')).toContainText('Changed meanwhile')
    await expect(details.getByLabel('Promised day')).toHaveValue(promisedDay)
    await details.getByRole('radio', { name: 'Yours: Mine.' }).check()
    await details.getByRole('button', { name: 'Save notes' }).click()
    await expect(details.getByText('Saved.')).toBeVisible()
    await expect(details.getByRole('alert')).toHaveCount(0)
  })

  test('a list that fails to load shows an error, keeps its rows and recovers', async ({ operatorPage: page }) => {
    const customerName = uniqueName('Ganai')
    await placeOrder(page.request, { customerName })
    await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
    await expect(rowOf(page, customerName)).toBeVisible()
    await page.route('**/api/orders?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await expect(page.getByRole('alert')).toContainText('The orders cannot be reached just now.')
    await expect(rowOf(page, customerName)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('no figures are shown for orders that failed to load', async ({ operatorPage: page }) => {
    await page.route('**/api/orders?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/admin-orders')
    await expect(page.getByRole('alert')).toContainText('The orders cannot be reached just now.')
    const figures = page.getByRole('region', { name: 'Orders at a glance' }).getByRole('definition')
    await expect(figures).toHaveText(['–', '–', '–', '–'])
  })

  test('after an expired session, the sign-in returns to the work', async ({ operatorPage: page }) => {
    const customerName = uniqueName('Najar')
    const { id } = await placeOrder(page.request, { customerName })
    await page.goto('/admin-orders')
    await searchBox(page).fill(customerName)
    await page.getByRole('button', { name: `View order #${id}` }).click()
    await page.request.delete('/api/session')
    await expect(page).toHaveURL(/\/secure-portal-jk2024\?next=/)
    await page.getByLabel('Username').fill(OPERATOR.username)
    await page.getByLabel('Password').fill(OPERATOR.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog', { name: `Order #${id}` })).toBeVisible()
    await expect(searchBox(page)).toHaveValue(customerName)
  })
})
