import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

test('an order with another’s phone is marked, and is billed once its customer is confirmed', async ({ operatorPage: page }) => {
  const [owner, stranger] = [uniqueName('Ghulam'), uniqueName('Bashir')]
  const phone = () => `+91 9${String(Math.random()).slice(2, 11)}`
  const his = phone()
  await placeOrder(page.request, { customerName: owner, customerPhone: his })
  await placeOrder(page.request, { customerName: stranger, customerPhone: phone() })
  const { id } = await placeOrder(page.request, { customerName: stranger, customerPhone: his })
  await page.goto(`/admin-orders?search=${encodeURIComponent(stranger)}`)
  const row = page.locator(`[data-row="${id}"]`)
  await expect(row).toContainText('whose order?')
  await row.getByRole('button', { name: `View order #${id}` }).click()
  const order = page.getByRole('dialog', { name: `Order #${id}` })
  const question = order.getByRole('heading', { name: 'Whose order is this?' })
  await expect(question).toBeVisible()
  await expect(order).toContainText(`It came by the phone of ${owner}, in the name of ${stranger}.`)
  await expect(order).toContainText('Please say above whose order it is, then bill it.')
  await expectAccessible(page)
  await order.getByRole('button', { name: 'Another customer' }).click()
  await order.getByLabel('Name or phone of the customer').fill(stranger)
  await order.getByRole('button', { name: new RegExp(`^${stranger}`) }).click()
  await expect(question).toBeHidden()
  await expect(order.getByRole('link', { name: `Account of ${stranger}` })).toBeVisible()
  await order.getByRole('button', { name: 'Make bill' }).click()
  await expect(order.getByRole('link', { name: /^TF\// })).toBeVisible()
  await expect(row).not.toContainText('whose order?')
})
