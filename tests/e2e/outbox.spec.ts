import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { fillOrder, openShop } from '../fixtures/browser/order-form'
import { becomeIdle } from '../fixtures/browser/pages'

const PRODUCT = 'Early Stage Trout Feed'

test.use({ expectedErrors: [/ERR_(FAILED|INTERNET_DISCONNECTED)|409 \(Conflict\)|429/] })

const waiting = (page: Page) => page.getByRole('complementary', { name: 'Waiting to be sent' })
const keep = (within: Page | Locator) => within.getByRole('button', { name: 'Keep it and send it when there is a signal' })

/** The number of orders with this customer name that the operator has. */
async function ordersOf(operator: Page, name: string): Promise<number> {
  const orders = (await (await operator.request.get('/api/orders')).json()) as { customerName: string }[]
  return orders.filter(({ customerName }) => customerName === name).length
}

const drop = (context: BrowserContext, ...paths: string[]) =>
  context.route(
    (url) => paths.includes(url.pathname),
    (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
  )

/** Fires the online event until a form is sent, because a running send blocks another one. */
const signalReturns = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(waiting(page)).toContainText('Sent:', { timeout: 1000 })
  }).toPass()

/** Triggers the next send of a page until the text shows, because a running send blocks another one. */
const waitUntil = (page: Page, words: string) =>
  expect(async () => {
    await page.clock.fastForward(6000)
    await expect(waiting(page)).toContainText(words, { timeout: 1000 })
  }).toPass()

/** Orders offline: the device stores the order, and no error is shown. */
async function keepOrder(page: Page, name: string) {
  await openShop(page)
  const dialog = await fillOrder(page, PRODUCT, { name, quantity: 2 })
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(dialog).toBeHidden()
  await expect(waiting(page)).toContainText(`Kept on this phone: 2 × ${PRODUCT}. It goes out when there is a signal.`)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

test('sends a stored order automatically when online, and deletes it a minute later', async ({ page, operatorPage }) => {
  await page.clock.install()
  await keepOrder(page, 'Nazir Outbox')
  await page.context().setOffline(false)
  await waitUntil(page, `Sent: 2 × ${PRODUCT}. We will call you to confirm.`)
  expect(await ordersOf(operatorPage, 'Nazir Outbox')).toBe(1)
  await page.clock.fastForward(66_000)
  await expect(waiting(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
})

test('offers to store an order after 15 seconds without a response', async ({ page, operatorPage }) => {
  await page.clock.install()
  await openShop(page)
  const dialog = await fillOrder(page, PRODUCT, { name: 'Bilal Unanswered', quantity: 2 })
  const asked = page.waitForRequest('**/api/orders')
  await page.route('**/api/orders', () => {})
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await asked
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.clock.fastForward(15_000)
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit order. Please try again.')
  await page.unrouteAll()
  await keep(dialog).click()
  await expect(waiting(page)).toContainText('Sent:')
  expect(await ordersOf(operatorPage, 'Bilal Unanswered')).toBe(1)
})

test('lets the person delete a waiting order', async ({ page, operatorPage }) => {
  await keepOrder(page, 'Deleted Again')
  await waiting(page).getByRole('button', { name: 'Delete' }).click()
  await expect(waiting(page)).toBeHidden()
  await page.context().setOffline(false)
  await page.reload()
  await becomeIdle(page)
  await expect(waiting(page)).toBeHidden()
  expect(await ordersOf(operatorPage, 'Deleted Again')).toBe(0)
})

test('shows an error when the device is full, and keeps the input', async ({ page, operatorPage }) => {
  await openShop(page)
  const dialog = await fillOrder(page, PRODUCT, { name: 'Gulzar Full', quantity: 2 })
  await page.context().setOffline(true)
  await page.evaluate(() => {
    localStorage.clear()
    for (let size = 5_000_000; size >= 1; size = size / 2) {
      try {
        for (;;) localStorage.setItem(`full ${localStorage.length}`, ' '.repeat(size))
      } catch {
        // A smaller value may still fit.
      }
    }
  })
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(keep(dialog)).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('It could not be kept: this device is full')
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Gulzar Full')
  await expectAccessible(page)
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByText('Order submitted successfully!')).toBeVisible()
  expect(await ordersOf(operatorPage, 'Gulzar Full')).toBe(1)
})

test('stores a message until online', async ({ page, operatorPage }) => {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill('Rafiq Outbox')
  await expect(page.locator('#contact-form[novalidate]')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Email' }).fill('rafiq@example.com')
  await page.getByLabel('Subject').fill('Delivery to Tral')
  await page.getByLabel('Message').fill('Which day do you drive?')
  await drop(page.context(), '/api/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(waiting(page)).toContainText('Kept on this phone: your message “Delivery to Tral”.')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.context().unrouteAll({ behavior: 'wait' })
  await signalReturns(page)
  await expect(waiting(page)).toContainText('Sent: your message')
  const contacts = (await (await operatorPage.request.get('/api/contacts')).json()) as { name: string }[]
  expect(contacts.filter(({ name }) => name === 'Rafiq Outbox')).toHaveLength(1)
})
