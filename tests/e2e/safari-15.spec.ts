import { ponds } from '~/content/en/ponds'
import { expect, test } from '../fixtures/browser/browser'
import { expectClosed } from '../fixtures/browser/closed'
import { fillOrder, openShop } from '../fixtures/browser/order-form'
import { uniqueName } from '../fixtures/browser/placed'
import { addPond, openExample } from '../fixtures/browser/pond-page'
import { becomeSafari15 } from '../fixtures/browser/safari-15'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test.beforeEach(({ context }) => becomeSafari15(context))

test('home, its menu and its bell work without the features that Safari 15 lacks', async ({ page }) => {
  await page.goto('/')
  const left = () => ['structuredClone', 'HTMLDialogElement', 'BroadcastChannel'].filter((name) => name in globalThis)
  expect(await page.evaluate(left)).toEqual([])
  await expectClosed(page)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)
})

test('search and order of the shop work without the features that Safari 15 lacks', async ({ page, operatorPage }) => {
  await openShop(page)
  await page.getByRole('searchbox').fill('30 g')
  await expect(page.locator('main button[data-order]')).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expectClosed(page)
  const name = uniqueName('Rafiq')
  const form = await fillOrder(page, 'Early Stage Trout Feed', { name, quantity: 2 })
  await form.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Your order' })).toContainText('₹5,000')
  await expectClosed(page, ['#receipt'])
  await page.getByRole('dialog', { name: 'Your order' }).getByRole('button', { name: 'Close' }).click()
  await expectClosed(page)
  await page.goto('/orders')
  await page.locator('#own-orders li a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order No\. \d+$/)
  const { rows } = await (await operatorPage.request.get(`/api/orders?page=1&search=${encodeURIComponent(name)}`)).json()
  expect(rows).toMatchObject([{ items: [{ quantity: 2 }] }])
})

test('a message is sent without the features that Safari 15 lacks', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('radio', { name: 'Feeding Advice' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Rafiq')
  await page.getByRole('textbox', { name: 'Email' }).fill('rafiq@example.com')
  await page.getByLabel('Message', { exact: true }).fill('Which pellet suits fish of 40 g?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible()
})

test('the pond book shows its example and stores a pond without the features that Safari 15 lacks', async ({ page }) => {
  await openExample(page, '/ponds', ponds)
  await expectClosed(page)
  await page.getByRole('button', { name: ponds.today.example.discard }).click()
  await addPond(page, ponds, 'Upper')
  await page.reload()
  await expect(page.getByRole('article')).toContainText('Upper')
  await expectClosed(page)
})
