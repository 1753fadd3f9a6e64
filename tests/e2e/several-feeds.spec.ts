import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { fillOrder, openShop, productCard } from '../fixtures/browser/order-form'
import { uniqueName } from '../fixtures/browser/placed'

test('adds another feed and the delivery to the total, keeps both after a reload, and reorders both', async ({
  page,
  operatorPage,
}) => {
  const place = uniqueName('Verinag')
  const charge = { place, amount: '300' }
  expect((await operatorPage.request.post('/api/delivery-charges', { data: charge })).status()).toBe(201)
  await openShop(page)
  const name = uniqueName('Two Feeds')
  const form = await fillOrder(page, 'Early Stage Trout Feed', { name, quantity: 2 })
  await form.getByRole('button', { name: 'Add another feed' }).click()
  await form.getByLabel('Another feed').selectOption('Small Stage Trout Feed, ₹2,750 a bag')
  await form.getByLabel('Bags of this feed').fill('3')
  await form.getByLabel('Delivery Address').fill(place)
  await expect(form.getByText(`Delivery to ${place}: ₹300`)).toBeVisible()
  await expect(form.getByText('5 bags ₹13,550')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'Buy Now' }).click()
  await expect(form.getByText('5 bags ₹13,550')).toBeVisible()
  await form.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Your order' })).toContainText(
    'Small Stage Trout FeedBags3 bags of 25 kgDelivery₹300Total₹13,550',
  )
  await page.goto('/orders')
  await page.getByRole('link', { name: 'Order the same again' }).click()
  await expect(form.getByText(`Delivery to ${place}: ₹300`)).toBeVisible()
  await expect(form.getByText('5 bags ₹13,550')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Your order' })).toContainText('Total₹13,550')
  const { rows } = await (await operatorPage.request.get(`/api/orders?page=1&search=${encodeURIComponent(name)}`)).json()
  const ordered = { totalAmount: '13550.00', deliveryCharge: '300.00', items: [{ quantity: 2 }, { quantity: 3 }] }
  expect(rows).toMatchObject([ordered, ordered])
})
