import { readFile } from 'node:fs/promises'
import { financialYear } from '~/domain/customers/bill-numbers'
import { indianDay } from '~/domain/dates'
import { gstPeriods } from '~/domain/gst/periods'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

const PASSWORD = 'walnuts-beside-the-weir'
const GSTIN = '01ABCDE1234F1ZE'

test.use({ shop: { name: 'gst' }, expectedErrors: [/401 \(Unauthorized\)|422 \(|503 \(/] })

test('an accountant files the month: what is missing is mended, tables and zip are taken', async ({ operatorPage, page }) => {
  const owner = operatorPage.request
  const account = { name: 'Bilal Dar', username: 'the-accountant', newPassword: PASSWORD, role: 'accountant' }
  expect((await owner.post('/api/operators', { data: { ...account, password: OPERATOR.password } })).status()).toBe(201)
  const order = await (await owner.post('/api/orders', { data: newOrder({ customerPhone: '+91 94190 11111' }) })).json()
  expect((await owner.post(`/api/orders/${order.id}/bill`, { data: {} })).status()).toBe(201)

  // The owner types the GSTIN of the customer, first a wrong one.
  await operatorPage.goto(`/admin-customers?customer=${order.customerId}`)
  await operatorPage.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = operatorPage.getByRole('dialog', { name: /^Edit / })
  await form.getByLabel('GSTIN').fill('01ABCDE1234F1ZF')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('A character of this GSTIN is wrong')).toBeVisible()
  await form.getByLabel('GSTIN').fill(GSTIN.toLowerCase())
  await form.getByRole('button', { name: 'Save' }).click()
  const customer = operatorPage.getByRole('dialog', { name: order.customerName })
  await expect(customer.getByText(`GSTIN ${GSTIN}`)).toBeVisible()
  await expect(customer.getByText('A bill went out without this GSTIN.')).toBeVisible()

  await page.goto('/secure-portal-jk2024')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin-bills')
  await page.getByRole('navigation', { name: 'Money' }).getByRole('link', { name: 'GST' }).click()
  await expect(page.getByText(/^No bills and no credit notes from/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Days' }).selectOption('This month')
  await expect(page.getByText('The three sums are equal')).toBeVisible()
  const missing = page.getByRole('region', { name: 'What is missing' })
  await expect(missing.getByRole('link')).toHaveText([
    'Your GSTIN is not in the settings.',
    `Bill TF/${financialYear(indianDay(new Date()))}/00001 went out without the GSTIN of its customer.`,
  ])
  await expect(page.getByRole('row', { name: /^2309 Prepared aquatic feed KGS 50 ₹5,000 ₹5,000/ })).toBeVisible()
  await expectAccessible(page)

  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: /^CSV others of/ }).click()
  expect(await readFile(await (await table).path(), 'utf8')).toContain('2309,Prepared aquatic feed,KGS,50.00,5000.00,5000.00')

  await page.getByLabel('The month in one file').getByLabel('The month in one file').fill(indianDay(new Date()).slice(0, 7))
  const zip = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download zip' }).click()
  const file = await zip
  expect(file.suggestedFilename()).toBe(`month-${indianDay(new Date()).slice(0, 7)}.zip`)
  expect(await readFile(await file.path(), 'latin1')).toContain('These three sums are equal.')
  await expect(page.getByText('Day book, debtors, GST tables')).toBeVisible()

  await page.getByRole('combobox', { name: 'Days' }).selectOption('Other days')
  await page.getByLabel('From').fill('2020-01-01')
  await expect(page.getByText('Please choose at most 366 days.')).toBeVisible()

  await resize(page, { width: 390, height: 844 })
  const [, [, { from, to }] = ['', { from: '', to: '' }]] = gstPeriods(new Date())
  await page.goto(`/admin-gst?from=${from}&to=${to}`)
  await expect(page.getByText('The three sums are equal')).toBeVisible()
  const tables = page.getByRole('region', { name: /^Table: / })
  const scrolled = await tables.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  expect(scrolled.length).toBeGreaterThan(4)
  expect(Math.max(...scrolled), 'a table scrolls').toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectLargeTargets(page)

  // One tap at the customer mends the bill, and nothing is missing but the shop's own GSTIN.
  await customer.getByRole('button', { name: /^Mend TF/ }).click()
  await expect(customer.getByText('A bill went out without this GSTIN.')).toBeHidden()
  await page.reload()
  await expect(page.getByText('The three sums are equal')).toBeVisible()
  await expect(missing.getByRole('link')).toHaveText(['Your GSTIN is not in the settings.'])
  await page.route('**/api/gst?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/admin-gst')
  await expect(page.getByText('The GST tables cannot be reached just now.')).toBeVisible()
})
