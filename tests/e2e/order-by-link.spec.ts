import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { addProduct } from '../fixtures/browser/catalogue'
import { fillOrderForm, openOrderLink, orderDialog } from '../fixtures/browser/order-form'
import { PHONE } from '../fixtures/browser/widths'

const SKU = 'LTF-STOCK-25'
const LINK = `/?order=${SKU}`
const PRODUCT = 'Stock Stage Trout Feed'
const form = (page: Page) => orderDialog(page, PRODUCT)
const fill = (page: Page, name: string) => fillOrderForm(form(page), { name, quantity: 1 })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a shared link opens the order form; the order is confirmed for three seconds, then shows a receipt', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await page.clock.install()
    await openOrderLink(page, SKU, PRODUCT)
    await expectAccessible(page)
    await fill(page, 'Ghulam Nabi')
    await page.clock.pauseAt(Date.now() + 60_000)
    await form(page).getByRole('button', { name: 'Submit Order' }).click()
    const placed = page.getByRole('dialog', { name: 'Order Submitted Successfully!' })
    await expect(placed).toBeVisible()
    expect(sent.filter((path) => /orders|contact|notifications/.test(path))).toEqual([
      '/api/orders',
      '/api/contact',
      '/api/notifications',
    ])
    await expect(page).toHaveURL(/\/$/)
    await page.clock.runFor(2900)
    await expect(placed).toBeVisible()
    await page.clock.runFor(100)
    await expect(placed).toBeHidden()
    const receipt = page.getByRole('dialog', { name: 'Your order' })
    await expect(receipt).toContainText('Stock Stage Trout Feed')
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(receipt).toBeHidden()
  })
})

test('a link to a feed not for sale shows a message; closing the form of another leaves the home page', async ({ page }) => {
  await page.goto('/?order=LTF-NONE')
  await expect(page.getByRole('alert')).toContainText('This order link is for LTF-NONE, which is not for sale just now.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openOrderLink(page, SKU, PRODUCT)
  await expect(page).toHaveURL(LINK)
  await form(page).getByRole('button', { name: 'Close' }).click()
  await expect(form(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('a link to a sold-out feed shows a message first, and a link with another feed opens without it', async ({
  page,
  operatorPage,
}) => {
  const feed = await addProduct(operatorPage, { stockQuantity: 0 })
  for (const path of ['/', '/shop']) {
    await page.goto(`${path}?order=${feed.sku}&quantity=2`)
    await expect(page.getByRole('alert')).toHaveText(`${feed.name} is out of stock. See what is in the shop.`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(`/shop?order=${feed.sku}&quantity=2&order=${SKU}&quantity=3`)
  await expect(form(page).getByRole('alert')).toHaveText(`${feed.name} is out of stock.`)
  await expect(form(page).getByLabel('Quantity')).toHaveValue('3')
  await feed.remove()
})

test('a form closed before its scripts run stays closed', async ({ page }) => {
  let run = () => {}
  const held = new Promise<void>((resolve) => {
    run = resolve
  })
  await page.route('**/_astro/OrderDialog*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(LINK, { waitUntil: 'commit' })
  await form(page).getByRole('button', { name: 'Close' }).click()
  await expect(form(page)).toBeHidden()
  run()
  await expect(page).toHaveURL(/\/$/)
  await expect(form(page)).toBeHidden()
})
