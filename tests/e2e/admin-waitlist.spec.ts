import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { newProduct } from '../fixtures/rows/products'

test('tells each waiting buyer with one tap, in his language, and takes it back', async ({ page: buyer, operatorPage: page }) => {
  const row = newProduct({ sku: 'GONE', name: 'Winter Feed', stockQuantity: 0, translations: { name_ur: 'سردی کی خوراک' } })
  const { id: productId } = await (await page.request.post('/api/products', { data: row })).json()
  await page.request.post('/api/waitlist', { data: { productId, phone: '94190 54321', language: 'ur' } })
  // By the form of the page, with its scripts.
  await buyer.goto('/ur/shop/GONE')
  const wait = buyer.locator('#wait')
  await wait.locator('[name="phone"]').fill('۹۴۱۹۰ ۱۲۳۴۵')
  await wait.locator('[type="submit"]').dblclick()
  await expect(wait.getByRole('status')).toContainText('آپ کا نمبر ہمارے پاس ہے۔')
  await page.goto('/admin-waitlist')
  const feed = page.getByRole('region', { name: 'Winter Feed' })
  await expect(feed).toContainText('Out of stock')
  await page.request.put(`/api/products/${productId}`, { data: { ...row, stockQuantity: 12 } })
  await page.reload()
  await expect(feed).toContainText('Back in stock: 12 bags, 2 wait')
  await expectAccessible(page)
  const link = feed.getByRole('link', { name: 'Tell +91 94190 12345 on WhatsApp' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.pathname).toBe('/919419012345')
  expect(address.searchParams.get('text')).toMatch(/سردی کی خوراک.*\/ur\/shop\/GONE$/)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await link.click()
  await expect(feed.getByRole('row', { name: '12345' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(feed.getByRole('row', { name: '12345' })).toBeVisible()
  for (const phone of ['12345', '54321']) await feed.getByRole('button', { name: `Told +91 94190 ${phone}` }).click()
  await expect(feed).toBeHidden()
})
