import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { addProduct, rowOf } from '../fixtures/browser/catalogue'

// Chromium reports each refused or failed call in the console.
test.use({ expectedErrors: [/status of (401|409|422|503)|ERR_FAILED/] })

test('two tabs: the second shows the values of the first and lets the operator choose', async ({ operatorPage: page }) => {
  const product = await addProduct(page)
  await page.goto(`/admin-products?product=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByLabel('Price').fill('3300')
  await dialog.getByText('In Urdu and Hindi').click()
  await dialog.getByLabel('Name in Urdu').fill('سردی کی خوراک')
  const stored = (await (await page.request.get('/api/products')).json()).find(({ id }: { id: number }) => id === product.id)
  await page.request.put(`/api/products/${product.id}`, { data: { ...stored, price: '3400.00', stockQuantity: 12 } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const conflict = dialog.getByRole('alert').filter({ hasText: 'Changed meanwhile' })
  await expect(conflict.getByRole('group', { name: 'Price' }).getByRole('radio', { name: 'Yours: 3300' })).toBeChecked()
  await expect(
    conflict.getByRole('group', { name: 'Stock Quantity' }).getByRole('radio', { name: 'Now saved: 12' }),
  ).toBeChecked()
  await expectAccessible(page)
  await conflict.getByRole('radio', { name: 'Now saved: 3400.00' }).check()
  await expect(dialog.getByLabel('Price')).toHaveValue('3400.00')
  await conflict.getByRole('radio', { name: 'Yours: 3300' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product Updated', { exact: true })).toBeVisible()
  await expect(rowOf(page, product.sku)).toContainText('₹3,300')
  await expect(rowOf(page, product.sku)).toContainText('12 In Stock')
  await page.goto('/ur/shop')
  await expect(page.getByRole('heading', { name: 'سردی کی خوراک', exact: true })).toBeVisible()
})

test('sets a badge and an old price, clears the badge, and fills in a label', async ({ operatorPage: page }) => {
  const product = await addProduct(page)
  await page.goto(`/admin-products?product=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByText('Badge and Compare-at Price').click()
  await dialog.getByLabel('Badge').selectOption('Premium')
  await dialog.getByLabel('Compare-at Price').fill('3500')
  await dialog.getByText('Label', { exact: true }).click()
  await dialog.getByLabel('Country of Origin').fill('India')
  await dialog.getByLabel('Best Before').fill('6')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product Updated', { exact: true })).toBeVisible()
  const stored = async () =>
    (await (await page.request.get('/api/products')).json()).find(({ id }: { id: number }) => id === product.id)
  expect(await stored()).toMatchObject({
    compareAtPrice: '3500.00',
    badge: 'Premium',
    countryOfOrigin: 'India',
    bestBefore: '6',
  })
  for (const name of ['mrp', 'maker']) expect(await stored()).not.toHaveProperty(name)
  await page.goto(`/admin-products?product=${product.id}`)
  await dialog.getByLabel('Badge').selectOption('None')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Product Updated', { exact: true })).toBeVisible()
  expect(await stored()).not.toHaveProperty('badge')
})

test('leaving a changed form asks first, by Esc, button or reload', async ({ operatorPage: page }) => {
  const product = await addProduct(page)
  await page.goto('/admin-products')
  await page.getByRole('button', { name: `Edit ${product.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: `Edit ${product.name}` }).click()
  await dialog.getByLabel('Weight').fill('50kg')
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    return question.dismiss()
  })
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Weight')).toHaveValue('50kg')
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'confirm', 'beforeunload'])
  page.removeAllListeners('dialog')
  page.once('dialog', (question) => question.accept())
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Edit ${product.name}` }).click()
  await expect(dialog.getByLabel('Weight')).toHaveValue('25kg')
})

test('Back asks before it discards input, and stays if the answer is no', async ({ operatorPage: page }) => {
  const product = await addProduct(page)
  await page.goto(`/admin-products?search=${product.sku}`)
  await page.getByRole('button', { name: `Edit ${product.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByLabel('Weight').fill('50kg')
  const asked: string[] = []
  const answers = [false, false, true]
  page.on('dialog', (question) => {
    asked.push(question.message())
    return answers.shift() ? question.accept() : question.dismiss()
  })
  for (const times of [1, 2]) {
    await page.evaluate(() => history.back())
    await expect.poll(() => asked.length).toBe(times)
    await expect(page).toHaveURL(new RegExp(`product=${product.id}$`))
    await expect(dialog.getByLabel('Weight')).toHaveValue('50kg')
  }
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/admin-products?search=${product.sku}`)
  expect(asked).toEqual(Array(3).fill('Discard what you have changed?'))
  await page.getByRole('button', { name: `Edit ${product.name}` }).click()
  await expect(dialog.getByLabel('Weight')).toHaveValue('25kg')
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(asked).toHaveLength(3)
})

test('the button shows "Saving..." while it saves, and a failed delete shows "Failed to delete product."', async ({
  operatorPage: page,
}) => {
  const product = await addProduct(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/api/products/*', async (route) => {
    if (route.request().method() === 'DELETE') return route.fulfill({ status: 503, body: '' })
    await released.promise
    return route.continue()
  })
  await page.goto(`/admin-products?product=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Edit Product' })
  await dialog.getByLabel('Weight').fill('50kg')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  released.resolve()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Delete ${product.name}` }).click()
  await expect(page.getByText('Failed to delete product.', { exact: true })).toBeVisible()
  await expect(rowOf(page, product.sku)).toBeVisible()
})
