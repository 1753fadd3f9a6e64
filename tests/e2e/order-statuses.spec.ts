import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { pressUntilFocused } from '../fixtures/browser/keyboard'
import { statusOf } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'
import { newOrder } from '../fixtures/rows/orders'

// A concurrent change of another operator causes a refusal.
test.use({ expectedErrors: [/status of 409/] })

async function billedOrder(page: Page) {
  const customerName = uniqueName('Tariq')
  const phone = `+91 9${String(Date.now()).slice(-9)}`
  const { id } = await placeOrder(page.request, { customerName, customerPhone: phone, quantity: 2 })
  await page.request.put(`/api/orders/${id}/status`, { data: { status: 'delivered' } })
  const { number } = await (await page.request.post(`/api/orders/${id}/bill`, { data: {} })).json()
  const bills = async () => (await (await page.request.get(`/api/bills?page=1&search=%23${id}`)).json()).rows.length
  return { id, number, bills, list: `/admin-orders?search=${encodeURIComponent(customerName)}` }
}

test('cancelling a billed order asks first and names the bill, and Undo restores everything', async ({ operatorPage: page }) => {
  const { id, number, bills, list } = await billedOrder(page)
  await page.goto(list)
  await statusOf(page, id).selectOption('cancelled')
  const dialog = page.getByRole('dialog', { name: `Cancel order #${id}?` })
  await expect(dialog).toContainText(`bill ${number} of ₹5,000`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(statusOf(page, id)).toHaveValue('delivered')
  await statusOf(page, id).selectOption('cancelled')
  await pressUntilFocused(page, 'Tab', dialog.getByRole('button', { name: 'Cancel the order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`The credit note for ${number} follows in a moment.`)).toBeVisible()
  await expect(statusOf(page, id)).toHaveValue('cancelled')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(statusOf(page, id)).toHaveValue('delivered')
  expect(await bills()).toBe(1)
  // The screen shows the new status before the server has responded.
  const order = async () => (await page.request.get(`/api/orders/${id}`)).json()
  await expect.poll(order).toMatchObject({ status: 'delivered', billNumber: number, paymentStatus: 'pending' })
})

test('cancelling in the order’s dialog asks too and makes a credit note; reopening makes a new bill', async ({
  operatorPage: page,
}) => {
  const { id, number, bills } = await billedOrder(page)
  await page.goto(`/admin-orders?order=${id}`)
  const order = page.getByRole('dialog', { name: `Order #${id}`, exact: true })
  const status = order.getByRole('combobox', { name: `Status of order #${id}` })
  await status.selectOption('cancelled')
  const asked = page.getByRole('dialog', { name: `Cancel order #${id}?` })
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(status).toHaveValue('delivered')
  await status.selectOption('cancelled')
  await asked.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(status).toHaveValue('cancelled')
  await expect.poll(bills, { timeout: 30_000 }).toBe(2)
  await status.selectOption('delivered')
  await expect(page.getByText(/Its new bill is TF\//)).toBeVisible()
  await expect(order.getByRole('link', { name: /^TF\// })).not.toHaveText(number)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(asked).toBeVisible()
})

test('Undo does not overwrite a later change of someone else', async ({ operatorPage: page }) => {
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

test('an order with a cancel request ships only after a warning, single and in a truck', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Mudasir')
  const wanted = await placeOrder(page.request, { customerName })
  const [id, other] = [await unwantedOrder(page, customerName), await unwantedOrder(page, customerName)]
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  await statusOf(page, wanted.id).selectOption('shipped')
  await expect(page.getByText('Order status has been updated successfully.')).toBeVisible()
  await statusOf(page, id).selectOption('shipped')
  const dialog = page.getByRole('dialog', { name: `Ship order #${id}?` })
  await expect(dialog).toContainText(`The buyer of order #${id} has asked to cancel, and not been answered yet.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(statusOf(page, id)).toHaveValue('pending')

  for (const each of [id, other]) await page.getByRole('checkbox', { name: `Select order #${each}` }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await bar.getByLabel('Other actions for the selected orders').click()
  await page.getByRole('button', { name: 'Ship (2)' }).click()
  const truck = page.getByRole('dialog', { name: 'Mark as shipped' })
  await expect(truck.getByRole('alert')).toHaveText(
    /^The buyers of orders #\d+ and #\d+ have asked to cancel, and not been answered yet\.$/,
  )
  await truck.getByRole('button', { name: 'Cancel' }).click()

  await statusOf(page, id).selectOption('shipped')
  await dialog.getByRole('button', { name: 'Ship the order' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await (await page.request.get(`/api/orders/${id}`)).json()).status).toBe('shipped')
})

/** An order whose buyer has requested cancellation on its page. */
async function unwantedOrder(page: Page, customerName: string): Promise<number> {
  const { id, link } = await (await page.request.post('/api/orders', { data: newOrder({ customerName }) })).json()
  const form = { action: 'cancel', reason: 'The pond is dry.', key: crypto.randomUUID() }
  expect((await page.request.post(link, { form })).ok()).toBe(true)
  return id
}
