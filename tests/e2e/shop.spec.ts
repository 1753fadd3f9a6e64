import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { addProduct } from '../fixtures/browser/catalogue'
import { resize } from '../fixtures/browser/frames'
import { expectStepTaken, openShop, orderDialog, productCard } from '../fixtures/browser/order-form'
import { PHONE } from '../fixtures/browser/widths'

// A shop with only the feeds of this file.
test.use({ shop: { name: 'own feeds' } })

test('shows each product with everything that a buyer compares', { tag: '@journey' }, async ({ page }) => {
  await openShop(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Trout feed for every stage' })).toBeVisible()
  await test.step('with its first feed on a phone’s first screen', async () => {
    await resize(page, { width: 360, height: 740 })
    const first = page.getByRole('main').locator('.cards > li').first()
    const belowTheBar = async () => {
      const [card, bar] = [await first.boundingBox(), await page.getByRole('banner').boundingBox()]
      return (card?.y ?? Number.NaN) - (bar ? bar.y + bar.height : 0)
    }
    await expect.poll(belowTheBar).toBeLessThanOrEqual(280)
  })
  const card = productCard(page, 'Stock Stage Trout Feed')
  for (const text of [
    'Stock Stage',
    'pellet for growers of 50 g and over, and for broodstock',
    '25 kg',
    'LTF-STOCK-25',
    '₹3,000',
    'Free delivery available',
  ]) {
    await expect(card).toContainText(text)
  }
  await expect(card).toContainText(/\d+ units/)
  await expect(card.getByText('In Stock')).toBeVisible()
  for (const promise of ['Quality Guaranteed', 'Fast Delivery', 'WhatsApp Support']) {
    await expect(page.getByRole('main').getByText(promise, { exact: true })).toBeVisible()
  }
  await test.step('it asks about a product on WhatsApp in a new tab', async () => {
    const link = productCard(page, 'Small Stage Trout Feed').getByRole('link', { name: 'WhatsApp' })
    await expect(link).toHaveAttribute('target', '_blank')
    const { host, pathname, searchParams } = new URL(String(await link.getAttribute('href')))
    expect(host + pathname).toMatch(/^wa\.me\/\d+$/)
    const names = ['Small Stage Trout Feed', 'Small Stage', '₹2,750', '25kg', 'LTF-SMALL-25']
    for (const part of [...names, '42%', '15-18%', '2.5mm', 'outgrown Early Stage'])
      expect(searchParams.get('text')).toContain(part)
  })
  await test.step('its print has the feeds, without fish, buttons and footer', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const left of ['#stream', 'body > footer', 'search', '.bar nav', '.bar .tools', 'main button', 'main .button'])
      for (const each of await page.locator(left).all()) await expect(each).toBeHidden()
    await expect(card).toContainText('₹3,000')
    await expect(card.getByRole('heading')).toBeVisible()
  })
})

test.describe('the line of weights on a phone', () => {
  test.use(PHONE)

  test('filters by the line of fish weights, in sync with the list of categories', async ({ page }) => {
    await openShop(page)
    const headings = page.getByRole('main').getByRole('heading', { level: 3 })
    const category = page.getByRole('combobox', { name: 'Category' })
    const line = page.getByRole('radiogroup', { name: 'Feed by weight of fish' })
    const [early, small, stock] = ['Early under 15 g', 'Small 15 to 49 g', 'Stock from 50 g'].map((name) =>
      line.getByRole('radio', { name }),
    ) as [Locator, Locator, Locator]
    await expect(line.getByRole('radio', { checked: true })).toHaveCount(0)
    await small.check()
    await expect(headings).toHaveText(['Small Stage Trout Feed'])
    await expect(category).toHaveValue('small')
    await small.press('ArrowRight')
    await expect(stock).toBeChecked()
    await expect(headings).toHaveText(['Stock Stage Trout Feed'])
    await category.selectOption('Early Stage')
    await expect(early).toBeChecked()
    await expectAccessible(page)
    for (const segment of [early, small, stock]) {
      const { width = 0, height = 0 } = (await segment.boundingBox()) ?? {}
      expect(height).toBe(56)
      expect(width).toBeGreaterThanOrEqual(44)
    }
  })
})

test('the line runs from left to right in Urdu, and a choice before its script counts', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/_astro/Shop.*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/ur/shop')
  const radios = page.getByRole('radiogroup').getByRole('radio')
  const places = await radios.evaluateAll((all) => all.map((radio) => radio.getBoundingClientRect().left))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  await radios.nth(1).check()
  script.resolve()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(page.getByRole('main').locator('select[name="category"]')).toHaveValue('small')
})

test('the texts of the search are not cut on a narrow phone', async ({ page }) => {
  await resize(page, { width: 320, height: 740 })
  await openShop(page)
  const search = page.getByRole('searchbox')
  await expectNoSidewaysScroll(page)
  const needed = await search.evaluate((input: HTMLInputElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return Number.NaN
    pen.font = font
    return pen.measureText(input.placeholder).width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  })
  expect(needed).toBeLessThanOrEqual((await search.boundingBox())?.width ?? 0)
})

/** Checks 160 px: a phone of 320 px with text of twice the size. Nothing may scroll sideways. */
async function expectRoomForLargeLetters(page: Page) {
  const size = page.viewportSize()
  await resize(page, { width: 160, height: 740 })
  await expectNoSidewaysScroll(page)
  if (size) await resize(page, size)
}

test.describe('the details on a phone', () => {
  test.use(PHONE)

  test('shows everything about a product in its details', async ({ page }) => {
    await page.goto('/team')
    await openShop(page)
    await productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'View Details' }).click()
    const dialog = page.getByRole('dialog', { name: 'Early Stage Trout Feed' })
    for (const [name, value] of [
      ['Price', '₹2,500'],
      ['Price a kg', '₹100'],
      ['Weight', '25 kg'],
      ['SKU', 'LTF-EARLY-25'],
      ['Fish', 'under 15 g'],
      ['Protein', '46%'],
      ['Fat', '15-18%'],
      ['Fibre', '3% max'],
      ['Moisture', '8% max'],
      ['Energy', '15 KJ/GM'],
      ['Pellet Size', '1.5 mm'],
    ]) {
      await expect(dialog.getByRole('row', { name: `${name} ${value}` })).toBeVisible()
    }
    await expect(dialog.getByRole('row', { name: /Stock \d+ units/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'View Details' })).toBeFocused()
    await test.step('its picture, and the ways to buy it', async () => {
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('img', { name: 'Bag of Early Stage Trout Feed' })).toBeInViewport()
      await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
      await expectAccessible(page)
      await expectRoomForLargeLetters(page)
      await dialog.getByRole('button', { name: 'Buy Now' }).click()
      await expect(orderDialog(page, 'Early Stage Trout Feed')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectRoomForLargeLetters(page)
    })
    await test.step('Back closes the order form, which keeps what was typed, and the details', async () => {
      const order = orderDialog(page, 'Early Stage Trout Feed')
      await order.getByLabel('Full Name').fill('Mushtaq')
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('searchbox').fill('early')
      await expect(productCard(page, 'Stock Stage Trout Feed')).toBeHidden()
      const details = productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'View Details' })
      await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
      await details.click()
      await expect(dialog).toBeVisible()
      const top = await page.evaluate(() => scrollY)
      expect(top).toBeGreaterThan(0)
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/shop')
      await expect(page.getByRole('searchbox')).toHaveValue('early')
      expect(await page.evaluate(() => scrollY)).toBe(top)
      await productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'Buy Now' }).click()
      await expect(order.getByLabel('Full Name')).toHaveValue('Mushtaq')
    })
    await test.step('once they are closed, Back leaves the shop', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectStepTaken(page)
      await page.goBack()
      await expect(page).toHaveURL('/team')
    })
  })
})

test('sells nothing out of stock, and shows changes since the page was rendered', async ({ page, operatorPage }, { project }) => {
  const empty = await addProduct(operatorPage, { name: `Empty ${project.name}`, stockQuantity: 0 })
  const product = await addProduct(operatorPage, { name: `Dearer ${project.name}` })
  await page.route('**/api/products', async (route) => {
    await product.change({ price: '1300' })
    await route.continue()
  })
  await openShop(page)
  await productCard(page, product.name).hover()
  await expect(productCard(page, product.name)).toContainText('₹1,300')
  const card = productCard(page, empty.name)
  await expect(card.getByText('Out of Stock')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  await expect(card.getByRole('button', { name: 'WhatsApp' })).toBeDisabled()
  await product.remove()
  await empty.remove()
})

test.describe('when the products fail to load', () => {
  test.use({ expectedErrors: [/503/] })

  test('keeps the list of the page', async ({ page }) => {
    await page.route('**/api/products', (route) => route.fulfill({ status: 503, body: '' }))
    const refused = page.waitForResponse('**/api/products')
    await openShop(page)
    await refused
    await expect(productCard(page, 'Early Stage Trout Feed')).toBeVisible()
    await expect(page.getByText('The products could not be loaded.')).toBeHidden()
  })
})
