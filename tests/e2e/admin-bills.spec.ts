import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { openOthers } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

/** Width and height of each printed page, in millimetres. */
async function printedPages(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return sizes.map(([, ...points]) => points.map((each) => Math.round((Number(each) / 72) * 25.4)))
}

async function print(page: Page, size: string, button: string) {
  await page.getByRole('combobox', { name: 'Page' }).selectOption(size)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  const pages = await printedPages(page)
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-printed')
    window.dispatchEvent(new Event('afterprint'))
  })
  return pages
}

// The test sends a wrong GSTIN and a too large quantity.
test.use({ expectedErrors: [/status of 422/] })

test('an order is billed, printed in three sizes, returned in part and found in the register', async ({ operatorPage: page }) => {
  // The print dialog would block the test.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const customerName = uniqueName('Kokernag')
  const phone = `+91 9${String(Date.now()).slice(-9)}`
  const { id } = await placeOrder(page.request, { customerName, customerPhone: phone, quantity: 3 })
  await page.goto(`/admin-orders?order=${id}`)
  const order = page.getByRole('dialog', { name: `Order #${id}` })
  // Content that loads above would move the click target.
  await expect(order.getByRole('button', { name: 'Take payment' })).toBeVisible()
  await order.getByText('The customer is registered for GST').click()
  await order.getByLabel('GSTIN').fill('01ABCDE')
  await order.getByRole('button', { name: 'Make bill' }).click()
  await expect(order.getByText('Please enter the 15 characters of the GSTIN')).toBeVisible()
  await order.getByLabel('GSTIN').fill('01ABCDE1234F1ZE')
  await order.getByRole('button', { name: 'Make bill' }).click()
  const link = order.getByRole('link', { name: /^TF\// })
  const number = (await link.textContent()) ?? ''
  expect(await print(page, 'a4', 'Print')).toEqual([[210, 297]])

  await link.click()
  const bill = page.getByRole('dialog', { name: number })
  await expect(bill.getByRole('region', { name: `Bill of supply ${number}` })).toContainText(
    'Rupees Seven Thousand Five Hundred only',
  )
  await expectAccessible(page)
  expect(await print(page, 'a5', 'Print')).toEqual([[148, 210]])
  expect(await print(page, 'phone', 'Print')).toEqual([[90, 240]])

  await bill.getByText('Take back by a credit note').click()
  await bill.getByLabel('Amount in rupees').fill('7,500.01')
  await bill.getByLabel('Reason').fill('2 bags came back wet.')
  await bill.getByRole('button', { name: 'Write credit note' }).click()
  await expect(bill.getByText(`Only ₹7,500 of bill ${number} is left.`)).toBeVisible()
  await bill.getByLabel('Amount in rupees').fill('2,500')
  await bill.getByRole('button', { name: 'Write credit note' }).click()
  await bill.getByRole('button', { name: /^CN\// }).click()
  const note = page.getByRole('dialog', { name: /^CN\// })
  await expect(note.getByRole('region', { name: /^Credit note/ })).toContainText(`Against bill${number}`)
  await note.getByRole('button', { name: 'Close' }).click()
  // Closing goes back in the history, which would cancel a navigation that has started.
  await expect(page).not.toHaveURL(/bill=CN/)

  await page.goto(`/admin-bills?search=${encodeURIComponent(customerName)}`)
  await expect(page.getByRole('status').filter({ hasText: '1–2 of 2 documents' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all documents of this page' }).check()
  expect(await print(page, 'a5', 'Print selected')).toEqual([
    [148, 210],
    [148, 210],
  ])
  await openOthers(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(['Bill of supply', 'Credit note'])
})
