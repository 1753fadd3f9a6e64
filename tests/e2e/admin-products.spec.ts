import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { addProduct, fillProduct, rowOf } from '../fixtures/browser/catalogue'
import { openOthers } from '../fixtures/browser/order-table'

// Chromium reports each refused or failed call in the console.
test.use({ expectedErrors: [/status of (401|409|422|503)|ERR_FAILED/] })

test('counts, searches and filters the products, and keeps the filter in the address', async ({ operatorPage: page }) => {
  const product = await addProduct(page, { stockQuantity: 3, isActive: false, category: 'small' })
  await page.goto('/admin-products')
  for (const label of ['Total Products', 'Active', 'Low Stock', 'Inventory Value']) {
    await expect(page.getByRole('region', { name: 'Products at a glance' }).getByText(label, { exact: true })).toBeVisible()
  }
  const row = rowOf(page, product.sku)
  for (const words of [product.name, '25 kg', 'Small Stage', '₹3,200', '3 Low Stock', 'Inactive'])
    await expect(row).toContainText(words)
  await page.getByRole('searchbox').fill(product.sku.toLowerCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByLabel('Category').selectOption('Early Stage')
  await expect(page.getByText('No products match this search.')).toBeVisible()
  await page.getByLabel('Category').selectOption('Small Stage')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(product.sku.toLowerCase())
  await expect(page.getByLabel('Category')).toHaveValue('small')
  await expect(row).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('creates a product only by keyboard', async ({ operatorPage: page }) => {
  const sku = `LTF-${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin-products')
  await page.getByRole('button', { name: 'Add Product' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await expect(dialog).toBeVisible()
  const next = () => page.keyboard.press('Tab')
  // On a phone the dialog scrolls, so Tab may first focus the dialog itself.
  await expect(async () => {
    await next()
    await expect(dialog.getByLabel('Product Name')).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.type('Winter Feed')
  for (const typed of [sku, 'St', '3200', '25kg', '7', 'For cold water.', '40%', '12%', '3%', '8%', '14 KJ/GM', '3mm']) {
    await next()
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Product Created', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Product' })).toBeFocused()
  await expect(rowOf(page, sku)).toContainText('Stock Stage')
})

test('shows hints, marks each empty field and stays open', async ({ operatorPage: page }) => {
  await page.goto('/admin-products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  for (const hint of ['25kg', '45%', '15-18%', '3% max', '8% max', '15 KJ/GM', '0.5mm']) {
    await expect(dialog.getByPlaceholder(hint, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByText('PNG, JPG or WebP (MAX. 5MB)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Product Name')).toBeFocused()
  await expect(dialog.getByText('Please fill in this field.')).toHaveCount(10)
  await dialog.getByLabel('Weight').fill('25kg')
  await expect(dialog.getByText('Please fill in this field.')).toHaveCount(9)
  await expect(dialog.getByLabel('Weight')).toHaveAccessibleDescription('')
  await expect(dialog.getByText('Please enter an amount in rupees, with at most two decimals.')).toBeVisible()
  await expect(dialog.getByText('Please enter the stock as a whole number from 0.')).toBeVisible()
  await expectAccessible(page)
})

test('a failed save shows an error and keeps the dialog and its input', async ({ operatorPage: page }) => {
  const taken = await addProduct(page)
  await page.goto('/admin-products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await fillProduct(dialog, 'Spring Feed', taken.sku)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(`The SKU ${taken.sku} is in use by ${taken.name}.`)).toBeVisible()
  await expect(page.getByText('Failed to create product.', { exact: true })).toBeVisible()
  await dialog.getByLabel('SKU').fill(`${taken.sku}-2`)
  await expect(dialog.getByText(`The SKU ${taken.sku} is in use by ${taken.name}.`)).toBeHidden()
  await page.route('**/api/products', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The server cannot be reached just now.')).toBeVisible()
  await expect(dialog.getByLabel('Product Name')).toHaveValue('Spring Feed')
  await page.unrouteAll({ behavior: 'wait' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, `${taken.sku}-2`)).toBeVisible()
})

test('edits price, stock and sale in the row by keyboard, and undoes each', async ({ operatorPage: page }) => {
  const product = await addProduct(page)
  await page.goto(`/admin-products?search=${product.sku}`)
  const row = rowOf(page, product.sku)
  await row.getByRole('button', { name: `Price of ${product.name}` }).press('Enter')
  await expect(row.getByLabel('Price (₹)')).toBeFocused()
  await page.keyboard.type('lots')
  await page.keyboard.press('Enter')
  await expect(row.getByText('Please enter an amount in rupees, with at most two decimals.')).toBeVisible()
  await row.getByLabel('Price (₹)').fill('3300')
  await page.request.put(`/api/products/${product.id}/price`, { data: { price: '3400' } })
  await page.keyboard.press('Enter')
  await expect(row.getByText('It was changed to ₹3,400 meanwhile. Save again to keep yours')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: `Price of ${product.name}: ₹3,300` })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('₹3,400')

  await row.getByRole('button', { name: `Stock of ${product.name}` }).press('Enter')
  await row.getByLabel('Reason').selectOption('Spoiled')
  await row.getByLabel('Bags spoiled').fill('-35')
  await page.keyboard.press('Enter')
  await expect(row.getByText('Please give how many bags, as a whole number from 1.')).toBeVisible()
  await row.getByLabel('Bags spoiled').fill('35')
  await row.getByLabel('Note').fill('Wet sacks')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('5 Low Stock')
  await row.getByRole('button', { name: `Stock of ${product.name}` }).click()
  await page.keyboard.type('12')
  await page.keyboard.press('Escape')
  await expect(row).toContainText('5 Low Stock')
  await row.getByRole('switch').press(' ')
  await expect(row).toContainText('Inactive')
  await page.goto('/admin-products?stock=low')
  await row.getByRole('button', { name: `Stock moves of ${product.name}` }).click()
  const moves = page.getByRole('dialog', { name: `Stock moves of ${product.name}` })
  await expect(moves.getByRole('row').nth(1)).toContainText(/Spoiled.*: Wet sacks−355$/)
  await expectAccessible(page)
})

test('deletes without a question, and Undo restores the product with its id', async ({ operatorPage: page }) => {
  const product = await addProduct(page)
  await page.goto('/admin-products')
  await page.getByRole('button', { name: `Delete ${product.name}` }).click()
  await expect(page.getByText('Product Deleted', { exact: true })).toBeVisible()
  await expect(rowOf(page, product.sku)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, product.sku)).toBeVisible()
  const all = await (await page.request.get('/api/products')).json()
  expect(all).toContainEqual(expect.objectContaining({ id: product.id, sku: product.sku }))
})

test('exports the products, previews a changed file, and imports it', async ({ operatorPage: page }) => {
  const product = await addProduct(page)
  await page.goto('/admin-products')
  await openOthers(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export CSV' }).click()])
  expect(download.suggestedFilename()).toBe('products.csv')
  const file = (content: string) => ({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await openOthers(page)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Products' })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products.csv?dry-run', (route) => held.promise.then(() => route.continue()), { times: 1 })
  await dialog.getByLabel('CSV file').setInputFiles(file(`SKU,Stock\n${product.sku},many\n`))
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  held.resolve()
  await expect(dialog.getByRole('status')).toContainText('1 refused. Nothing is imported while a line is refused.')
  await expect(dialog.getByRole('button', { name: 'Import 0 changes' })).toBeDisabled()
  await dialog.getByLabel('CSV file').setInputFiles(file(`SKU,Stock\n${product.sku},77\n`))
  await expect(dialog.getByRole('row').last()).toContainText('Stock: 40 77')
  await expect(dialog.getByRole('progressbar')).toBeHidden()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 1 change' }).click()
  await expect(page.getByText('Products Imported', { exact: true })).toBeVisible()
  await expect(rowOf(page, product.sku)).toContainText('77 In Stock')
})

test('offers Showcase, Add Product and Logout, the three stages, and a new product that starts as early and active', async ({
  operatorPage: page,
}) => {
  const product = await addProduct(page, { images: [] })
  await page.goto('/admin-products')
  await expect(page.getByRole('link', { name: 'Showcase' }).last()).toHaveAttribute('href', '/admin-showcase')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
    'All categories',
    'Early Stage',
    'Small Stage',
    'Stock Stage',
  ])
  await expect(rowOf(page, product.sku)).toContainText('No image')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Product' })
  await expect(dialog.getByLabel('Category')).toHaveValue('early')
  await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked()
})
