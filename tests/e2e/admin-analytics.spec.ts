import type { Page } from '@playwright/test'
import { formatDay, indianDay } from '~/domain/dates'
import type { Order } from '~/domain/orders/schema'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { expectNoShift, watchShifts } from '../fixtures/browser/layout-shift'
import { placeOrder, sendContact, uniqueName } from '../fixtures/browser/placed'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'

const card = (page: Page, name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
const chart = (page: Page, name: string) => page.getByRole('figure', { name })
const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`
const listOf = async <Row>(page: Page, path: string): Promise<Row[]> => (await page.request.get(path)).json()

test('shows revenue, orders, inquiries and products, with the fixed texts about last month', async ({ operatorPage: page }) => {
  await placeOrder(page.request, { customerName: uniqueName('Rukhsana'), quantity: 2 })
  await sendContact(page.request, { name: uniqueName('Tariq') })
  // Other tests change this shop too, so retry until both values are from the same moment.
  await expect(async () => {
    await page.goto('/admin-analytics')
    await expect(card(page, 'Total Orders')).not.toContainText('…')
    const orders = await listOf<Order>(page, '/api/orders')
    const contacts = await listOf(page, '/api/contacts')
    const products = await listOf<{ isActive: boolean }>(page, '/api/products')
    const revenue = orders.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0)
    const delivered = orders.filter(({ status }) => status === 'delivered').length
    const now = { timeout: 500 }
    await expect(card(page, 'Total Revenue')).toHaveText(`Total Revenue${rupees(revenue)}+12% from last month`, now)
    await expect(card(page, 'Total Orders')).toHaveText(`Total Orders${orders.length}+8% from last month`, now)
    await expect(card(page, 'Total Inquiries')).toHaveText(`Total Inquiries${contacts.length}+15% from last month`, now)
    const active = products.filter(({ isActive }) => isActive).length
    await expect(card(page, 'Active Products')).toContainText(`${active} / ${products.length}`, now)
    await expect(card(page, 'Conversion Rate')).toContainText(`${((orders.length / contacts.length) * 100).toFixed(1)}%`, now)
    await expect(card(page, 'Average Order Value')).toContainText(rupees(revenue / orders.length), now)
    await expect(card(page, 'Order Completion')).toContainText(`${delivered} of ${orders.length} delivered`, now)
  }).toPass()
})

test('without orders the two columns of charts are equally high', async ({ operatorPage: page }) => {
  await page.goto('/admin-analytics?period=own&from=2020-01-01&to=2020-01-20')
  const last = chart(page, 'Revenue and orders by product')
  await expect(last).toContainText('No orders in this period.')
  const endOf = (figure: typeof last) => figure.evaluate((each) => each.getBoundingClientRect().bottom)
  expect(await endOf(chart(page, 'Revenue and orders by day'))).toBeCloseTo(await endOf(last), 0)
})

test('lists the newest orders and inquiries, at most five, each with a link', async ({ operatorPage: page }) => {
  for (const _ of [1, 2, 3, 4, 5, 6]) await placeOrder(page.request, { customerName: uniqueName('Nisar') })
  const subject = uniqueName('Fry feed')
  const { id } = await sendContact(page.request, { name: 'Shabnam', subject })
  await page.goto('/admin-analytics')
  await expect(page.getByRole('region', { name: 'Recent Orders' }).getByRole('listitem')).toHaveCount(5)
  const inquiry = page.getByRole('region', { name: 'Recent Inquiries' }).getByRole('listitem').filter({ hasText: subject })
  await expect(inquiry.getByRole('link', { name: 'Shabnam' })).toHaveAttribute('href', `/admin-contacts?contact=${id}`)
  await page
    .getByRole('region', { name: 'Recent Orders' })
    .getByRole('link', { name: /^#\d+ / })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Order #\d+$/ })).toBeVisible()
})

test('shows revenue and orders by day and product as charts, and the figures as tables', async ({ operatorPage: page }) => {
  await placeOrder(page.request, { customerName: uniqueName('Gulzar') })
  await page.goto('/admin-analytics')
  const byDay = chart(page, 'Revenue and orders by day')
  await expect(byDay.getByRole('img', { name: /^Revenue by day, \d+ \w+ to \d+ \w+: at most ₹[\d,]+, on/ })).toBeVisible()
  await expect(byDay.getByRole('img', { name: /^Orders by day, / })).toBeVisible()
  await byDay.getByText('Figures').focus()
  await page.keyboard.press('Enter')
  await expect(byDay.getByRole('columnheader')).toHaveText(['Day', 'Orders', 'Revenue', 'Visits', 'Revenue before'])
  await expect(byDay.getByRole('row')).toHaveCount(31)
  const today = formatDay(indianDay(new Date()))
  await expect(byDay.getByRole('row').nth(1)).toContainText(new RegExp(`^${today}[1-9]\\d*₹[1-9][\\d,]*`))
  const byProduct = chart(page, 'Revenue and orders by product')
  await expect(byProduct.getByRole('img', { name: /^Revenue by product: .*Early Stage Trout Feed ₹[\d,]+/ })).toBeVisible()
  await byProduct.getByText('Figures').click()
  await expect(byProduct.getByRole('row', { name: /^Early Stage Trout Feed [\d,]+ [\d,]+ ₹[\d,]+$/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days')
  await expect(byDay.getByRole('row')).toHaveCount(8)
  await expect(card(page, 'Revenue without cancelled orders')).toContainText('in the 7 days before')
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Own dates')
  await page.getByLabel('From', { exact: true }).fill('2025-01-01')
  await page.getByLabel('To', { exact: true }).fill('2025-01-10')
  await expect(page.getByRole('heading', { name: 'Sales, 1 Jan 2025 to 10 Jan 2025' })).toBeVisible()
  await expect(page.getByText('No visits and no orders in this period.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2024-12-31')
  await expect(page.getByText('The first day cannot be after the last one.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2024-12-31')
})

test('shows visits by day, page and device, fits a phone and dark mode, and is accessible', async ({ operatorPage: page }) => {
  const seen = `/seen-${uniqueName('page').slice(5)}`
  await page.request.post('/api/visitors', { data: newVisitor({ device: 'Tablet' }) })
  for (const _ of [1, 2]) await page.request.post('/api/page-views', { data: newPageView({ page: seen }) })
  await page.goto('/admin-analytics')
  await expect(chart(page, 'Visits by day').getByRole('img', { name: /^Page views by day, / })).toBeVisible()
  await expect(chart(page, 'Visits by device').getByRole('img', { name: /Desktop \d+, Mobile \d+, Tablet [1-9]/ })).toBeVisible()
  await page.locator('figure details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '')
  })
  await expect(chart(page, 'Page views by page').getByRole('row', { name: `${seen} 2` })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.getByRole('region', { name: 'Visits of the last 30 days' })).toHaveCSS('background-image', 'none')
    await expectAccessible(page)
  }
  await resize(page, { width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('never breaks a line inside a figure, at 200 % on a phone and on a laptop', async ({ operatorPage: page }) => {
  await page.route('**/api/analytics?*', async (route) => {
    const figures = await (await route.fetch()).json()
    await route.fulfill({ json: { ...figures, overview: { ...figures.overview, revenue: '1234567890.00' } } })
  })
  await page.goto('/admin-analytics')
  await expect(card(page, 'Total Revenue')).toContainText('₹1,23,45,67,890')
  for (const width of [180, 195, 320, 640]) {
    await resize(page, { width, height: 450 })
    const lines = await page
      .locator('dl > div > dd:nth-child(2)')
      .evaluateAll((figures) =>
        figures.map((figure) => Math.round(figure.clientHeight / Number.parseFloat(getComputedStyle(figure).lineHeight))),
      )
    expect(lines.filter((count) => count !== 1)).toEqual([])
  }
})

test.describe('while its figures load', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('has no layout shift; then the link to the messages shows the not-found page', async ({ operatorPage: page }) => {
    await watchShifts(page)
    await page.goto('/admin-analytics')
    await expect(chart(page, 'Visits by day').or(page.getByText('No visits in the last 30 days.')).first()).toBeVisible()
    await expectNoShift(page)
    await page.getByRole('link', { name: 'View all messages' }).click()
    await expect(page).toHaveURL('/admin-messages')
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})

test.describe('when the calls fail', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('shows an error and retries the visits', async ({ operatorPage: page }) => {
    await page.route('**/{api/visits,api/analytics?*}', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/admin-analytics')
    await expect(page.getByText('Some figures cannot be reached just now.')).toBeVisible()
    await expect(page.getByText('The visits cannot be reached just now.')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    for (const sentence of ['The visits cannot be reached just now.', 'Some figures cannot be reached just now.']) {
      await page.getByRole('alert').filter({ hasText: sentence }).getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(sentence)).toBeHidden()
    }
  })
})

test('an empty shop shows that there is no data yet', async ({ operatorPage: page }) => {
  await page.route('**/api/analytics?*', async (route) => {
    const figures = await (await route.fetch()).json()
    const none = { orders: 0, revenue: '0.00', cancelled: { orders: 0, revenue: '0.00' }, visits: 0 }
    const days = figures.days.map(({ day }: { day: string }) => ({ day, now: none, before: none }))
    const overview = { ...figures.overview, orders: 0, delivered: 0, revenue: '0.00', contacts: 0 }
    const lists = { recentOrders: [], recentContacts: [], products: [], districts: [], days }
    await route.fulfill({ json: { ...figures, ...lists, overview, period: none, before: none } })
  })
  await page.route('**/api/visits', async (route) => {
    const answer = await route.fetch()
    const report = await answer.json()
    const days = report.days.map(({ day }: { day: string }) => ({ day, visitors: 0, uniqueVisitors: 0, pageViews: 0 }))
    await route.fulfill({ json: { ...report, days, pages: [], otherPages: 0 } })
  })
  await page.goto('/admin-analytics')
  for (const words of ['No orders yet.', 'No inquiries yet.', 'No visits and no orders in this period.']) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(page.getByText('No orders in this period.', { exact: true })).toHaveCount(2)
  await expect(page.getByText('none, as in the 30 days before')).toHaveCount(3)
  await expect(page.getByText('No visits in the last 30 days.')).toHaveCount(3)
  await expect(card(page, 'Conversion Rate')).toContainText('–')
  await expect(card(page, 'Average Order Value')).toContainText('₹0')
})
