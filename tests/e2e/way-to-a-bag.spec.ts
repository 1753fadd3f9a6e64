import type { Locator, Page } from '@playwright/test'
import type { Order } from '~/domain/orders/schema'
import { expect, test } from '../fixtures/browser/browser'
import { figureField, planOf } from '../fixtures/browser/calculators'
import { orderDialog } from '../fixtures/browser/order-form'
import { uniqueName } from '../fixtures/browser/placed'

const FEED = 'Small Stage Trout Feed'
const STOCK = 'Stock Stage Trout Feed'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Counts taps that a finger can do: on a visible, uncovered element. */
function countTaps() {
  const taps = { count: 0 }
  const tap = async (target: Locator) => {
    await expect(target).toBeInViewport()
    await target.tap()
    taps.count++
  }
  return { taps, tap }
}

/** Types a quantity of 4 in the opened order form. */
async function typeFour(page: Page, tap: (target: Locator) => Promise<void>) {
  const form = orderDialog(page, FEED)
  await expect(form).toBeVisible()
  const quantity = form.getByLabel('Quantity')
  await tap(quantity)
  await quantity.fill('4')
  await expect(quantity).toHaveValue('4')
  await expect(form.getByRole('status')).toHaveText('Total ₹11,000')
}

test('from the home page to 4 bags for fish of 30 g, at most 4 taps before typing', async ({ page }) => {
  await page.goto('/')
  const { taps, tap } = countTaps()
  await tap(page.getByRole('link', { name: 'View Products' }))
  const stage = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fish 15 to 49 g' }) })
  await stage.getByRole('link', { name: `Order ${FEED}` }).scrollIntoViewIfNeeded()
  await test.step('where the form has come ahead, and opens at the tap', async () => {
    await expect(page.locator('#order')).toBeAttached()
    await tap(stage.getByRole('link', { name: `Order ${FEED}` }))
    await typeFour(page, tap)
    await expect(page).toHaveURL(/\/(#products)?$/)
  })
  expect(taps.count).toBeLessThanOrEqual(4)
})

test('from the slim bar, by stage, it takes no more taps', async ({ page }) => {
  await page.goto('/about')
  const { taps, tap } = countTaps()
  await tap(page.getByRole('navigation', { name: 'Shop and contact' }).getByRole('link', { name: 'Shop' }))
  await expect(page).toHaveURL('/shop')
  await tap(page.getByRole('radio', { name: /^Small/ }))
  const buy = page.getByRole('button', { name: 'Buy Now' })
  await expect(buy).toHaveCount(1)
  await buy.scrollIntoViewIfNeeded()
  await tap(buy)
  await typeFour(page, tap)
  expect(taps.count).toBeLessThanOrEqual(4)
})

/** Types into the focused field. The keyboard's own key goes to the next field and is not a tap. */
function countLetters(page: Page) {
  const letters = { count: 0 }
  const type = async (field: Locator, text: string) => {
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
    letters.count += text.length
  }
  return { letters, type, next: () => page.keyboard.press('Tab') }
}

/** The items and addresses of a buyer's orders. */
async function orderedBy(operatorPage: Page, name: string) {
  const { rows } = await (await operatorPage.request.get(`/api/orders?page=1&search=${encodeURIComponent(name)}`)).json()
  const ordered = ({ customerPhone, customerEmail, shippingAddress, district, totalAmount, items }: Order) => {
    return { customerPhone, customerEmail, shippingAddress, district, totalAmount, items }
  }
  return (rows as Order[]).map(ordered)
}

test('feed for 1,000 fish of 50 g at 10 °C is ordered in at most 8 taps, and again in 4 without typing', async ({
  page,
  operatorPage,
}) => {
  const name = uniqueName('Ghulam Again')
  const placed = page.getByRole('dialog', { name: 'Your order' })
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await test.step('the first time', async () => {
    await page.goto('/')
    const { taps, tap } = countTaps()
    const { letters, type, next } = countLetters(page)
    await tap(page.getByRole('button', { name: 'Menu' }))
    await tap(menu.getByRole('link', { name: 'Feeding Guide' }))
    await expect(page).toHaveURL('/feeding-guide')
    const fish = figureField(page, 'fishCount')
    await fish.scrollIntoViewIfNeeded()
    await tap(fish)
    await expect(page.locator('astro-island:not([ssr])', { has: fish })).toHaveCount(1)
    await type(fish, '1000')
    await next()
    await type(figureField(page, 'averageWeight'), '50')
    await tap(figureField(page, 'waterTemp'))
    await type(figureField(page, 'waterTemp'), '10')
    const order = planOf(page).getByRole('link', { name: /^Order/ })
    await order.scrollIntoViewIfNeeded()
    await tap(order)
    const form = orderDialog(page, STOCK)
    await tap(form.getByLabel('Phone'))
    await type(form.getByLabel('Phone'), '99060 12345')
    await next()
    await type(form.getByLabel('Full Name'), name)
    await next()
    await type(form.getByLabel('Delivery Address'), 'Hakura, Anantnag')
    await tap(form.getByLabel('Email'))
    await type(form.getByLabel('Email'), 'ghulam@example.com')
    await tap(form.getByRole('button', { name: 'Submit Order' }))
    await expect(placed).toBeVisible()
    expect([taps.count <= 8, letters.count > 0]).toEqual([true, true])
  })
  await test.step('again', async () => {
    await page.goto('/')
    const { taps, tap } = countTaps()
    await tap(page.getByRole('button', { name: 'Menu' }))
    await tap(menu.getByRole('link', { name: 'My orders' }))
    await tap(page.getByRole('link', { name: 'Order the same again' }))
    const form = orderDialog(page, STOCK)
    await expect(form.getByText(`Filled in as last time, for ${name}`)).toBeInViewport()
    await tap(form.getByRole('button', { name: 'Submit Order' }))
    await expect(placed).toBeVisible()
    expect(taps.count).toBeLessThanOrEqual(4)
  })
  const [again, first] = await orderedBy(operatorPage, name)
  expect(first).toMatchObject({ customerEmail: 'ghulam@example.com', district: 'Anantnag', items: [{ quantity: 1 }] })
  expect(again).toEqual(first)
})
