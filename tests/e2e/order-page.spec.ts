import type { Page, Request } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { fillOrder, openShop } from '../fixtures/browser/order-form'
import { shownThoughHidden } from '../fixtures/browser/pages'
import { uniqueName } from '../fixtures/browser/placed'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { newOrder } from '../fixtures/rows/orders'

test.use({ shop: { name: 'orders with a page' }, viewport: { width: 360, height: 740 } })

const FEED = 'Early Stage Trout Feed'

async function linkIn(page: Page, part: string): Promise<string> {
  const link = page.locator(part).getByRole('link', { name: 'Open the page of your order' })
  return new URL(String(await link.getAttribute('href')), page.url()).pathname
}

async function report(page: Page, reference: string) {
  await page.getByLabel('UTR number').fill(reference)
  await page.getByRole('button', { name: 'Tell us' }).click()
  await expect(page.getByRole('region', { name: 'Your payment' })).toContainText('We are looking for it')
}

test('the link of an order opens in a second browser, and its page follows the operator’s changes', { tag: '@journey' }, async ({
  page,
  browser,
  baseURL,
  openOperatorPage,
}) => {
  const customer = uniqueName('Ghulam')
  await openShop(page)
  const form = await fillOrder(page, FEED, { name: customer, quantity: 2 })
  await form.getByRole('button', { name: 'Submit Order' }).click()
  const receipt = page.getByRole('dialog', { name: 'Your order' })
  await expect(receipt).toContainText('Save this link')
  await expectAccessible(page)
  await expectLargeTargets(page)
  const link = await linkIn(page, '#receipt')
  const operator = await openOperatorPage()
  await operator.goto('/admin-orders')
  const row = operator.getByRole('row').filter({ hasText: customer })

  await test.step('this device lists the order', async () => {
    await receipt.getByRole('link', { name: 'My Orders' }).click()
    await expect(page.locator('#own-orders li a').first()).toHaveAttribute('href', link)
    await expect(page.locator('#own-orders .badge')).toHaveText('Ordered')
    expect(await shownThoughHidden(page), 'no driver before the order is on its way').toEqual([])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('as here, no page shows what it hides', async () => {
    for (const path of ['/sack', '/?fishCount=-1&averageWeight=50']) {
      await page.goto(path)
      expect(await shownThoughHidden(page), path).toEqual([])
    }
  })

  const other = await (await browser.newContext({ baseURL: String(baseURL), viewport: { width: 360, height: 740 } })).newPage()
  await other.clock.install()
  await other.goto(link)
  await expectAccessible(other)
  await expectNoSidewaysScroll(other)
  await expectLargeTargets(other)
  await test.step('a phone whose letters are twice as large holds half as many', async () => {
    await resize(other, { width: 180, height: 740 })
    await expectNoSidewaysScroll(other)
    await resize(other, { width: 360, height: 740 })
  })
  await expect(other.getByLabel('UTR number'), 'nothing is asked for before the call').toBeHidden()

  await test.step('the operator confirms the order, and the status goes to the buyer with the link', async () => {
    await row.getByRole('combobox').selectOption('confirmed')
    const whatsapp = operator.getByRole('link', { name: 'Tell the buyer' })
    const told = new URL(String(await whatsapp.getAttribute('href')))
    expect(told.searchParams.get('text')).toContain(
      `It is confirmed, and we are packing your feed.\nHere you see how far it is, and what is left to pay: ${baseURL}${link}`,
    )
  })

  await other.clock.runFor(35_000)
  await expect(other.locator('[aria-current="step"]')).toContainText('Confirmed')
  await expectAccessible(other)
  await expectLargeTargets(other)
  await report(other, '412345678901')
  await expectAccessible(other)

  await test.step('the operator finds the payment', async () => {
    await expect(row).toContainText('reported')
    await row.getByRole('button', { name: /^View order/ }).click()
    await operator.getByRole('button', { name: 'Received', exact: true }).click()
    await expect(operator.getByText('UTR 412345678901 stands in the ledger.', { exact: true })).toBeVisible()
    await expect(row).not.toContainText('reported')
  })

  await other.clock.runFor(35_000)
  await expect(other.getByRole('region', { name: 'Paid in full. Thank you.' })).toContainText('Received')

  await test.step('without a signal the page says how old it is', async () => {
    await other.context().setOffline(true)
    await other.clock.runFor(5 * 60_000)
    await expect(other.locator('#connection')).toHaveText('No signal. This is as it was 5 minutes ago.')
    await expect(other.getByText('Paid in full. Thank you.')).toBeVisible()
    await other.context().setOffline(false)
    await expect(other.locator('#connection')).toBeEmpty()
  })
  await other.context().close()
})

test.describe('after a return from the payment app', () => {
  test.use({ expectedErrors: [/422/] })

  test('the page keeps a refused report, open details and the focus while its status changes', async ({ page, operatorPage }) => {
    const { id, link } = await (await page.request.post('/api/orders', { data: newOrder() })).json()
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const status = (status: string) => operatorPage.request.put(`/api/orders/${id}/status`, { data: { status } })
    expect((await status('confirmed')).status()).toBe(200)
    await page.goto(link)
    const reference = page.getByLabel('UTR number')
    await reference.fill('4123')
    await page.getByRole('button', { name: 'Tell us' }).click()
    await expect(reference).toHaveAccessibleDescription(/\S/)
    const error = await page.locator('#reference-error').textContent()
    expect(await page.getByText(String(error)).count(), 'said once').toBe(1)
    await page.getByText('Please cancel this order').click()
    await page.getByLabel('Why?').focus()
    await status('pending')
    await comeBack()
    await expect(page.locator('[aria-current="step"]')).toContainText('Ordered')
    await expect(reference).toHaveValue('4123')
    await expect(reference).toHaveAccessibleDescription(String(error))
    await expect(page.locator('#cancel')).toHaveAttribute('open')
    await expect(page.getByLabel('Why?')).toBeFocused()
    const copy = page.getByRole('button', { name: 'Copy the link' })
    await copy.focus()
    await status('shipped')
    await comeBack()
    await expect(page.locator('[aria-current="step"]')).toContainText('On its way')
    await expect(copy).toBeFocused()
    await expectAccessible(page)
  })
})

test('no request of an order’s page, not even for its font, leaks its address', async ({ page }) => {
  const { link } = await (await page.request.post('/api/orders', { data: newOrder() })).json()
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(link)
  await page.evaluate(() => document.fonts.ready)
  expect(requests.map((request) => request.resourceType())).toEqual(expect.arrayContaining(['font', 'image', 'script']))
  const told = await Promise.all(requests.map((request) => request.headerValue('referer')))
  expect(told.filter((address) => address?.includes(link))).toEqual([])
})

test('the last digits of the phone open name, address and account on a phone', async ({ page, openOperatorPage }) => {
  const operator = await openOperatorPage()
  const order = newOrder({ customerName: uniqueName('Nazir'), customerPhone: '+91 94190 54321', language: 'ur' })
  const { id, link } = await (await operator.request.post('/api/orders', { data: order })).json()
  await operator.request.put(`/api/orders/${id}/status`, { data: { status: 'confirmed' } })
  await page.goto(link)
  const form = page.locator('#whole')
  await form.locator('summary').click()
  await form.locator('input').fill('0000')
  await form.getByRole('button').click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await form.locator('input').fill('۴۳۲۱')
  await form.getByRole('button').click()
  await expect(page.locator('#state')).toContainText(order.customerName)
  await expectAccessible(page)
  await form.getByRole('link').click()
  await expect(page.locator('main')).toContainText('94190 54321')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectLargeTargets(page)
})
