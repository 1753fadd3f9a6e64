import { expect, test } from '../fixtures/browser/browser'
import { addProduct, rowOf } from '../fixtures/browser/catalogue'
import { productCard } from '../fixtures/browser/order-form'
import { picture } from '../fixtures/rows/pictures'

test.use({ expectedErrors: [/status of (413|415|503)/] })

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer })

test('previews chosen pictures, shrinks them, uploads them on save and shows them resized in the shop', async ({
  operatorPage: page,
}) => {
  const product = await addProduct(page, { images: [] })
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/uploads'))
      sent.push(Number(request.headers()['content-length'] ?? request.postDataBuffer()?.length))
  })
  await page.goto(`/admin-products?product=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  const large = await picture('png', 4000, 3000)
  await dialog
    .getByLabel('Add pictures')
    .setInputFiles([
      file('large.png', large, 'image/png'),
      file('small.jpg', await picture('jpeg', 500, 400)),
      file('third.webp', await picture('webp', 64, 64), 'image/webp'),
    ])
  const previews = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('img')
  await expect(previews).toHaveCount(3)
  await expect.poll(() => previews.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(4000)
  const held = dialog.getByRole('status').filter({ hasText: 'picture' })
  await expect(held).toHaveText(/^3 pictures: large\.png, .*; small\.jpg, .*; third\.webp, /)
  await dialog.getByLabel('Replace picture 3').setInputFiles(file('fourth.webp', await picture('webp', 64, 64), 'image/webp'))
  await expect(held).toHaveText(/; fourth\.webp, /)
  await dialog.getByRole('button', { name: 'Remove picture 3' }).click()
  await expect(previews).toHaveCount(2)
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product Updated', { exact: true })).toBeVisible()
  expect(sent).toHaveLength(2)

  await page.goto('/shop')
  const shown = productCard(page, product.name).locator('img')
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toHaveAttribute('srcset', /-1280x960-320\.webp 320w, .*-1280x960\.webp 1280w$/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a refused upload keeps the form, and uploaded pictures are not sent twice', async ({ operatorPage: page }) => {
  const product = await addProduct(page, { images: [] })
  await page.goto(`/admin-products?product=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  let calls = 0
  await page.route('**/api/uploads', (route) => (++calls === 2 ? route.fulfill({ status: 503, body: '' }) : route.fallback()))
  await dialog.getByLabel('Add pictures').setInputFiles([file('a.jpg', await picture()), file('b.jpg', await picture())])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update product.', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, product.sku).locator('img')).toHaveAttribute('src', /^\/uploads\//)
  expect(calls).toBe(3)
})

test('a fake picture is refused by its bytes, and another file type at once', async ({ operatorPage: page }) => {
  const product = await addProduct(page, { images: [] })
  await page.goto(`/admin-products?product=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByLabel('Add pictures').setInputFiles(file('notes.svg', Buffer.from('<svg/>'), 'image/svg+xml'))
  await expect(dialog.getByText('notes.svg is not a PNG, JPG or WebP picture.')).toBeVisible()
  await dialog.getByLabel('Add pictures').setInputFiles(file('fake.jpg', Buffer.from('<script>alert(1)</script>')))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please choose a PNG, JPG or WebP picture.')).toBeVisible()
})

test('after a reload the input is kept, and a message says to choose the pictures again', async ({ operatorPage: page }) => {
  const product = await addProduct(page, { images: ['/pictures/bag-stock.webp'] })
  await page.goto(`/admin-products?product=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByLabel('Weight').fill('50kg')
  const chosen = file('a.jpg', await picture())
  await dialog.getByLabel('Add pictures').setInputFiles(chosen)
  const previews = dialog.getByRole('list', { name: 'Chosen pictures' }).getByRole('img')
  await expect(previews).toHaveCount(2)
  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(dialog.getByLabel('Weight')).toHaveValue('50kg')
  const words = dialog.getByText('Your entries are kept, but not the pictures you had chosen. Please choose them again.')
  await expect(words).toBeVisible()
  await expect(previews).toHaveCount(1)
  await dialog.getByLabel('Add pictures').setInputFiles(chosen)
  await expect(words).toBeHidden()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product Updated', { exact: true })).toBeVisible()
})
