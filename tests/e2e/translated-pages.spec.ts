import { expect, type Page } from '@playwright/test'
import { ponds as english } from '~/content/en/ponds'
import { test } from '../fixtures/browser/browser'
import { FARM, figureOf, typeFigures } from '../fixtures/browser/calculators'
import { addProduct, rowOf } from '../fixtures/browser/catalogue'
import { fillOrder, openShop, productCard } from '../fixtures/browser/order-form'
import { statusOf } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'
import { addPond, openExample } from '../fixtures/browser/pond-page'
import { translateFromTheStart, translateNow } from '../fixtures/browser/translator'

// Any error of a page fails its test.

/** Pages translated from the start. */
const known = new WeakSet<Page>()

const isTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached()

/** A page translated from the start stays translated, so this comes last. */
const BEGINS = ['once it is alive', 'before the page comes alive'] as const
type Begins = (typeof BEGINS)[number]

const open = async (page: Page, begins: Begins, goTo: () => Promise<unknown>) => {
  if (begins === 'before the page comes alive' && !known.has(page)) {
    known.add(page)
    await translateFromTheStart(page)
  }
  await goTo()
  if (begins === 'once it is alive') {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await translateNow(page)
  }
  await isTranslated(page)
}

test('a translated shop can be searched, shows details and accepts an order', async ({ page, operatorPage }) => {
  for (const begins of BEGINS) {
    await open(page, begins, () => openShop(page))
    const cards = page.getByRole('main').locator('.cards > li')
    const all = await cards.count()
    await page.getByRole('searchbox').fill('early')
    await expect.poll(() => cards.count()).toBeLessThan(all)
    await expect(productCard(page, 'Early Stage Trout Feed')).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect(cards).toHaveCount(all)
    await productCard(page, 'Stock Stage Trout Feed')
      .getByRole('button', { name: /^View Details/ })
      .click()
    await expect(page.getByRole('dialog')).toContainText('₹3,000')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const name = uniqueName('Rehana Translated')
    const form = await fillOrder(page, 'Stock Stage Trout Feed', { name, quantity: 2 })
    await expect(form.getByRole('status')).toHaveText('Total ₹6,000')
    await form.getByLabel('Quantity').fill('3')
    await expect(form.getByRole('status')).toHaveText('Total ₹9,000')
    await form.getByRole('button', { name: 'Submit Order' }).click()
    const orders = async () =>
      (await (await operatorPage.request.get('/api/orders')).json()) as { customerName: string; totalAmount: number }[]
    await expect.poll(async () => (await orders()).filter(({ customerName }) => customerName === name)).toHaveLength(1)
  }
})

test('translated calculators work', async ({ page }) => {
  for (const begins of BEGINS) {
    for (const path of ['/feeding-guide', '/products']) {
      await open(page, begins, async () => {
        await page.goto(path)
        await page.locator('#calculator').getByLabel('Number of fish').focus()
        await expect(page.locator('astro-island:not([ssr])', { has: page.locator('#calculator, form') }).first()).toBeAttached()
      })
      await typeFigures(page, { fishCount: FARM.fishCount, averageWeight: FARM.averageWeight })
      if (path === '/feeding-guide') await typeFigures(page, { waterTemp: FARM.waterTemp, pondSize: FARM.pondSize })
      const [one, two] = path === '/feeding-guide' ? ['0.70 kg', '1.4 kg'] : ['1 kg', '2 kg']
      await expect(figureOf(page, 'Feed a day')).toHaveText(one)
      await typeFigures(page, { fishCount: '2000' })
      await expect(figureOf(page, 'Feed a day')).toHaveText(two)
      await typeFigures(page, { fishCount: '' })
      await expect(figureOf(page, 'Feed a day')).toHaveCount(0)
      await typeFigures(page, { fishCount: '1000' })
      await expect(figureOf(page, 'Feed a day')).toHaveText(one)
    }
  }
})

test('the bell of a translated page works', async ({ page }) => {
  for (const begins of BEGINS) {
    const ring = (message: string) =>
      page.request.post('/api/notifications', { data: { title: 'New Order Received', message, type: 'info', isRead: false } })
    await ring('2 × my own feed')
    await ring('3 × my own feed')
    await open(page, begins, () => page.goto('/about'))
    const bell = page.getByRole('button', { name: 'Notifications, 2 unread' })
    await bell.click()
    const panel = page.getByRole('region', { name: 'Notifications' })
    await panel.getByRole('button', { name: 'Mark as read' }).first().click()
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toHaveText('1')
    await panel.getByRole('button', { name: 'Mark as read' }).click()
    await expect(panel.getByRole('button', { name: /as read/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

for (const begins of BEGINS)
  test(`the pond book, translated ${begins}, shows its example and stores a pond`, async ({ page }) => {
    await open(page, begins, () => openExample(page, '/ponds', english))
    await page.getByRole('button', { name: english.today.example.discard, exact: true }).click()
    await addPond(page, english, 'Upper raceway')
    await expect(page.getByRole('article')).toContainText('Upper raceway')
  })

test('the back office that is translated changes a status and saves a product', async ({ operatorPage: page }) => {
  for (const begins of BEGINS) {
    const customerName = uniqueName('Tariq Translated')
    const { id } = await placeOrder(page.request, { customerName })
    await open(page, begins, async () => {
      await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
      await expect(statusOf(page, id)).toHaveValue('pending')
    })
    for (const status of ['confirmed', 'pending', 'confirmed']) {
      await statusOf(page, id).selectOption(status)
      await expect(statusOf(page, id)).toHaveValue(status)
      const stored = async () => (await (await page.request.get(`/api/orders/${id}`)).json()).status
      await expect.poll(stored).toBe(status)
      await expect(page.getByRole('main')).toContainText(customerName)
    }
    const product = await addProduct(page)
    await page.goto(`/admin-products?product=${product.id}`)
    const dialog = page.getByRole('dialog', { name: 'Edit Product' })
    await expect(dialog).toBeVisible()
    if (begins === 'once it is alive') await translateNow(page)
    await dialog.getByLabel('Price').fill('3300')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Product Updated', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, product.sku)).toContainText('₹3,300')
    await product.remove()
  }
})
