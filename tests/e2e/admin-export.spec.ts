import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { openOthers } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)

async function exported(page: Page) {
  await openOthers(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('exports the filtered orders, safe to open', async ({ operatorPage: page }) => {
  const group = uniqueName('Shopian')
  await placeOrder(page.request, { customerName: `=SUM(${group})`, notes: 'Two\nlines, "quoted"' })
  const { id } = await placeOrder(page.request, { customerName: `${group} cancelled` })
  await page.request.put(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
  await page.goto(`/admin-orders?search=${encodeURIComponent(group)}&status=pending`)
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1 order' })).toBeVisible()
  const { name, text } = await exported(page)
  expect(name).toBe(`orders-${today()}.csv`)
  expect(text).toMatch(/^\uFEFFOrder,Date,Status,Customer,Email,Phone,/)
  expect(text).toContain(`,pending,'=SUM(${group}),`)
  expect(text).toContain(',9419000000,')
  expect(text).toContain('1 × Early Stage Trout Feed (LTF-EARLY-25),2500.00,')
  expect(text).toContain(',"Two\nlines, ""quoted""",')
  expect(text.split('\r\n')).toHaveLength(3)
})

test.describe('when the server returns no file', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('shows that the export failed', async ({ operatorPage: page }) => {
    await page.goto('/admin-orders')
    await expect(page.getByRole('region', { name: 'Orders at a glance' })).toBeVisible()
    await page.route('**/api/orders.csv*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await openOthers(page)
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await expect(page.getByText('Failed to make the file. Please try again.', { exact: true })).toBeVisible()
  })
})
