import type { Locator, Page } from '@playwright/test'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import type { Order } from '~/domain/orders/schema'
import { adminRoutes } from '~/routes'
import { brokenWords as brokenWordsOf } from '../fixtures/browser/broken-words'
import { expect, test } from '../fixtures/browser/browser'
import { fillLists } from '../fixtures/browser/filled-lists'
import { resize } from '../fixtures/browser/frames'
import { placeOrder } from '../fixtures/browser/placed'
import { depth } from '../fixtures/depth'
import { newBatch } from '../fixtures/rows/batches'

test.use({ shop: { name: 'back office at widths' } })

const NAME = 'Ghulam Mohammad Bhat'

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  expect(box).not.toBeNull()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** The right end of an element, including its overflow. */
const endOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.max(...[element, range].map((each) => each.getBoundingClientRect().right))
  })

/** The words of an element that are broken over two lines. */
const brokenWords = (heading: Locator) =>
  heading.evaluate((element) => {
    const text = element.firstChild as Text
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    })
  })

test('the header of each screen does not cover the name of the shop on a phone', async ({ operatorPage: page }) => {
  // Until our font has loaded, the wider fonts of the device are used.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  // Screens share their header; the deep run opens each.
  for (const { path } of depth(adminRoutes.slice(0, 2), [...adminRoutes])) {
    await page.goto(path)
    await expectFreeHead(page, path)
  }
  const { value: name } = { value: 'Wular Valley Trout Feed Manufacturers and Sons' }
  expect((await page.request.put('/api/settings/site_name', { data: { value: name } })).status()).toBe(200)
  await page.goto('/admin-orders')
  await expectFreeHead(page, name)
})

/** Fails if the name of the shop, Logout and the bell overlap. */
async function expectFreeHead(page: Page, what: string) {
  const button = page.getByRole('button', { name: 'Logout' })
  await expect(button).toBeVisible()
  for (const width of [390, 360, 320]) {
    await resize(page, { width, height: 740 })
    const [logout, bell] = [await boxOf(button), await boxOf(page.locator('.side header button').first())]
    expect(await endOf(page.locator('.side .brand')), `${what} at ${width}`).toBeLessThanOrEqual(logout.x)
    expect(logout.x + logout.width, `${what} at ${width}`).toBeLessThanOrEqual(bell.x)
  }
}

test('no word of a bill breaks on a phone', async ({ operatorPage: page }) => {
  const { id } = await placeOrder(page.request, { customerName: NAME, customerPhone: '+91 94190 44444' })
  const bill = await (await page.request.post(`/api/orders/${id}/bill`, { data: {} })).json()
  for (const width of [390, 360, 320]) {
    await resize(page, { width, height: 740 })
    await page.goto(`/admin-bills?bill=${encodeURIComponent(bill.number)}`)
    const heading = page.getByRole('heading', { name: 'Bill of supply', exact: true })
    await expect(heading).toBeVisible()
    expect(await brokenWords(heading), `at ${width}`).toEqual([])
  }
})

test('payer and amount are separate, and a name comes before its note', async ({ operatorPage: page }) => {
  const placed: Order[] = []
  for (const phone of ['+91 94190 55551', '+91 94190 55552']) {
    const order = await placeOrder(page.request, { customerName: NAME, customerPhone: phone })
    const { id } = order
    placed.push(order)
    const promised = { promisedDay: indianDay(new Date(Date.now() + 9 * DAY)), privateNotes: '' }
    expect((await page.request.put(`/api/orders/${id}/handling`, { data: promised })).status()).toBe(200)
  }
  await resize(page, { width: 390, height: 844 })
  await page.goto('/admin-orders?status=pending')
  const row = page.locator('main tbody tr').first()
  await expect(row.locator('small').filter({ hasText: /^by / })).toBeVisible()
  const name = row.getByText(NAME, { exact: true }).first()
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  for (const { id } of placed)
    expect((await page.request.put(`/api/orders/${id}/status`, { data: { status: 'shipped' } })).status()).toBe(200)
  await page.goto('/admin-orders?queue=unpaid')
  await expect(row).toContainText('shipped')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all orders of this page' }).click()
  await page.getByLabel('Other actions for the selected orders').click()
  await page.getByRole('button', { name: /^Take payment/ }).click()
  const payers = page.getByRole('dialog', { name: 'Take payment' }).getByRole('listitem')
  await expect(payers.first()).toContainText(NAME)
  for (const payer of await payers.all()) {
    const [who, sum] = [await boxOf(payer.locator('span').first()), await boxOf(payer.locator('strong'))]
    expect(sum.x - (who.x + who.width) >= 8 || sum.y >= who.y + who.height).toBe(true)
    await expect(payer).toHaveText(/#\d+ ₹/)
  }
})

test('no choice, search, date or number is cut or broken', async ({ operatorPage: page }) => {
  const by = { reason: 'milled', by: 1370, note: 'Two presses, three shifts' }
  expect((await page.request.post('/api/products/1/stock-moves', { data: by })).status()).toBe(201)
  for (const [path, shown, ...widths] of [
    ['/admin-bills', 'Bills and credit notes', 1366],
    ['/admin-day-book?from=2020-01-01&to=2020-01-31', 'Day book of', 1366],
    ['/admin-orders?status=shipped&from=2026-04-01&to=2026-12-31', 'shipped'],
    ['/admin-orders?dialog=new', 'New Order'],
    ['/admin-products?moves=1', '+1,370'],
  ] as const) {
    await resize(page, { width: 390, height: 844 })
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeAttached()
    if (path.includes('dialog')) await page.getByLabel('Feed', { exact: true }).selectOption('Early Stage Trout Feed')
    for (const width of [390, ...widths]) {
      await resize(page, { width, height: 844 })
      expect([path, width, await brokenNumbers(page), await cutChoices(page)]).toEqual([path, width, [], []])
    }
  }
})

test('the other rows stay as they are while a price is edited', async ({ operatorPage: page }) => {
  await resize(page, { width: 1366, height: 768 })
  await page.goto('/admin-products')
  const rows = page.locator('main [data-row]')
  const heights = () => rows.evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect().height))
  await expect(rows).not.toHaveCount(0)
  const before = await heights()
  await page
    .getByRole('button', { name: /^Price of/ })
    .first()
    .click()
  await expect(page.getByLabel('Price (₹)')).toBeVisible()
  expect(await heights()).toEqual(before)
})

test('words of a hundred letters wrap in their dialogs', async ({ operatorPage: page }) => {
  const long = 'W'.repeat(100)
  const made = async (path: string, data: object) => (await (await page.request.post(path, { data })).json()) as { id: number }
  const { id } = await made('/api/customers', { name: long, phone: '97000 00001', address: long, note: long })
  const batch = await made('/api/batches', newBatch({ lot: 'LONG-1' }))
  const held = { state: 'held', reason: `${long}${long}` }
  expect((await page.request.put(`/api/batches/${batch.id}/state`, { data: held })).status()).toBe(200)
  for (const path of [`/admin-customers?customer=${id}`, `/admin-batches?batch=${batch.id}`]) {
    await page.goto(path)
    const dialog = page.getByRole('dialog').locator('> article')
    await expect(dialog).toContainText(long)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0)
  }
})

const brokenNumbers = async (page: Page) => (await brokenWordsOf(page)).filter((word) => /\d/.test(word))

/** The chosen words or dates that their field cannot show, and search fields for less than ten letters. */
const cutChoices = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const room = (field: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1
    }
    const widthOf = (text: string, field: Element) => {
      if (canvas) canvas.font = getComputedStyle(field).font
      return canvas?.measureText(text).width ?? 0
    }
    const fields = 'select, [type="search"], [type="date"], [type="month"]'
    const seen = [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(fields)].filter(
      (field) => field.checkVisibility() && field.clientWidth > 0,
    )
    /** With the icon of a calendar. */
    const TYPED: Record<string, string> = { date: '31/12/2026 MM', month: 'September 2026 MM', search: '0123456789' }
    const words = (field: (typeof seen)[number]) =>
      'options' in field ? (field.selectedOptions[0]?.text ?? '') : (TYPED[field.type] ?? '')
    return seen.filter((field) => widthOf(words(field), field) > room(field)).map(words)
  })

test('at 200 % zoom the bars leave half of the window for the settings', async ({ operatorPage: page }) => {
  await resize(page, { width: 640, height: 360 })
  await page.goto('/admin-settings')
  await expect(page.getByRole('button', { name: 'Save All Settings' })).toBeAttached()
  await page.evaluate(() => scrollTo(0, 400))
  const covered = await stuckHeight(page)
  expect(covered).toBeLessThanOrEqual(180)
})

/** The height in px that stays covered by sticky bars while the page scrolls. */
const stuckHeight = (page: Page) =>
  page.evaluate(() => {
    const rows = new Set<number>()
    for (let y = 0; y < innerHeight; y += 4) {
      const stack = document.elementsFromPoint(innerWidth / 2, y)
      const isStuck = stack.some((element) => {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (
            ['fixed', 'sticky'].includes(getComputedStyle(each).position) &&
            each.getBoundingClientRect().height < innerHeight
          ) {
            const { top, bottom } = each.getBoundingClientRect()
            return top >= 0 && bottom <= innerHeight + 1 && !each.closest('#stream')
          }
        return false
      })
      if (isStuck) rows.add(y)
    }
    return rows.size * 4
  })

test('a switch has the shape of a switch, at least 24 pixels high, beside its label', async ({ operatorPage: page }) => {
  for (const path of ['/admin-products', '/admin-settings?tab=notices']) {
    await page.goto(path)
    const control = page.getByRole('switch').first()
    const { width, height } = await boxOf(control)
    expect(height, path).toBeGreaterThanOrEqual(24)
    expect(width, path).toBeGreaterThan(height * 1.5)
    await expect(control).toHaveCSS('appearance', 'none')
  }
})

test('the link of a bill to its order is at least 24 pixels high, and 44 on a phone', async ({ operatorPage: page }) => {
  await fillLists(page)
  await page.goto('/admin-bills')
  const link = page.getByRole('link', { name: /^Order #/ }).first()
  await expect(link).toBeVisible()
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(24)
  await resize(page, { width: 390, height: 844 })
  expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44)
})
