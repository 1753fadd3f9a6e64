import { expect, test } from '../fixtures/browser/browser'
import { uniqueName } from '../fixtures/browser/placed'

test.use({ viewport: { width: 390, height: 844 }, shop: { name: 'quotations' } })

test('an operator makes a quotation, and the buyer accepts it by its link without scripts, once', async ({
  operatorPage: page,
  browser,
}) => {
  const name = uniqueName('Verinag')
  await page.goto('/admin-quotations')
  await page.getByRole('button', { name: 'New quotation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone').fill('94190 12345')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Language').selectOption('Urdu')
  await dialog.getByLabel('Feed', { exact: true }).selectOption('Early Stage Trout Feed')
  await dialog.getByLabel('Bags').fill('2')
  await dialog.getByLabel('Price a bag').fill('2400')
  await expect(dialog.getByRole('status')).toHaveText('Total ₹4,800')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to the buyer’s page' }).inputValue()
  expect(link).toMatch(/\/ur\/quotation\/[\w-]{27}$/)
  const buyer = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await buyer.goto(link)
  await expect(buyer.getByText(name)).toHaveCount(0)
  await buyer.getByLabel('مال کہاں پہنچانا ہے؟').fill('Verinag, Anantnag')
  await buyer.getByRole('button', { name: 'منظور ہے، آرڈر کریں' }).click()
  await expect(buyer.getByText('آپ نے یہ کوٹیشن منظور کر لی ہے۔ اب یہ آپ کا آرڈر ہے۔')).toBeVisible()
  await buyer.getByRole('link', { name: 'اپنا آرڈر دیکھیں' }).click()
  await expect(buyer).toHaveURL(/\/ur\/order\//)
  await buyer.close()
  await page.goto('/admin-quotations')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('accepted')
})

test('the screen of quotations says that none match', async ({ operatorPage: page }) => {
  await page.goto('/admin-quotations?search=nobody-is-called-so')
  await expect(page.getByText('No quotations match this search.')).toBeVisible()
})
