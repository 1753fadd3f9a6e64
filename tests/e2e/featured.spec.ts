import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser'
import { newProduct } from '../fixtures/products'

const product = (id: number, changes: object = {}) => ({
  id,
  ...newProduct({ name: `Feed ${id}`, sku: `FEED-${id}`, ...changes }),
})
const featured = (page: Page) => page.getByRole('region', { name: 'Featured products' })
const card = (page: Page, name: string) => featured(page).getByRole('listitem').filter({ hasText: name })

/** Opens the home page over these products and scrolls down to the featured ones, which then ask for them. */
async function openFeatured(page: Page, rows: object[]) {
  await page.route('**/api/products', (route) => route.fulfill({ json: rows }))
  await page.goto('/')
  await featured(page).scrollIntoViewIfNeeded()
}

test('shows the first four of five, with the defaults where a figure is missing, and none left as Out of Stock', async ({
  page,
}) => {
  const bare = { protein: '', fat: '', fiber: '', moisture: '', energy: '', pelletSize: '' }
  const rows = [1, 2, 3, 4, 5].map((id) => product(id))
  await openFeatured(page, [product(1, { specifications: bare }), product(2, { stockQuantity: -1 }), ...rows.slice(2)])
  await expect(featured(page).getByRole('listitem')).toHaveCount(4)
  for (const words of ['45%', '1.5mm', '14 KJ/GM']) await expect(card(page, 'Feed 1')).toContainText(words)
  await expect(card(page, 'Feed 2').getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  await expect(card(page, 'Feed 4')).toContainText('Featured')
  await expect(card(page, 'Feed 4')).toContainText('(125 reviews)')
})

test('says so when nothing is for sale', async ({ page }) => {
  await openFeatured(page, [])
  await expect(featured(page)).toContainText('Nothing is for sale just now.')
})

test.describe('with the call failing', () => {
  test.use({ expectedErrors: [/503/] })

  test('keeps the products that came with the page', async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ status: 503, body: '' }))
    const failed = page.waitForResponse('**/api/products')
    await page.goto('/')
    await featured(page).scrollIntoViewIfNeeded()
    await failed
    await expect(card(page, 'Early Stage Trout Feed')).toContainText('₹2,500')
  })
})
