import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { figureOf, typeFigures } from '../fixtures/browser/calculators'
import { expectLook, expectPlainLook, showPlainly } from '../fixtures/browser/looks'
import { openShop, productCard } from '../fixtures/browser/order-form'

// A separate shop, because data of other tests would be visible.
test.use({ shop: { name: 'untouched' }, viewport: { width: 360, height: 740 } })

test('the home page starts with its headline, its price and the order button', async ({ page }) => {
  await page.goto('/')
  await expectLook(page, 'home')
})

test('the products page in dark mode, with pellets true to scale', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/products')
  await expectLook(page, 'products-dark')
})

test('the shop starts with its search and its first feeds', async ({ page }) => {
  await openShop(page)
  await expectLook(page, 'shop')
})

test('the order form with its total in view', async ({ page }) => {
  await openShop(page)
  await productCard(page, 'Small Stage Trout Feed').getByRole('button', { name: 'Buy Now' }).click()
  await expect(page.getByRole('button', { name: 'Submit Order' })).toBeInViewport({ ratio: 1 })
  await expectLook(page, 'order')
})

test('the calculator with its result', async ({ page }) => {
  await page.goto('/feeding-guide#calculator')
  await typeFigures(page, { fishCount: '1000', averageWeight: '50', waterTemp: '10', pondSize: '20' })
  await showPlainly(page)
  await figureOf(page, 'Feed a day').scrollIntoViewIfNeeded()
  await expectPlainLook(page, 'calculator')
})

/** Opens pages in turn, at a time within business hours. */
async function expectLooks(page: Page, names: Record<string, string>) {
  await page.clock.setFixedTime('2026-11-23T06:00:00Z')
  for (const [path, name] of Object.entries(names)) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    await expectLook(page, name)
  }
}

test('the information pages', async ({ page }) => {
  await expectLooks(page, { '/about': 'about', '/feeding-guide': 'guide', '/team': 'team', '/contact': 'contact' })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the pages of the site except the shop', async ({ page }) => {
    await expectLooks(page, {
      '/': 'home-laptop',
      '/about': 'about-laptop',
      '/products': 'products-laptop',
      '/feeding-guide': 'guide-laptop',
      '/team': 'team-laptop',
      '/contact': 'contact-laptop',
    })
  })

  test('the shop with its feeds side by side, in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openShop(page)
    await expectLook(page, 'shop-laptop-dark')
  })

  test('the operator’s products, next to the sidebar', async ({ operatorPage: page }) => {
    await page.goto('/admin-products')
    await expect(page.getByRole('cell', { name: 'LTF-EARLY-25' })).toBeVisible()
    await expectLook(page, 'admin-products-laptop')
  })
})
