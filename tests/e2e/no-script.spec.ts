import { expect, test } from '../fixtures/browser/browser'
import { addProduct } from '../fixtures/browser/catalogue'
import { fillOrder } from '../fixtures/browser/order-form'
import { buyerAt } from '../fixtures/shops/order-page'

// A shop with only the feeds of this file.
test.use({ shop: { name: 'own feeds' }, javaScriptEnabled: false, expectedErrors: [/422|409|429/] })

test('searches and filters by its form', async ({ page }) => {
  const found = page.getByRole('main').getByRole('heading', { level: 3 })
  await page.goto('/shop')
  await page.getByRole('searchbox').fill('feed for brodstok')
  await page.getByRole('searchbox').press('Enter')
  await expect(found).toHaveText(['Stock Stage Trout Feed'])
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Small Stage')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('radiogroup')).toBeHidden()
  await expect(found).toHaveText(['Small Stage Trout Feed'])
  await page.getByRole('searchbox').fill('fry')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/shop?search=fry&category=small')
  await expect(page.getByText('No feed matches this search.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).selectOption('All categories')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(found).toHaveText(['Early Stage Trout Feed'])
})

test('links from the page of a feed to the order form with that feed', async ({ page }) => {
  await page.goto('/shop?details=LTF-SMALL-25')
  await page.getByRole('link', { name: 'More about this feed' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Small Stage Trout Feed' })).toBeVisible()
  await page.getByRole('link', { name: 'Buy Now' }).click()
  await expect(page.getByRole('dialog')).toContainText('Small Stage Trout Feed')
  await expect(page.getByLabel('Quantity')).toHaveValue('1')
})

test(
  'one button takes the remaining bags of a feed, and Enter sends the typed number',
  { tag: '@journey' },
  async ({ page, operatorPage }, { project }) => {
    const scarce = await addProduct(operatorPage, { name: `Scarce without scripts ${project.name}`, stockQuantity: 7 })
    await page.goto('/shop')
    await fillOrder(page, scarce.name, { name: 'Nazir', quantity: 8 })
    const quantity = page.getByLabel('Quantity')
    for (const typed of ['8', '9']) {
      await quantity.fill(typed)
      await quantity.press('Enter')
      await expect(quantity).toHaveAttribute('aria-invalid', 'true')
      await expect(quantity).toHaveValue(typed)
    }
    await page.getByRole('button', { name: 'Order 7' }).click()
    await expect(page.getByRole('alert')).toContainText('Order submitted successfully!')
    const orders: { items: object[] }[] = await (await operatorPage.request.get('/api/orders')).json()
    expect(orders.map(({ items: [item] }) => item)).toContainEqual(
      expect.objectContaining({ productName: scarce.name, quantity: 7 }),
    )
    await scarce.remove()
  },
)

test('Back keeps the input of a form that was refused for a short time', async ({ page, baseURL, operatorPage }) => {
  const { id, link } = await buyerAt(() => String(baseURL)).placed()
  await operatorPage.request.put(`/api/orders/${id}/status`, { data: { status: 'confirmed' } })
  const forms = [
    ['/shop?order=LTF-STOCK-25', 'Full Name', 'Update the total', 'Before noon'],
    ['/shop?order=LTF-STOCK-25', 'Quantity', 'Update the total', '7'],
    ['/contact', 'Message', 'Send Message', 'Before noon'],
    [link, 'UTR number', 'Tell us', '4123 4567'],
  ] as const
  const refused = { status: 429, contentType: 'text/html', body: '<h1>Too often</h1>', headers: { 'Cache-Control': 'no-store' } }
  await page.route('**', (route) => (route.request().method() === 'POST' ? route.fulfill(refused) : route.continue()))
  for (const [path, field, button, typed] of forms) {
    await page.goto(path)
    await page.getByLabel(field).fill(typed)
    await page
      .locator('form')
      .filter({ has: page.getByLabel(field) })
      .evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading')).toHaveText('Too often')
    await page.goBack()
    await expect(page.getByLabel(field), path).toHaveValue(typed)
  }
})
