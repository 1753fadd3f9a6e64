import { expect, test } from '../fixtures/browser'
import { addProduct } from '../fixtures/catalogue'
import { openShop, productCard } from '../fixtures/order-form'

test('shows each product with all that a buyer compares', { tag: '@phone' }, async ({ page }) => {
  await openShop(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Trout feed for every stage' })).toBeVisible()
  const card = productCard(page, 'Stock Stage Trout Feed')
  for (const text of [
    'Stock Stage',
    'Grow-out and broodstock pellet',
    '25kg',
    'LTF-STOCK-25',
    '₹3,000',
    'Free delivery available',
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card).toContainText(/\d+ units/)
  await expect(card.getByText('In Stock')).toBeVisible()
  for (const promise of ['Quality Guaranteed', 'Fast Delivery', 'WhatsApp Support']) {
    await expect(page.getByRole('main').getByText(promise, { exact: true })).toBeVisible()
  }
})

test('finds feeds by name, by description and by a category that is present', async ({ page }) => {
  await openShop(page)
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  const search = page.getByRole('searchbox', { name: 'Search by name or description' })
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'All categories',
    'Early Stage',
    'Small Stage',
    'Stock Stage',
  ])
  await search.fill('small stage')
  await expect(headings).toHaveText(['Small Stage Trout Feed'])
  await search.fill('outgrown Early Stage')
  await expect(headings).toHaveText(['Small Stage Trout Feed'])
  await page.getByLabel('Category').selectOption('Stock Stage')
  await expect(page.getByText('No feed matches this search.')).toBeVisible()
  await search.fill('Grow-out and broodstock')
  await expect(headings).toHaveText(['Stock Stage Trout Feed'])
})

test('tells everything about a product in its details', { tag: '@phone' }, async ({ page }) => {
  await openShop(page)
  await productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'View Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Early Stage Trout Feed' })
  for (const [name, value] of [
    ['Price', '₹2,500'],
    ['Weight', '25kg'],
    ['SKU', 'LTF-EARLY-25'],
    ['Protein', '46%'],
    ['Fat', '15-18%'],
    ['Fibre', '3% max'],
    ['Moisture', '8% max'],
    ['Energy', '15 KJ/GM'],
    ['Pellet Size', '1.5mm'],
  ]) {
    await expect(dialog.getByRole('row', { name: `${name} ${value}` })).toBeVisible()
  }
  await expect(dialog.getByRole('row', { name: /Stock \d+ units/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'View Details' })).toBeFocused()
})

test('asks about a product on WhatsApp in a new tab', async ({ page }) => {
  await openShop(page)
  const link = productCard(page, 'Small Stage Trout Feed').getByRole('link', { name: 'WhatsApp' })
  await expect(link).toHaveAttribute('target', '_blank')
  const url = new URL(String(await link.getAttribute('href')))
  expect(url.host + url.pathname).toMatch(/^wa\.me\/\d+$/)
  const text = url.searchParams.get('text')
  for (const part of [
    'Small Stage Trout Feed',
    'Small Stage',
    '₹2,750',
    '25kg',
    'LTF-SMALL-25',
    '42%',
    '15-18%',
    '2.5mm',
    'outgrown Early Stage',
  ]) {
    expect(text).toContain(part)
  }
})

test('sells nothing that is out of stock', async ({ page, operatorPage }, { project }) => {
  const product = await addProduct(operatorPage, { name: `Empty ${project.name}`, stockQuantity: 0 })
  await openShop(page)
  const card = productCard(page, product.name)
  await expect(card.getByText('Out of Stock')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  await expect(card.getByRole('button', { name: 'WhatsApp' })).toBeDisabled()
  await product.remove()
})

test('shows what has changed since the page was made', async ({ page, operatorPage }, { project }) => {
  const product = await addProduct(operatorPage, { name: `Dearer ${project.name}` })
  await page.route('**/api/products', async (route) => {
    await product.change({ price: '1300' })
    await route.continue()
  })
  await openShop(page)
  await productCard(page, product.name).hover()
  await expect(productCard(page, product.name)).toContainText('₹1,300')
  await product.remove()
})

test.describe('when the products cannot be reached', () => {
  test.use({ expectedErrors: [/503/] })

  test('keeps the list that came with the page', async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ status: 503, body: '' }))
    const refused = page.waitForResponse('**/api/products')
    await openShop(page)
    await refused
    await expect(productCard(page, 'Early Stage Trout Feed')).toBeVisible()
    await expect(page.getByText('The products could not be loaded.')).toBeHidden()
  })
})
