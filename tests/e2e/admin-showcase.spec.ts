import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { rowOf } from '../fixtures/browser/catalogue'
import { picture } from '../fixtures/rows/pictures'

test.use({ expectedErrors: [/status of (422|503)/] })

const file = async () => ({ name: 'raceway.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 1200, 900) })

test('adds a picture to the gallery, hides it, deletes it and undoes the deletion', async ({ operatorPage: page }) => {
  const title = `Raceway ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/admin-showcase')
  for (const label of ['Total Images', 'Active', 'Hidden']) {
    await expect(page.getByRole('region', { name: 'Gallery at a glance' }).getByText(label, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Image' })
  await expect(dialog.getByText('Lower numbers appear first')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please choose a picture.')).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Choose a picture').setInputFiles(await file())
  await expect(
    page.getByText('Image has been selected. It is uploaded to this site when you save.', { exact: true }),
  ).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /^blob:/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Image Added', { exact: true })).toBeVisible()
  const row = rowOf(page, title)
  await expect(row).toContainText('No description')
  await expect(row.getByRole('presentation').or(row.locator('img'))).toHaveAttribute('src', /^\/uploads\//)

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Image' })
  await edit.getByRole('switch', { name: 'Show on homepage' }).uncheck()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Image Updated', { exact: true })).toBeVisible()
  await expect(row).toContainText('Hidden')

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(page.getByText('Image Deleted', { exact: true })).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('a new picture starts with order 0 and visible, refuses a negative order, and keeps input on failure', async ({
  operatorPage: page,
}) => {
  await page.route('**/api/showcase-images', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  await page.goto('/admin-showcase')
  await page.getByRole('button', { name: 'Add Image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Image' })
  await expect(dialog.getByLabel('Display Order')).toHaveValue('0')
  await expect(dialog.getByRole('switch', { name: 'Show on homepage' })).toBeChecked()
  await dialog.getByLabel('Choose a picture').setInputFiles(await file())
  await dialog.getByLabel('Display Order').fill('-1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription('Please fill in this field.')
  await expect(dialog.getByLabel('Display Order')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Title').fill('Raceway')
  await dialog.getByLabel('Display Order').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to add showcase image.', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue('Raceway')
})

test('counts all pictures, the active and the hidden ones, and offers to add the first', async ({ operatorPage: page }) => {
  let images = [true, true, false].map((isActive, index) => ({
    id: index + 1,
    title: `Picture ${index}`,
    imageUrl: '/pictures/bag-stock.webp',
    order: index,
    isActive,
    version: 1,
  }))
  await page.route('**/api/showcase-images', (route) => route.fulfill({ json: images }))
  await page.goto('/admin-showcase')
  await expect(page.getByRole('region', { name: 'Gallery at a glance' })).toHaveText('Total Images3Active2Hidden1')
  images = []
  await page.reload()
  await page.getByRole('button', { name: 'Add Your First Image' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Image' })).toBeVisible()
})

test('shows an error when the server cannot delete or change a picture', async ({ operatorPage: page }) => {
  await page.route('**/api/showcase-images/*', (route) =>
    /PUT|DELETE/.test(route.request().method()) ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
  )
  await page.goto('/admin-showcase')
  const first = (act: string) => page.getByRole('button', { name: new RegExp(`^${act} `) }).first()
  await first('Delete').click()
  await expect(page.getByText('Failed to delete showcase image.', { exact: true })).toBeVisible()
  await first('Edit').click()
  const dialog = page.getByRole('dialog', { name: 'Edit Image' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update showcase image.', { exact: true })).toBeVisible()
  await expect(dialog).toBeVisible()
})
