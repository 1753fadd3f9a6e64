import { readFile } from 'node:fs/promises'
import { formatDate, indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { openOthers } from '../fixtures/browser/order-table'
import { expectLargeTargets } from '../fixtures/browser/targets'

test.use({ shop: { name: 'box' }, expectedErrors: [/status of (409|422)/] })

test('a shopkeeper opens his box, enters an expense and a deposit, counts, and clears a cheque', async ({
  operatorPage: page,
}) => {
  await page.request.post('/api/customers', { data: { name: 'Ghulam Nabi', phone: '94190 12345' } })
  const paid = { customerId: 1, kind: 'payment', advance: '5000' }
  await page.request.post('/api/ledger', { data: { ...paid, amount: 300, method: 'cash' } })
  for (const [amount, reference] of [
    [900, '004711'],
    [400, '004712'],
  ])
    await page.request.post('/api/ledger', { data: { ...paid, amount, method: 'cheque', reference, bank: 'J&K Bank' } })

  await page.goto('/admin-day-book')
  await expect(page.getByRole('columnheader', { name: 'Cash received' })).toBeVisible()
  await page.getByRole('link', { name: 'Enter what is in hand and at the bank' }).click()
  const glance = page.getByRole('region', { name: 'Cash and bank at a glance' })
  await expect(glance).toContainText('Cash received₹300')
  await expect(glance).toContainText('Cheques to clear₹1,300')

  await page.getByRole('button', { name: 'Enter opening balance' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount (₹)').fill('12,350')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(glance).toContainText('Cash in hand₹12,650')

  await page.getByRole('button', { name: 'Add entry' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please choose what it was for.')).toBeVisible()
  await dialog.getByLabel('For').selectOption('Diesel')
  await dialog.getByLabel('Amount (₹)').fill('13000')
  await dialog.getByLabel('Paid to').fill('Sonmarg Transport')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The cash in hand is only ₹12,650.')
  await dialog.getByRole('button', { name: 'Enter it all the same' }).click()
  await expect(dialog).toBeHidden()
  await expect(glance).toContainText('Cash in hand−₹350')
  await page.getByRole('button', { name: 'View expense 2' }).click()
  await dialog.getByRole('button', { name: 'Take back' }).press('Enter')
  await dialog.getByRole('button', { name: 'Really take back?' }).press('Enter')
  await expect(glance).toContainText('Cash in hand₹12,650')

  await page.getByRole('button', { name: 'Count' }).click()
  await dialog.getByLabel('Counted (₹)').fill('12400')
  await expect(dialog.getByRole('status').filter({ hasText: 'The book says' })).toHaveText(
    'The book says ₹12,650. ₹250 are missing.',
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please give a reason for the difference.')).toBeVisible()
  await page.request.post('/api/box', { data: { kind: 'expense', side: 'cash', amount: 50, category: 'wages', note: '' } })
  await dialog.getByLabel('Reason of a difference').fill('Tea')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The book has moved: it says ₹12,600 by now.')
  await expect(dialog.getByText('The book says ₹12,600. ₹200 are missing.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(glance).toContainText('Cash in hand₹12,400')

  await page.getByRole('button', { name: 'Cheque 004711 of Ghulam Nabi has cleared' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(glance).toContainText('Cheques to clear₹400')
  await page.getByRole('button', { name: 'Cheque 004712 of Ghulam Nabi has bounced' }).click()
  await dialog.getByLabel('Charge of the bank (₹)').fill('118')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(glance).toContainText('Cheques to clear₹0')
  await expect(glance).toContainText('Received at the bank₹782')
  await expectAccessible(page)

  const downloaded = page.waitForEvent('download')
  await openOthers(page)
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await readFile(await (await downloaded).path(), 'utf8')).toContain('Cheque 004712 bounced')

  await page.goto('/admin-day-book')
  const book = page.getByRole('region', { name: 'Entries by day' })
  await expect(book.getByText(`${formatDate(indianDay(new Date()))} opens with ₹12,350 in hand`)).toBeVisible()
  await expect(book.getByRole('row', { name: /^Count/ })).toContainText('counted ₹12,400')

  // A count of another day is compared with the book of that day.
  const yesterday = indianDay(new Date(Date.now() - DAY))
  await page.request.post('/api/box', { data: { kind: 'opening', side: 'bank', amount: 5000, date: yesterday, note: '' } })
  await page.goto('/admin-box?write=count')
  await dialog.getByLabel('Where').selectOption('Bank')
  await dialog.getByLabel('Day').fill(yesterday)
  await dialog.getByLabel('Counted (₹)').fill('5000')
  await expect(dialog.getByText('The book says ₹5,000. It agrees.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Count of ₹5,000.')).toBeVisible()
  for (const path of ['/admin-box', '/admin-day-book']) {
    await resize(page, { width: 390, height: 844 })
    await page.goto(path)
    await expect(page.getByText('₹12,400').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectLargeTargets(page)
  }
})
