import { expect, test } from '../fixtures/browser/browser'
import { orderDialog } from '../fixtures/browser/order-form'
import { save } from '../fixtures/browser/settings-form'

// A changed setting affects the whole shop.
test.use({ shop: { name: 'orders without email' } })

test('a shop that needs no email accepts orders without one, with and without scripts', async ({
  browser,
  baseURL,
  page,
  operatorPage,
}) => {
  await page.goto('/shop?order=LTF-EARLY-25')
  await expect(page.getByLabel('Email')).toHaveAttribute('required')
  await operatorPage.goto('/admin-settings?tab=website')
  const email = operatorPage.getByRole('switch', { name: 'Require Email with Orders' })
  await expect(email).toBeChecked()
  await email.uncheck()
  await save(operatorPage)
  await expect(operatorPage.getByText('Settings Updated', { exact: true })).toBeVisible()

  const unscripted = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) })
  const buyers = [
    { name: 'Ghulam Nabi', page, path: '/?order=LTF-EARLY-25' },
    { name: 'Bashir Ahmad', page, path: '/shop?order=LTF-EARLY-25' },
    { name: 'Mohammad Ashraf', page: await unscripted.newPage(), path: '/shop?order=LTF-EARLY-25' },
  ]
  for (const { name, page, path } of buyers) {
    await page.goto(path)
    const dialog = orderDialog(page, 'Early Stage Trout Feed')
    await dialog.getByLabel('Phone').fill('+91 94190 00000')
    await dialog.getByLabel('Full Name').fill(name)
    await dialog.getByLabel('Delivery Address').fill('Raceway Road, Kokernag')
    await expect(dialog.getByLabel('Email (optional)')).not.toHaveAttribute('required')
    await dialog.getByRole('button', { name: 'Submit Order' }).click()
    await expect(page.getByText(/We will call .* to confirm|We will call you/).first()).toBeVisible()
  }
  await unscripted.close()

  await operatorPage.goto('/admin-contacts?kind=order')
  await operatorPage.getByRole('button', { name: 'View message of Ghulam Nabi' }).click()
  const details = operatorPage.getByRole('dialog')
  await expect(details.getByRole('link', { name: 'Call' })).toBeVisible()
  await expect(details.getByRole('link', { name: 'Reply via Email' })).toHaveCount(0)
  await details.getByRole('link', { name: 'Orders of Ghulam Nabi' }).click()
  await expect(operatorPage.getByRole('row').filter({ hasText: 'Ghulam Nabi' })).toHaveCount(1)
})
