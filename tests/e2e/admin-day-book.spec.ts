import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { openOthers } from '../fixtures/browser/order-table'
import { expectLargeTargets } from '../fixtures/browser/targets'

test.use({ shop: { name: 'day-book' } })

test('the day book shows today’s payments by method, also as a file and on a phone', async ({ operatorPage: page }) => {
  await page.request.post('/api/customers', { data: { name: 'Ghulam Nabi', phone: '94190 12345' } })
  for (const [amount, method, reference] of [
    ['1200', 'cash', ''],
    ['800', 'upi', '400000000001'],
  ])
    await page.request.post('/api/ledger', {
      data: { customerId: 1, kind: 'payment', amount, method, reference, advance: amount },
    })
  await page.request.post('/api/ledger/1/reversal')
  await page.goto('/admin-customers')
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'Day book' }).click()
  const book = page.getByRole('region', { name: 'Entries by day' })
  await expect(book.getByRole('row', { name: /^Received/ }).first()).toHaveText('Received₹0₹800₹800')
  await expect(book.getByRole('row', { name: /^Reversal/ })).toContainText('takes back entry 1')
  await expect(book.getByRole('row', { name: /^Payment/ })).toHaveCount(2)
  await expectAccessible(page)

  const downloaded = page.waitForEvent('download')
  await openOthers(page)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain(',UPI,400000000001,,,800.00,')

  await page.getByRole('combobox', { name: 'Days' }).selectOption('Last month')
  await expect(book.getByText('No entries on these days.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Days' }).selectOption('Other days')
  await page.getByLabel('From').fill('2020-01-01')
  await expect(page.getByText('Please choose at most 366 days.')).toBeVisible()

  await resize(page, { width: 390, height: 844 })
  await page.goto('/admin-day-book')
  await expect(book.getByText('₹800').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectLargeTargets(page)
})
