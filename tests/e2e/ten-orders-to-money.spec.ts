import type { Locator, Page } from '@playwright/test'
import type { Bill } from '~/domain/customers/bills-schema'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import type { Order } from '~/domain/orders/schema'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { placeOrder } from '../fixtures/browser/placed'

const TEN = 10
const MOST_CLICKS = 14
const MOST_TAPS = 20

/** Places ten web orders of ten farmers. */
async function placeTen(page: Page) {
  for (let order = 0; order < TEN; order++)
    await placeOrder(page.request, { customerName: `Farmer ${order}`, customerPhone: `+91 94190 1111${order}`, quantity: 2 })
}

/** Handles all orders from arrival to payment; returns the number of clicks. */
async function work(page: Page, press: (target: Locator) => Promise<void>, isPhone: boolean): Promise<number> {
  let presses = 0
  const on = async (target: Locator) => {
    presses++
    await press(target)
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  await page.goto('/admin-orders')
  await expect(page.locator('main tbody tr')).toHaveCount(TEN)
  if (isPhone) await on(button('Select'))
  await on(page.getByRole('checkbox', { name: 'Select all orders of this page' }))
  await on(button('Confirm (10)'))
  await on(button('Ship (10)'))
  await on(dialog('Mark as shipped').getByRole('button', { name: 'Mark as shipped' }))
  await on(button('Make bills (10)'))
  const bills = dialog('Make bills')
  await expect(bills).toContainText('10 bills of ₹50,000. Only a credit note takes a bill back.')
  await on(bills.getByRole('button', { name: 'Make 10 bills' }))
  await expect(bills).toContainText('10 bills made, from TF/')
  await expect(bills.getByRole('button', { name: 'Print 10 bills' })).toBeVisible()
  await expectAccessible(page)
  await on(bills.getByRole('button', { name: 'Done' }))
  await on(button('Delivered (10)'))
  await on(button('Take payment (10)'))
  const payment = dialog('Take payment')
  await expect(payment.getByRole('listitem').filter({ hasText: 'Farmer' })).toHaveCount(TEN)
  await expect(payment).toContainText('To take it back writes a counter-entry for each order.')
  await expectAccessible(page)
  await payment.getByLabel('Day').fill(yesterday())
  await on(payment.getByRole('button', { name: 'Take ₹50,000' }))
  await expect(payment).toBeHidden()
  return presses
}

/** The Indian day on which the buyers paid. */
const yesterday = () => indianDay(new Date(Date.now() - DAY))

async function expectDone(page: Page) {
  const orders: Order[] = await (await page.request.get('/api/orders')).json()
  const states = orders.map(({ status, paymentStatus, billNumber }) => [status, paymentStatus, billNumber !== undefined])
  expect(states).toEqual(orders.map(() => ['delivered', 'paid', true]))
  const { rows }: { rows: LedgerEntry[] } = await (await page.request.get('/api/ledger?customer=1')).json()
  expect(rows.filter(({ kind }) => kind === 'payment').map(({ date }) => date)).toEqual([yesterday()])
  const bills: Bill[] = await (await page.request.get('/api/bills')).json()
  expect(bills.map(({ number }) => Number(number.slice(-5))).sort((one, other) => one - other)).toEqual(
    Array.from({ length: TEN }, (_, index) => index + 1),
  )
}

test.describe('on a laptop', () => {
  test.use({ shop: { name: 'ten orders to money by mouse' }, viewport: { width: 1366, height: 768 } })

  test(`ten web orders are delivered, billed and paid in at most ${MOST_CLICKS} clicks, and Undo reverses the payment`, {
    tag: '@journey',
  }, async ({ operatorPage: page }) => {
    test.slow()
    await placeTen(page)
    expect(await work(page, (target) => target.click(), false)).toBeLessThanOrEqual(MOST_CLICKS)
    await expectDone(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('A counter-entry stands for each order.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Take payment (10)' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ shop: { name: 'ten orders to money by touch' }, viewport: { width: 390, height: 844 }, hasTouch: true })

  test(`ten web orders are delivered, billed and paid in at most ${MOST_TAPS} taps`, async ({ operatorPage: page }) => {
    test.slow()
    await placeTen(page)
    expect(await work(page, (target) => target.tap(), true)).toBeLessThanOrEqual(MOST_TAPS)
    await expectDone(page)
  })

  test('the buyers are notified one after another, each once', async ({ operatorPage: page }) => {
    await page.goto('/admin-orders')
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await page.getByRole('checkbox', { name: 'Select all orders of this page' }).tap()
    await page.getByLabel('Other actions for the selected orders').tap()
    await page.getByRole('button', { name: 'Tell the buyers' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Tell the buyers' })
    const next = dialog.getByRole('link', { name: /^Tell / })
    await expect(next).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d+\?text=.*%2Forder%2F/)
    await next.evaluate((link: HTMLElement) => link.addEventListener('click', (event) => event.preventDefault()))
    const names = new Set<string | null>()
    for (let count = 1; count <= TEN; count++) {
      names.add(await next.textContent())
      await next.tap()
      await expect(dialog.getByRole('status')).toContainText(`${count} of 10 told.`)
    }
    expect(names.size).toBe(TEN)
    await expect(next).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Done' }).tap()
    await page.reload()
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await page.getByRole('checkbox', { name: 'Select all orders of this page' }).tap()
    await page.getByLabel('Other actions for the selected orders').tap()
    await page.getByRole('button', { name: 'Tell the buyers' }).tap()
    await expect(dialog.getByRole('status')).toContainText('10 of 10 told.')
  })
})
