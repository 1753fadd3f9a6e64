import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe'
import { expect, test } from '../fixtures/browser'
import { placeOrder, uniqueName } from '../fixtures/placed'
import { OPERATOR } from '../fixtures/server'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by customer name, email or order id' })
const statusOf = (page: Page, id: number) => page.getByRole('combobox', { name: `Status of order #${id}` })

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
    const figures = [`Total Orders${orders.length}`, `Pending${count('pending')}`, `Shipped${count('shipped')}`]
    await expect(stats).toHaveText(`${figures.join('')}Total Revenue₹${revenue.toLocaleString('en-IN')}`, { timeout: 500 })
  }).toPass()
  await expectAccessible(page)
})

test('finds by name, email or id and by status; reload and Back return to it', async ({ operatorPage: page }) => {
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

test('opens an order whole, with the ways to its customer, and Back closes it', async ({ operatorPage: page, server }) => {
  const customerName = uniqueName('Javaid')
  const customerEmail = 'javaid?bcc=x@example.com'
  const { id } = await placeOrder(page.request, { customerName, customerEmail, notes: 'Call before you come.', quantity: 3 })
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  await page.getByRole('button', { name: `View order #${id}` }).click()
  const dialog = page.getByRole('dialog', { name: `Order #${id}` })
  for (const text of [
    customerName,
    'Raceway Road, Kokernag',
    'Early Stage Trout Feed (LTF-EARLY-25)',
    '3 × ₹2,500',
    'Call before',
  ]) {
    await expect(dialog).toContainText(text)
  }
  const whatsapp = dialog.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/919419000000\?text=Hello/)
  await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:javaid%3Fbcc%3Dx@example\.com\?subject=/,
  )
  await expect(dialog.getByRole('textbox', { name: 'Link for a repeat order' })).toHaveValue(`${server.url}/?order=LTF-EARLY-25`)
  await expectAccessible(page)
  await statusOf(dialog.page(), id).last().selectOption('confirmed')
  const history = dialog.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(history).toHaveText([/^pending/, /^confirmed/])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(history).toHaveText([/^pending/, /^confirmed/, /^pending/])
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(searchBox(page)).toHaveValue(customerName)
})

test('copies the link for a repeat order', async ({ operatorPage: page, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await placeOrder(page.request, { customerName: uniqueName('Masooda') })
  await page.goto(`/admin-orders?order=${id}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/?order=LTF-EARLY-25`)
})

test('a phone that is none has no chat', async ({ operatorPage: page }) => {
  const { id } = await placeOrder(page.request, { customerName: uniqueName('Aijaz'), customerPhone: 'ask my brother' })
  await page.goto(`/admin-orders?order=${id}`)
  const dialog = page.getByRole('dialog', { name: `Order #${id}` })
  await expect(dialog.getByRole('link', { name: 'Email' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
})

test('prints a packing slip on one page of A5 or A4, and nothing else', async ({ operatorPage: page }) => {
  const { id } = await placeOrder(page.request, { customerName: uniqueName('Haleema') })
  await page.goto(`/admin-orders?order=${id}`)
  await expect(page.getByRole('button', { name: 'Print packing slip' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Packing slip' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveText([new RegExp(`^Packing slip, order #${id} `)])
  for (const format of ['A5', 'A4']) {
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(pages).toHaveLength(1)
  }
})

test('changes a status by keyboard, takes it back with Undo, and keeps the history', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Imtiyaz')
  const { id } = await placeOrder(page.request, { customerName })
  await page.goto('/admin-orders')
  await searchBox(page).focus()
  await page.keyboard.type(customerName)
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1 order' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(statusOf(page, id)).toBeFocused()
  await page.keyboard.press('c')
  await expect(page.getByText('Order Updated', { exact: true })).toBeVisible()
  await expect(statusOf(page, id)).toHaveValue('confirmed')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
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

test('Undo does not overwrite what someone else has set since', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Qadir')
  const { id } = await placeOrder(page.request, { customerName })
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  await statusOf(page, id).selectOption('confirmed')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.request.put(`/api/orders/${id}/status`, { data: { status: 'delivered' } })
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(statusOf(page, id)).toHaveValue('delivered')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Order #${id} has been changed since: it is delivered.`, { exact: true })).toBeVisible()
  await expect(statusOf(page, id)).toHaveValue('delivered')
})

test('keeps its rows still under the pointer while orders come in', async ({ operatorPage: page }) => {
  const group = uniqueName('Rasool')
  await placeOrder(page.request, { customerName: `${group} one` })
  await page.goto(`/admin-orders?search=${encodeURIComponent(group)}`)
  const row = rowOf(page, `${group} one`)
  await row.hover()
  const before = await row.boundingBox()
  await placeOrder(page.request, { customerName: `${group} two` })
  await row.hover({ position: { x: 5, y: 5 } })
  await expect(page.getByRole('status').filter({ hasText: '1 new' })).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Show new' }).click()
  await expect(page.getByRole('row').filter({ hasText: group })).toHaveText([/two/, /one/])
})

test('follows the shop in the background too', async ({ operatorPage: page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  const customerName = uniqueName('Zargar')
  await page.goto('/admin-orders')
  await searchBox(page).fill(customerName)
  await placeOrder(page.request, { customerName })
  await expect(rowOf(page, customerName)).toBeVisible()
})

test.describe('when calls fail', () => {
  test.use({ expectedErrors: [/status of (401|500|503)/] })

  test('a status that was not saved stays as it was, and says so', async ({ operatorPage: page }) => {
    const customerName = uniqueName('Mir')
    const { id } = await placeOrder(page.request, { customerName })
    await page.route('**/api/orders/*/status', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
    await statusOf(page, id).selectOption('shipped')
    await expect(page.getByText('Failed to update order status.', { exact: true })).toBeVisible()
    await expect(statusOf(page, id)).toHaveValue('pending')
  })

  test('a list that cannot be reached says so, keeps its rows and comes back', async ({ operatorPage: page }) => {
    const customerName = uniqueName('Ganai')
    await placeOrder(page.request, { customerName })
    await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
    await expect(rowOf(page, customerName)).toBeVisible()
    await page.route('**/api/orders?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await expect(page.getByRole('alert')).toContainText('The orders cannot be reached just now.')
    await expect(rowOf(page, customerName)).toBeVisible()
    await page.unroute('**/api/orders?*')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a session that ends in the middle of work comes back to it after the sign-in', async ({ operatorPage: page }) => {
    const customerName = uniqueName('Najar')
    const { id } = await placeOrder(page.request, { customerName })
    await page.goto('/admin-orders')
    await searchBox(page).fill(customerName)
    await page.getByRole('button', { name: `View order #${id}` }).click()
    await page.request.delete('/api/session')
    await page.waitForURL(/\/secure-portal-jk2024\?next=/)
    await page.getByLabel('Username').fill(OPERATOR.username)
    await page.getByLabel('Password').fill(OPERATOR.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog', { name: `Order #${id}` })).toBeVisible()
    await expect(searchBox(page)).toHaveValue(customerName)
  })
})

test('names an order that is not there', async ({ operatorPage: page }) => {
  await page.goto('/admin-orders?order=999999')
  await expect(page.getByRole('alert')).toHaveText('There is no order #999999.')
})
