import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { statusOf } from '../fixtures/browser/order-table'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'
import { seedShop } from '../fixtures/shops/seeded-shop'
import type { TestServer } from '../fixtures/shops/server'

test.use({ shop: { name: 'orders as drawn', fill: (server: TestServer) => seedShop(server, { orders: 1200, contacts: 0 }) } })

const rows = (page: Page) => page.locator('main tbody tr')

/** The number of rows fully visible above the bottom bar, and the height of each. */
const seenRows = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const menu = document.querySelector('nav[aria-label="Back office"]')?.getBoundingClientRect().top ?? 0
    const fold = menu > innerHeight / 2 ? menu : innerHeight
    const boxes = all.map((row) => row.getBoundingClientRect())
    return {
      whole: boxes.filter(({ bottom }) => bottom <= fold).length,
      heights: [...new Set(boxes.slice(1).map(({ height }) => height))],
    }
  })

/** Texts that are never cut, in any font. Names and addresses may be cut if the full text is available. */
const NEVER_CUT = [
  'th[scope="row"]',
  'time',
  'td button',
  'td select',
  'td strong',
  'td strong + span',
  'td span[title^="+91"]',
  '[data-amount]',
  'nav button',
  'dl dd',
  'header button',
]

const cutTexts = (page: Page) =>
  page.evaluate((selectors) => {
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const cell = (element.closest('td, th') ?? element).getBoundingClientRect()
      return element.scrollWidth > element.clientWidth + 1 || left < cell.left - 1 || right > cell.right + 1
    }
    return [...document.querySelectorAll(selectors.map((each) => `main ${each}`).join())]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && isCut(element))
      .map((element) => `${element.tagName} ${element.textContent}`)
  }, NEVER_CUT)

const fillOf = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor)

const SCREENS = [
  { width: 1366, height: 768, least: 9, high: 48 },
  { width: 390, height: 844, least: 5, high: 114 },
] as const

test('each screen shows as many orders as designed, with no cut word and no sideways scroll', async ({ operatorPage: page }) => {
  await page.goto('/admin-orders')
  await expect(rows(page)).toHaveCount(50)
  const expectWholeWords = async (width: number) => {
    expect(await cutTexts(page), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  for (const { width, height, least, high } of SCREENS) {
    await resize(page, { width, height })
    const { whole, heights } = await seenRows(page)
    expect(heights).toEqual([high])
    expect(whole).toBeGreaterThanOrEqual(least)
    await expectWholeWords(width)
  }
  await test.step('the payment is text, and the status is filled', async () => {
    const row = rows(page).first()
    expect(await fillOf(row.locator('strong').filter({ hasText: /^(?:paid|pending|failed)$/ }))).toBe('rgba(0, 0, 0, 0)')
    expect(await fillOf(row.getByRole('combobox'))).not.toBe('rgba(0, 0, 0, 0)')
  })
  for (const width of [768, 1024]) {
    await resize(page, { width, height: 768 })
    await expectWholeWords(width)
    for (const cell of await rows(page).first().locator('td, th').all()) await expect(cell).toBeVisible()
  }
})

test('an order moves through its next steps, and its row opens it', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Rafiq')
  const customerPhone = `+91 9${String(Date.now()).slice(-9)}`
  const { id } = await placeOrder(page.request, { customerName, customerPhone, quantity: 2 })
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  const next = (words: string) => page.getByRole('button', { name: `${words}, order #${id}` })
  await next('Confirm').click()
  await expect(statusOf(page, id)).toHaveValue('confirmed')
  await next('Ship').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(statusOf(page, id)).toHaveValue('shipped')
  await next('Make bill').click()
  const bills = page.getByRole('dialog', { name: 'Make bills' })
  await expect(bills).toContainText('Only a credit note takes a bill back.')
  await bills.getByRole('button', { name: 'Make 1 bill' }).click()
  await expect(bills.getByRole('status')).toHaveText(/^1 bill made: TF\//)
  await bills.getByRole('button', { name: 'Done' }).click()
  await next('Delivered').click()
  await expect(statusOf(page, id)).toHaveValue('delivered')
  await next('Take ₹').click()
  const payment = page.getByRole('dialog', { name: `Payment of ${customerName}` })
  await expect(payment.getByLabel('Amount')).toHaveValue('5000')
  await payment.getByRole('button', { name: 'Take payment' }).click()
  const row = page.locator(`[data-row="${id}"]`)
  await expect(row).toContainText('paid')
  await expect(row.getByRole('button')).toHaveCount(1)
  await row.getByText(customerName).click()
  await expect(page.getByRole('dialog', { name: `Order #${id}` })).toBeVisible()
})

test('a tab lists its queue by address, the bulk bar replaces the tabs, and Clear returns to the rows', async ({
  operatorPage: page,
}) => {
  const { id } = await placeOrder(page.request, { customerName: uniqueName('Zahoor') })
  await page.goto('/admin-orders')
  await page.getByRole('button', { name: /^To confirm \d/ }).click()
  await expect(page).toHaveURL(/\?queue=confirm$/)
  await expect(rows(page).first()).toHaveAttribute('data-row', String(id))
  const { total } = await (await page.request.get('/api/orders?page=1&queue=confirm')).json()
  await expect(page.getByRole('button', { name: `To confirm ${total}` })).toHaveAttribute('aria-current', 'true')
  const top = (await rows(page).first().boundingBox())?.y
  await page.getByRole('checkbox', { name: `Select order #${id}`, exact: true }).check()
  const bar = page.getByRole('region', { name: 'Selected orders' })
  await expect(bar.getByRole('button', { name: 'Confirm (1)' })).toBeVisible()
  expect((await rows(page).first().boundingBox())?.y).toBe(top)
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: `View order #${id}` })).toBeFocused()
})
