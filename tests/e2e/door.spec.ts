import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { expectNoShift, watchShifts } from '../fixtures/browser/layout-shift'
import { fillOrder, productCard } from '../fixtures/browser/order-form'
import { uniqueName } from '../fixtures/browser/placed'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { PHONE } from '../fixtures/browser/widths'

test.use(PHONE)

test('a district chosen once shows its price on each card and page, and begins the order form', async ({
  page,
  operatorPage,
}) => {
  const made = await operatorPage.request.post('/api/delivery-charges', { data: { place: 'Kishtwar', amount: '700' } })
  const { id } = await made.json()
  await watchShifts(page)
  await page.goto('/shop')
  const choice = page.getByLabel('Prices with delivery to')
  await choice.selectOption('Kishtwar')
  const card = productCard(page, 'Early Stage Trout Feed')
  await expect(card).toContainText('One bag with delivery to Kishtwar: ₹3,200, ₹128 a kilo')
  await expectAccessible(page)
  await expectLargeTargets(page)

  await page.goto('/shop/LTF-SMALL-25')
  await expect(page.getByRole('main')).toContainText('One bag with delivery to Kishtwar: ₹3,450, ₹138 a kilo')
  await expect(choice).toHaveValue('Kishtwar')
  await expectNoShift(page)

  await page.goto('/shop/LTF-SMALL-25?district=Kishtwar')
  await choice.selectOption('Leh')
  await expect(page.getByRole('link', { name: 'Buy Now' })).not.toHaveAttribute('href', /district/)
  await page.reload()
  await expect(choice).toHaveValue('Leh')
  await choice.selectOption('Kishtwar')

  let answer = () => {}
  const isAwaited = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/shop', (route) => isAwaited.then(() => route.fallback()))
  await page.goto('/')
  const line = page.locator('#line [data-says="door"]')
  const reserved = (await line.boundingBox())?.height
  answer()
  await expect(line).toHaveText('With delivery to Kishtwar: ₹6,700, ₹3,350 a bag, ₹134 a kilo')
  expect((await line.boundingBox())?.height).toBe(reserved)
  await page.unrouteAll({ behavior: 'wait' })
  await page.locator('#line').getByLabel('Number of fish').fill('400')
  await expect(line).toHaveText('One bag with delivery to Kishtwar: ₹3,700, ₹148 a kilo')
  const featured = page.getByRole('region', { name: 'Featured products' }).getByRole('listitem').first()
  await featured.scrollIntoViewIfNeeded()
  const height = (await featured.boundingBox())?.height
  await expect(featured).toContainText('with delivery to Kishtwar: ₹')
  expect((await featured.boundingBox())?.height).toBe(height)
  await expectNoShift(page)

  for (const path of ['/products', '/feeding-guide']) {
    await page.goto(path)
    const calculator = page.locator('#calculator')
    await calculator.scrollIntoViewIfNeeded()
    await expect(calculator).toContainText('One bag with delivery to Kishtwar: ₹3,700, ₹148 a kilo')
    await expectNoShift(page)
  }

  await page.goto('/ur/shop?details=LTF-EARLY-25')
  await expect(page.locator('#details')).toContainText('₹3,200')
  await expectNoShift(page)

  await page.goto('/shop')
  await expect(card).toContainText('One bag with delivery to Kishtwar: ₹3,200')
  await card.getByRole('button', { name: /^View Details/ }).click()
  await expect(page.locator('#details')).toContainText('One bag with delivery to Kishtwar: ₹3,200, ₹128 a kilo')
  await page.keyboard.press('Escape')
  const form = await fillOrder(page, 'Early Stage Trout Feed', { name: uniqueName('At The Door'), quantity: 1 })
  await expect(form.getByText('Delivery to Kishtwar: ₹700')).toBeVisible()
  await expect(form.getByText('1 bag ₹3,200')).toBeVisible()
  await page.keyboard.press('Escape')

  await choice.selectOption('')
  await expect(card).not.toContainText('Kishtwar')
  await operatorPage.request.delete(`/api/delivery-charges/${id}`)
})
