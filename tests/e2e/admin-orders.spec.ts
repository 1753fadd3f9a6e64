import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { rowOf } from '../fixtures/browser/catalogue'
import { pressUntilFocused } from '../fixtures/browser/keyboard'
import { searchBox, statusOf } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

test('shows each order with customer, date, amount, payment and status, and counts them all', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Bilal')
  const { id } = await placeOrder(page.request, { customerName, customerEmail: 'bilal@example.com' })
  await page.goto('/admin-orders')
  await searchBox(page).fill(customerName)
  const row = rowOf(page, customerName)
  for (const text of [`#${id}`, 'bilal@example.com', '+91 94190 00000', '₹2,500', 'pending'])
    await expect(row).toContainText(text)
  await expect(row.getByRole('combobox').getByRole('option')).toHaveText([
    'pending',
    'confirmed',
    'shipped',
    'delivered',
    'cancelled',
  ])
  const stats = page.getByRole('region', { name: 'Orders at a glance' })
  await expect(async () => {
    const orders: { status: string; totalAmount: string }[] = await (await page.request.get('/api/orders')).json()
    const count = (status: string) => orders.filter((order) => order.status === status).length
    const revenue = orders.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0)
    const figures = [`Total${orders.length}`, `Pending${count('pending')}`, `Shipped${count('shipped')}`]
    await expect(stats).toHaveText(`${figures.join('')}Revenue₹${revenue.toLocaleString('en-IN')}`, { timeout: 500 })
  }).toPass()
  await expectAccessible(page)
})

test('finds by name, email or id and by status; reload and Back keep the search', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Fatima')
  const customerEmail = `${customerName.replace(' ', '.').toLowerCase()}@example.com`
  const { id } = await placeOrder(page.request, { customerName, customerEmail })
  await page.goto('/admin-orders')
  for (const words of [customerName.toUpperCase(), customerEmail, `#${id}`]) {
    await searchBox(page).fill(words)
    await expect(rowOf(page, customerName)).toBeVisible()
  }
  await searchBox(page).fill(customerName)
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('shipped')
  await expect(page.getByText('No orders match this search.')).toBeVisible()
  await page.reload()
  await expect(searchBox(page)).toHaveValue(customerName)
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('shipped')
  await page.goBack()
  await expect(rowOf(page, customerName)).toBeVisible()
  await page.getByRole('link', { name: 'Contacts' }).click()
  await expect(page.getByRole('heading', { name: 'Contact Management' })).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, customerName)).toBeVisible()
})

test('filters the orders by days, with bags and rupees, in cards, list and address', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Shaheen')
  await placeOrder(page.request, { customerName, quantity: 3 })
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  const count = page.getByRole('status').filter({ hasText: '1–1 of 1 order, 3 bags, ₹7,500' })
  await expect(count).toBeVisible()
  const days = page.getByRole('combobox', { name: 'Days' })
  await days.selectOption('Today')
  await expect(page).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/)
  await expect(count).toBeVisible()
  await days.selectOption('Other days')
  await page.getByLabel('From').fill('2020-01-31')
  await page.getByLabel('To', { exact: true }).fill('2020-02-01')
  await expect(page.getByText('No orders match this search.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Orders at a glance' })).toContainText('Total0')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(days).toHaveValue('All days')
})

test('changes a status by keyboard, undoes it, and keeps the history', { tag: '@journey' }, async ({ operatorPage: page }) => {
  const customerName = uniqueName('Imtiyaz')
  const { id } = await placeOrder(page.request, { customerName })
  await page.goto('/admin-orders')
  await searchBox(page).focus()
  await page.keyboard.type(customerName)
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1 order' })).toBeVisible()
  await pressUntilFocused(page, 'Tab', statusOf(page, id))
  await page.keyboard.press('c')
  await expect(page.getByText('Order Updated', { exact: true })).toBeVisible()
  await expect(statusOf(page, id)).toHaveValue('confirmed')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(statusOf(page, id)).toHaveValue('pending')
  await page.getByRole('button', { name: `View order #${id}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Order #${id}` })
  await expect(dialog.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveText([
    /^pending/,
    /^confirmed/,
    /^pending/,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `View order #${id}` })).toBeFocused()
})

test('does not move rows under the pointer when orders arrive', async ({ operatorPage: page }) => {
  const group = uniqueName('Rasool')
  await placeOrder(page.request, { customerName: `${group} one` })
  await page.goto(`/admin-orders?search=${encodeURIComponent(group)}`)
  const row = rowOf(page, `${group} one`)
  await row.hover()
  const before = await row.boundingBox()
  await placeOrder(page.request, { customerName: `${group} two` })
  await row.hover({ position: { x: 5, y: 5 } })
  await expect(page.getByRole('status').filter({ hasText: 'Show 1 new' })).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Show 1 new' }).click()
  await expect(page.getByRole('row').filter({ hasText: group })).toHaveText([/two/, /one/])
})
