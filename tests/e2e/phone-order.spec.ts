import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { OF_SELECTED, openOthers } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

// The server refuses invalid input, which the console reports.
test.use({ expectedErrors: [/status of (409|422)/] })

const ordersOf = async (page: Page, name: string) => {
  const { rows } = await (await page.request.get(`/api/orders?page=1&search=${encodeURIComponent(name)}`)).json()
  return rows
}

test('a farmer calls: the order is entered by name, edited, and shipped with another in one truck', async ({
  operatorPage: page,
}) => {
  const name = uniqueName('Bashir')
  const phone = `9${String(Date.now()).slice(-9)}`
  const earlier = await placeOrder(page.request, { customerName: name, customerPhone: phone })
  await page.goto(`/admin-orders?search=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'New Order' }).click()
  const form = page.getByRole('dialog', { name: 'New Order' })
  await form.getByRole('button', { name: 'Take order' }).click()
  await expect(form.getByText(/^Please (?:fill in this field|choose at least one feed)\.$/)).toHaveCount(4)
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByRole('list', { name: 'Known customers' }).getByRole('button', { name }).click()
  await expect(form.getByLabel('Phone')).toHaveValue(`+91${phone}`)
  await expect(form.getByLabel('Delivery address')).not.toHaveValue('')
  await form.getByLabel('Feed', { exact: true }).selectOption('Early Stage Trout Feed')
  await form.getByRole('button', { name: 'Add another feed' }).click()
  await form.getByLabel('Feed 2', { exact: true }).selectOption('Small Stage Trout Feed')
  await form.getByLabel('Bags 2').fill('4')
  await form.getByLabel('Discount (optional)', { exact: true }).fill('250')
  await form.getByRole('button', { name: 'Take order' }).click()
  await expect(form.getByText('Please say why there is a discount.')).toBeVisible()
  await form.getByLabel('Reason for the discount').fill('Buys since March')
  await expect(form.getByText('Total ₹13,250')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Take order' }).click()
  await expect(form).toBeHidden()
  const [taken] = await ordersOf(page, name)
  expect(taken).toMatchObject({
    channel: 'phone',
    customerEmail: '',
    totalAmount: '13250.00',
    discountReason: 'Buys since March',
  })

  await page.getByRole('button', { name: `View order #${taken.id}`, exact: true }).click()
  const details = page.getByRole('dialog', { name: `Order #${taken.id}`, exact: true })
  await details.getByRole('button', { name: 'Edit order' }).click()
  const editor = page.getByRole('dialog', { name: `Edit order #${taken.id}` })
  await editor.getByLabel('Bags 1').fill('3')
  await editor.getByRole('button', { name: 'Save order' }).click()
  await expect(details.getByRole('list', { name: 'History' })).toContainText('total ₹13,250 → ₹18,250')
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(page).not.toHaveURL(/[?&]order=/)

  for (const { id } of [earlier, taken]) await page.getByLabel(`Select order #${id}`, { exact: true }).check()
  await openOthers(page, OF_SELECTED)
  await page.getByRole('button', { name: 'Ship (2)', exact: true }).click()
  const truck = page.getByRole('dialog', { name: 'Mark as shipped' })
  await expect(truck).toContainText('2 orders, 8 bags, in one truck.')
  await truck.getByLabel('Vehicle').fill('JK 03 A 1234')
  await truck.getByLabel('Driver’s phone').fill('94190 1234')
  await truck.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(truck.getByText('Please enter the driver’s phone of ten digits')).toBeVisible()
  await truck.getByLabel('Driver’s phone').fill('94190 12345')
  await truck.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(truck).toBeHidden()
  const dispatch = { vehicle: 'JK 03 A 1234', driverPhone: '+919419012345' }
  expect(await ordersOf(page, name)).toMatchObject([
    { status: 'shipped', dispatch },
    { status: 'shipped', dispatch },
  ])
})

test('a known caller repeats an order in four clicks, and it is confirmed', async ({ operatorPage: page }) => {
  const name = uniqueName('Habla')
  const phone = `9${String(Date.now() + 7).slice(-9)}`
  const earlier = await placeOrder(page.request, { customerName: name, customerPhone: phone, quantity: 3 })
  await page.goto('/admin-orders')
  await page.evaluate(() => {
    addEventListener('click', () => (document.documentElement.dataset['clicks'] = `${clicks() + 1}`), true)
    const clicks = () => Number(document.documentElement.dataset['clicks'] ?? 0)
  })
  await page.getByRole('button', { name: 'New Order' }).click()
  const form = page.getByRole('dialog', { name: 'New Order' })
  await expect(form.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type(phone)
  const caller = form.getByRole('status').filter({ hasText: name })
  await expect(caller).toContainText(`Last order #${earlier.id}`)
  await expect(form.getByLabel('Delivery address')).not.toHaveValue('')
  await caller.getByRole('button', { name: 'The same again' }).click()
  await expect(form.getByLabel('Bags')).toHaveValue('3')
  await form.getByLabel('Delivery charge').fill('300')
  await expect(form.getByText('Feeds ₹7,500, and ₹300 delivery')).toBeVisible()
  await form.getByRole('button', { name: 'Take order' }).click()
  await expect(form).toBeHidden()
  expect(Number(await page.evaluate(() => document.documentElement.dataset['clicks']))).toBeLessThanOrEqual(4)
  expect((await ordersOf(page, name))[0]).toMatchObject({ status: 'confirmed', channel: 'phone', totalAmount: '7800.00' })
})

test('a stored draft shows its time, and can be discarded for an empty form', async ({ operatorPage: page }) => {
  await page.goto('/admin-orders')
  await page.getByRole('button', { name: 'New Order' }).click()
  const form = page.getByRole('dialog', { name: 'New Order' })
  await form.getByLabel('Name', { exact: true }).fill('Half a caller')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(form.getByText(/^You began this order on /)).toBeVisible()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Half a caller')
  await form.getByRole('button', { name: 'Start empty' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(form.getByText(/^You began this order on /)).toHaveCount(0)
})
