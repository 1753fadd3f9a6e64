import type { BrowserContext, Page } from '@playwright/test'
import { DAY } from '~/domain/day'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { fillOrder, fillOrderForm, openShop, productCard } from '../fixtures/browser/order-form'

const PRODUCT = 'Early Stage Trout Feed'
const YEAR_AGO = 365 * DAY

const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Order ${PRODUCT}` })
const drafts = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft_')))

/** Starts an order and closes the tab. */
async function leaveAnOrder(context: BrowserContext, name: string) {
  const page = await context.newPage()
  await openShop(page)
  await fillOrder(page, PRODUCT, { name, quantity: 3 })
  await page.close()
}

async function openForm(page: Page) {
  await openShop(page)
  await productCard(page, PRODUCT).getByRole('button', { name: 'Buy Now' }).click()
  return dialogOf(page)
}

test('hides an unfinished order from the next person, and restores it with one button', async ({ context }) => {
  await leaveAnOrder(context, 'Ghulam Unfinished')
  const page = await context.newPage()
  const dialog = await openForm(page)
  await expect(dialog.getByText(/You began an order (yesterday )?at \d+:\d\d\s[ap]m\./)).toBeVisible()
  for (const label of ['Full Name', 'Phone', 'Delivery Address']) await expect(dialog.getByLabel(label)).toHaveValue('')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue it' }).click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ghulam Unfinished')
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await expect(dialog.getByLabel('Quantity')).toHaveValue('3')
  await expect(dialog.getByText('You began an order')).toBeHidden()
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByText('Order submitted successfully!')).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('a sent order that was opened by a link leaves no draft', async ({ page }) => {
  await openShop(page, '/shop?order=LTF-EARLY-25&quantity=2')
  const dialog = dialogOf(page)
  await fillOrderForm(dialog, { name: 'Ghulam Linked', quantity: 3 })
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByText('Order submitted successfully!')).toBeVisible()
  expect(await drafts(page)).toEqual([])
  await page.goto('/shop?order=LTF-EARLY-25&quantity=2')
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ghulam Linked')
  await expect(dialog.getByText('You began an order')).toBeHidden()
})

test('deletes a draft older than a day on any page', async ({ context }) => {
  await leaveAnOrder(context, 'Ghulam Longago')
  const page = await context.newPage()
  await page.goto('/robots.txt')
  await page.evaluate((age) => {
    const kept = JSON.parse(localStorage.getItem('draft_order') ?? '{}')
    localStorage.setItem('draft_order', JSON.stringify({ ...kept, at: kept.at - age }))
  }, YEAR_AGO)
  await page.goto('/about')
  await page.mouse.move(10, 10)
  await expect.poll(() => drafts(page)).toEqual([])
})

test('handles drafts of a message in the same way', async ({ context }) => {
  const first = await context.newPage()
  const awake = (page: Page) => page.locator('#contact-form[novalidate]')
  await first.goto('/contact')
  await first.getByLabel('Message').focus()
  await expect(awake(first)).toHaveCount(1)
  await first.getByLabel('Name', { exact: true }).fill('Rafiq Unfinished')
  await first.getByLabel('Message').fill('Which day do you drive?')
  await first.close()
  const page = await context.newPage()
  await page.goto('/contact')
  await page.getByLabel('Message').focus()
  await expect(awake(page)).toHaveCount(1)
  await expect(page.getByText(/You began a message/)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Continue it' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('Which day do you drive?')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rafiq Unfinished')
})
