import type { APIRequestContext, Page } from '@playwright/test'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { LANGUAGES, pathIn } from '~/languages'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { expectUncovered } from '../fixtures/browser/covered'
import { resize } from '../fixtures/browser/frames'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

const UPI = { upi_name: 'Wular', upi_id: 'wular.feeds@jkb', bank_account: '001204050000', bank_ifsc: 'JAKA0WULAR1' }
const ITEMS = [
  { productId: 1, quantity: 1, unitPrice: '2500.00', totalPrice: '2500.00' },
  { productId: 2, quantity: 2, unitPrice: '2750.00', totalPrice: '5500.00' },
]
const dispatch = { vehicle: 'JK03 A 1234', driverPhone: '+91 94190 12345', day: indianDay(new Date()), batch: '' }

/** The label of the only filled button in each state. */
const MAIN = {
  pending: 'Call us',
  confirmed: 'Pay now',
  shipped: 'Call the driver',
  delivered: 'Order the same again',
  cancelled: 'Shop',
} as const
type State = keyof typeof MAIN
const STATES = Object.keys(MAIN) as State[]

/** The links of an order in each state; the delivered one is paid and billed. */
async function ordersIn(request: APIRequestContext): Promise<Record<State, string>> {
  for (const [key, value] of Object.entries(UPI))
    await request.put(`/api/settings/${key}`, { data: { value, password: OPERATOR.password } })
  const links = await Promise.all(
    STATES.map(async (status) => {
      const data = newOrder({ items: ITEMS, totalAmount: '8000.00' })
      const { id, link } = await (await request.post('/api/orders', { data })).json()
      await request.put(`/api/orders/${id}/status`, { data: { status, ...(status === 'shipped' && { dispatch }) } })
      if (status === 'delivered') {
        const { customerId } = await (await request.get(`/api/orders/${id}`)).json()
        const entry = { customerId, orderId: id, kind: 'payment', amount: '8000', method: 'cash' }
        await request.post('/api/ledger', { data: entry })
        await request.post(`/api/orders/${id}/bill`, { data: {} })
      }
      return [status, link] as const
    }),
  )
  return Object.fromEntries(links) as Record<State, string>
}

const filled = (page: Page) => page.locator('#order a.button:not(.outline)')

test.describe('the page of an order is a waybill', () => {
  test.use({ shop: { name: 'waybills' }, viewport: { width: 360, height: 740 } })

  test('has one filled button in each state, on the first screen of a phone', async ({ operatorPage: page }) => {
    const links = await ordersIn(page.request)
    for (const state of STATES) {
      await page.goto(links[state])
      await expect(filled(page)).toHaveText([MAIN[state]])
      const { y = 999, height = 0 } = (await filled(page).boundingBox()) ?? {}
      expect([state, y + height <= 440 || y + height]).toEqual([state, true])
      await expectAccessible(page)
      await expectLargeTargets(page)
      await expectNoSidewaysScroll(page)
    }
    await page.goto(links.shipped)
    await expect(page.locator('.lead')).toHaveText(/^On its way since \d+\s\w+\s\d+, JK03 A 1234$/)
    await expect(page.locator('article svg rect'), 'its edge has the hue of each feed').toHaveCount(2)
  })

  test('does not describe a future day in the past tense', async ({ operatorPage: page }) => {
    const { id, link } = await (await page.request.post('/api/orders', { data: newOrder() })).json()
    const day = indianDay(new Date(Date.now() + 2 * DAY))
    await page.request.put(`/api/orders/${id}/status`, { data: { status: 'shipped', dispatch: { ...dispatch, day } } })
    await page.goto(link)
    await expect(page.locator('.lead')).toHaveText(/^Leaves on \d+\s\w+\s\d+, JK03 A 1234$/)
  })

  test('prints on one A5 page, with its code and without interactive parts', async ({ operatorPage: page }) => {
    const links = await ordersIn(page.request)
    await resize(page, { width: 1280, height: 800 })
    for (const state of STATES)
      for (const language of LANGUAGES) {
        await page.goto(pathIn(language, links[state]))
        await page.evaluate(() => document.fonts.ready)
        const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
        expect([state, language, paper.match(/\/Type \/Page\b/g)?.length]).toEqual([state, language, 1])
        expect(/\/MediaBox \[0 0 (\d+)/.exec(paper)?.[1], 'points of A5').toBe('420')
      }
    await page.goto(links.confirmed)
    await page.emulateMedia({ media: 'print' })
    const code = await page.getByRole('img', { name: 'QR code to pay' }).boundingBox()
    expect(code?.width).toBeCloseTo((28 / 25.4) * 96, 0)
    for (const part of ['form', 'summary', 'button', '#acts', 'a.button']) {
      for (const each of await page.locator(`#order ${part}`).all()) await expect(each).toBeHidden()
    }
  })

  test('the bill has the same design, with a code for the amount due', async ({ operatorPage: page }) => {
    const links = await ordersIn(page.request)
    const bill = page.getByRole('region', { name: /^Bill of supply/ })
    const code = bill.getByRole('img', { name: 'QR code to pay' })
    await page.goto(`${links.delivered}/bill`)
    await expect(bill.getByText('Rupees Eight Thousand only')).toBeVisible()
    await expect(code, 'nothing is left').toHaveCount(0)
    await expectLargeTargets(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const { id, link } = await (await page.request.post('/api/orders', { data: newOrder() })).json()
    await page.request.put(`/api/orders/${id}/status`, { data: { status: 'delivered' } })
    await page.request.post(`/api/orders/${id}/bill`, { data: {} })
    await resize(page, { width: 1440, height: 900 })
    await page.goto(`${link}/bill`)
    expect((await bill.boundingBox())?.width).toBeLessThanOrEqual(800)
    await expectUncovered(page.getByRole('main').locator('svg rect'))
    await page.emulateMedia({ media: 'print' })
    expect((await code.boundingBox())?.width).toBeCloseTo((28 / 25.4) * 96, 0)
    expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})
