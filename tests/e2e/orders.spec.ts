import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { fillOrder, openShop } from '../fixtures/browser/order-form'
import { uniqueName } from '../fixtures/browser/placed'

// During the restart at the end, the polls of open pages are refused.
test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET/] })

test('orders two bags; the operator confirms; a second browser updates; a restart keeps the order', async ({
  page,
  openOperatorPage,
  server,
}) => {
  const customer = uniqueName('Ghulam')
  let number = ''
  const [first, second] = [await openOperatorPage(), await openOperatorPage()]
  const rowIn = (operatorPage: typeof page) => operatorPage.getByRole('row').filter({ hasText: customer })
  await first.goto('/admin-orders')
  await second.goto('/admin-orders')

  await test.step('a visitor orders two bags', async () => {
    await openShop(page)
    const dialog = await fillOrder(page, 'Small Stage Trout Feed', { name: customer, quantity: 2 })
    await expect(dialog.getByRole('status')).toHaveText('Total ₹5,500')
    await dialog.getByRole('button', { name: 'Submit Order' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Order submitted successfully! You will be contacted soon for confirmation.',
    )
    await expect(dialog).toBeHidden()
    const receipt = page.getByRole('dialog', { name: 'Your order' })
    await expect(receipt).toContainText(/OrderNo. \d+FeedSmall Stage Trout FeedBags2 bags of 25\skgTotal₹5,500/)
    await expect(receipt).toContainText(/We will call \+91 94190 00000 (today|tomorrow|on \w+day) .*to confirm\./)
    number = /No\. (\d+)/.exec((await receipt.textContent()) ?? '')?.[1] ?? ''
    const kept = new URL(String(await receipt.getByRole('link', { name: 'Save to WhatsApp' }).getAttribute('href')))
    expect(kept.searchParams.get('text')).toMatch(/^Your order\nOrder: No\. \d+\nFeed: Small Stage Trout Feed\n/)
    await expect(receipt.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+91/)
    await expectAccessible(page)
    await expect(receipt.getByRole('link', { name: 'Count these bags down in your pond book' })).toHaveAttribute('href', '/ponds')
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(receipt).toBeHidden()
  })

  await test.step('the operator sees the order, the enquiry and the bell', async () => {
    await expect(rowIn(first)).toContainText('₹5,500')
    await expect(first.getByRole('button', { name: /Notifications, \d+\+? unread/ })).toBeVisible({ timeout: 20_000 })
    const enquiries = await first.request.get('/api/contacts')
    expect(await enquiries.json()).toContainEqual(
      expect.objectContaining({ name: customer, subject: 'New Order: Small Stage Trout Feed' }),
    )
  })

  await test.step('the bell opens the order, and is read by that', async () => {
    await first.getByRole('button', { name: /^Notifications/ }).click()
    const bell = first.getByRole('region', { name: 'Notifications' })
    const newest = bell.locator(`a[href="/admin-orders?order=${number}"]`)
    await newest.click()
    await expect(first).toHaveURL(`/admin-orders?order=${number}`)
    await expect(first.getByRole('dialog')).toContainText(customer)
    await expect.poll(async () => (await (await first.request.get('/api/notifications')).json())[0].isRead).toBe(true)
    await first.keyboard.press('Escape')
    await expect(first.getByRole('dialog')).toBeHidden()
  })

  await test.step('the operator confirms it in the bell and the second browser follows within 4 s', async () => {
    await first.getByRole('button', { name: /^Notifications/ }).click()
    const bell = first.getByRole('region', { name: 'Notifications' })
    await bell.getByRole('button', { name: `Confirm, order #${number}` }).click()
    await expect(bell.getByRole('link', { name: `Ship, order #${number}` })).toBeVisible()
    await expect(first.getByText('Order status has been updated successfully.', { exact: true })).toBeVisible()
    await expect(rowIn(second).getByRole('combobox')).toHaveValue('confirmed', { timeout: 4000 })
  })

  await test.step('the bell of the buyer and My Orders follow, and lead to the page of the order', async () => {
    await page.goto('/about')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const bell = page.getByRole('region', { name: 'Notifications' })
    await expect(bell).toContainText('Your order is confirmed')
    await expect(bell).not.toContainText('We will call you')
    await bell.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: `Order No. ${number}` })).toBeVisible()
    await page.goto('/orders')
    await expect(page.getByRole('listitem').filter({ hasText: `No. ${number}` })).toContainText('Confirmed')
  })

  await test.step('a restart keeps it', async () => {
    expect(await server.stop()).toBe(0)
    await server.launch()
    await second.reload()
    await expect(rowIn(second).getByRole('combobox')).toHaveValue('confirmed')
  })
})
