import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser'
import { orderDialog } from '../fixtures/order-form'

const FEED = 'Small Stage Trout Feed'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

/** Taps that a finger can make: on something in sight, that nothing covers. */
function countTaps() {
  const taps = { count: 0 }
  const tap = async (target: Locator) => {
    await expect(target).toBeInViewport()
    await target.tap()
    taps.count++
  }
  return { taps, tap }
}

/** Types how many bags, in the order form as it has opened. */
async function typeFour(page: Page, tap: (target: Locator) => Promise<void>) {
  const form = orderDialog(page, FEED)
  await expect(form).toBeVisible()
  const quantity = form.getByLabel('Quantity')
  await tap(quantity)
  await quantity.fill('4')
  await expect(quantity).toHaveValue('4')
  await expect(form.getByRole('status')).toHaveText('Total ₹11,000')
}

test('from the home page to 4 bags for fish of 30 g, it takes at most 4 taps before typing', async ({ page }) => {
  await page.goto('/')
  const { taps, tap } = countTaps()
  await tap(page.getByRole('link', { name: 'View Products' }))
  const stage = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fish 15 to 50 g' }) })
  await stage.getByRole('link', { name: `Order ${FEED}` }).scrollIntoViewIfNeeded()
  await test.step('where the form has come ahead, and opens at the tap', async () => {
    await expect(page.locator('#order')).toBeAttached()
    await tap(stage.getByRole('link', { name: `Order ${FEED}` }))
    await typeFour(page, tap)
    await expect(page).toHaveURL(/\/(#products)?$/)
  })
  expect(taps.count).toBeLessThanOrEqual(4)
})

test('from the slim bar, by its stage, it takes no more', async ({ page }) => {
  await page.goto('/about')
  const { taps, tap } = countTaps()
  await tap(page.getByRole('navigation', { name: 'Shop and contact' }).getByRole('link', { name: 'Shop' }))
  await expect(page).toHaveURL('/shop')
  await tap(page.getByRole('button', { name: 'Small Stage' }))
  const buy = page.getByRole('button', { name: 'Buy Now' })
  await expect(buy).toHaveCount(1)
  await buy.scrollIntoViewIfNeeded()
  await tap(buy)
  await typeFour(page, tap)
  expect(taps.count).toBeLessThanOrEqual(4)
})
