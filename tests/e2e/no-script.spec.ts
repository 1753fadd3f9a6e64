import { expect, test } from '../fixtures/browser'
import { fillOrder } from '../fixtures/order-form'

// A shop that has the feeds of this file alone.
test.use({ shop: { name: 'own feeds' }, javaScriptEnabled: false, expectedErrors: [/422|409/] })

test('searches and filters by its form', async ({ page }) => {
  const found = page.getByRole('main').getByRole('heading', { level: 3 })
  await page.goto('/shop')
  await page.getByRole('searchbox').fill('feed for brodstok')
  await page.getByRole('searchbox').press('Enter')
  await expect(found).toHaveText(['Stock Stage Trout Feed'])
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Small Stage' }).click()
  await expect(found).toHaveText(['Small Stage Trout Feed'])
  await page.getByRole('searchbox').fill('fry')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/shop?search=fry&category=small')
  await expect(page.getByText('No feed matches this search.')).toBeVisible()
  await page.getByRole('button', { name: 'Small Stage', pressed: true }).click()
  await expect(found).toHaveText(['Early Stage Trout Feed'])
})

test('refuses a wrong order with its sentence, keeps what was typed, and then takes it once', async ({ page, operatorPage }, {
  project,
}) => {
  const customer = `Without scripts ${project.name}`
  await page.goto('/shop')
  const dialog = await fillOrder(page, 'Early Stage Trout Feed', { name: customer, quantity: 5000 })
  await dialog.getByRole('button', { name: 'Update the total' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Total ₹1,25,00,000')
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByRole('alert')).toContainText(/Only \d+ bags? of Early Stage Trout Feed (is|are) left in stock\./)
  await expect(page.getByLabel('Full Name')).toHaveValue(customer)
  await page.getByLabel('Quantity').fill('1')
  await page.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Order submitted successfully! You will be contacted soon for confirmation.',
  )

  const orders = await (await operatorPage.request.get('/api/orders')).json()
  expect(orders.filter((order: { customerName: string }) => order.customerName === customer)).toHaveLength(1)
  const enquiries = await (await operatorPage.request.get('/api/contacts')).json()
  expect(enquiries).toContainEqual(expect.objectContaining({ name: customer, subject: 'New Order: Early Stage Trout Feed' }))
})

test('makes one order of a form that is posted twice', async ({ page, operatorPage }, { project }) => {
  const name = `Posted twice ${project.name}`
  const form = {
    order: 'LTF-STOCK-25',
    price: '3000.00',
    key: `key-of-${project.name}`,
    name,
    email: 'a@example.com',
    phone: '1',
    address: 'Kokernag',
  }
  for (const _time of ['first', 'second']) {
    const answer = await page.request.post('/shop', { form: { ...form, quantity: '1', message: '' }, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }
  const orders = await (await operatorPage.request.get('/api/orders')).json()
  expect(orders.filter((order: { customerName: string }) => order.customerName === name)).toHaveLength(1)
})
