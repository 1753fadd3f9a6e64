import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { OPERATOR } from '../fixtures/shops/server'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, shop: { name: 'card-to-bill' } })

const MOST_TAPS = 10
/** A 2G line: bytes a second, and milliseconds. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 40_000, uploadThroughput: 20_000 }
const BUYER = { name: 'غلام نبی وانی', phone: '94190 12345', address: 'محلہ بالا، کوکرناگ، اننت ناگ' }

test('from a card in a chat to a paid bill that a bank takes, in Urdu, on a slow line', async ({ page, operatorPage }) => {
  test.slow()
  const { request } = operatorPage
  const settings = { require_order_email: 'false', upi_name: 'Wular', upi_id: 'wular.feeds@jkb' }
  const changes = Object.entries(settings).map(([key, value]) => ({ key, value }))
  expect((await request.put('/api/settings', { data: { changes, password: OPERATOR.password } })).status()).toBe(200)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', SLOW_LINE)
  let taps = 0
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded()
    await target.tap()
    taps++
  }

  const order = await test.step('he orders from the page that the card opens', async () => {
    await page.goto('/ur/shop/LTF-SMALL-25')
    await tap(page.getByRole('link', { name: 'ابھی خریدیں' }))
    const form = page.locator('dialog[open] form')
    for (const [name, text] of Object.entries(BUYER)) await form.locator(`[name="${name}"]`).fill(text)
    taps++ // Of the first field; the keyboard leads to the next ones.
    await tap(form.getByRole('button', { name: 'آرڈر بھیجیں' }))
    // With or without the scripts, whichever the line has brought.
    const link = page.locator('a[href*="/ur/order/"]').filter({ visible: true }).first()
    await expect(link).toBeVisible()
    const [placed] = await (await request.get('/api/orders')).json()
    expect(placed).toMatchObject({ customerName: BUYER.name, language: 'ur' })
    await request.put(`/api/orders/${placed.id}/status`, { data: { status: 'confirmed' } })
    await tap(link)
    await page.waitForURL(/\/ur\/order\//)
    await page.reload()
    return placed
  })

  await test.step('he pays to the name that his app must show, and says so', async () => {
    await expect(page.locator('section.pay')).toContainText('Wular')
    await tap(page.locator('#reference'))
    await page.keyboard.type('412345678901')
    await page.keyboard.press('Enter')
    await expect(page.locator('#paid')).toBeVisible()
    const confirmed = await request.put('/api/payment-reports/1', { data: { state: 'confirmed', amount: order.totalAmount } })
    expect(confirmed.status(), await confirmed.text()).toBe(200)
    expect((await request.post(`/api/orders/${order.id}/bill`, { data: {} })).status()).toBe(201)
  })

  await test.step('his digits open the whole bill', async () => {
    await page.reload()
    await tap(page.locator('a[href$="/bill"]'))
    const bill = page.locator('.paper')
    await expect(bill).not.toContainText('12345')
    await tap(page.locator('#whole summary'))
    await tap(page.locator('#digits'))
    await page.keyboard.type('2345')
    await page.keyboard.press('Enter')
    for (const part of [BUYER.name, '94190 12345', 'کوکرناگ']) await expect(bill).toContainText(part)
  })
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
})
