import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { openShop, productCard } from '../fixtures/browser/order-form'
import { newProduct } from '../fixtures/rows/products'
import { Calls } from '../fixtures/shops/calls'
import type { TestServer } from '../fixtures/shops/server'

const ADDED = 60
/** The three default feeds and the added ones. */
const ALL = 3 + ADDED

/** Adds feeds to a shop. */
async function addFeeds({ url }: TestServer) {
  const operator = await Calls.signedIn(url)
  for (let number = 1; number <= ADDED; number++) {
    await operator.post('/api/products', newProduct({ name: `Feed number ${number}`, sku: `MANY-${number}`, price: '1000.00' }))
  }
}

test.use({ shop: { name: 'many feeds', fill: addFeeds } })

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const more = (page: Page) => page.getByRole('link', { name: 'More feeds' })
const previous = (page: Page) => page.getByRole('link', { name: 'Previous feeds' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows 24 feeds per page, with links to all pages', async ({ page }) => {
    await page.goto('/shop')
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByText(`Feeds 1 to 24 of ${ALL}`)).toBeVisible()
    await more(page).click()
    await expect(page).toHaveURL('/shop?page=2')
    await expect(page.getByText(`Feeds 25 to 48 of ${ALL}`)).toBeVisible()
    await more(page).click()
    await expect(cards(page)).toHaveCount(ALL - 48)
    await expect(more(page)).toBeHidden()
    await previous(page).click()
    await expect(page).toHaveURL('/shop?page=2')
    await previous(page).click()
    await expect(page).toHaveURL('/shop')
  })

  test('keeps the search and the page when a dialog opens', async ({ page }) => {
    await page.goto('/shop?search=number')
    await expect(page.getByText(`Feeds 1 to 24 of ${ADDED}`)).toBeVisible()
    await more(page).click()
    await expect(page).toHaveURL('/shop?search=number&page=2')
    await productCard(page, 'Feed number 25').getByRole('button', { name: 'View Details' }).click()
    await expect(page.getByRole('dialog', { name: 'Feed number 25' })).toBeVisible()
    await expect(productCard(page, 'Feed number 25')).toHaveCount(1)
  })
})

test('loads more feeds with a button, and keeps the keyboard focus', async ({ page }) => {
  const listed = page.waitForResponse('**/api/products')
  await openShop(page)
  await (await listed).finished()
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(48)
  await expect(page).toHaveURL('/shop')
  await expect(cards(page).nth(24)).toBeFocused()
  await expect(page.getByText(`Feeds 1 to 48 of ${ALL}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('Feed number 6')
  await expect(cards(page)).toHaveText(['Feed number 6'])
  await expect(more(page)).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await expect(cards(page)).toHaveCount(24)
})

test('opens a shared link to the order or details of a feed on a later page', async ({ page }) => {
  for (const dialog of ['order', 'details']) {
    await page.goto(`/shop?${dialog}=MANY-60`)
    // Only a modal dialog, which needs scripts, closes by Esc.
    await expect(page.locator('dialog:modal', { hasText: 'Feed number 60' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/shop')
    await expect(cards(page)).toHaveCount(24)
  }
})

test('has at most 24 feeds in the page and in its structured data', async ({ page }) => {
  const html = await (await page.request.get('/shop')).text()
  expect(html).toContain('MANY-21')
  expect(html).not.toContain('MANY-22')
  expect(html.match(/"@type":"Product"/g)).toHaveLength(24)
  expect(await (await page.request.get('/shop?page=2')).text()).toContain('MANY-22')
})
