import type { Page } from '@playwright/test'
import type { Order } from '~/domain/orders/schema'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { pressUntilFocused } from '../fixtures/browser/keyboard'
import { openOthers, searchBox } from '../fixtures/browser/order-table'
import {
  detailsOf,
  expectSlips,
  expectStatuses,
  holdNotices,
  notice,
  placeTen,
  readDetails,
  TEN,
  viewOf,
} from '../fixtures/browser/ten-orders'

// Ten orders take 55 of the 100 initial bags, so each test has its own shop.
test.use({ shop: { name: 'ten orders by keyboard' } })

/** Presses the J key of a Hindi keyboard, whose character Playwright cannot press. */
const pressHindiJ = (page: Page) =>
  page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'र', code: 'KeyJ', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(key)
  })

test('ten orders only by keyboard, on a laptop', async ({ operatorPage: page }) => {
  test.slow()
  await page.clock.install()
  const { village, placed } = await placeTen(page)
  const [first, ...others] = placed as [Order, ...Order[]]
  let presses = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    presses += keys.length
  }
  for (const width of [1024, 1280, 1366]) {
    await resize(page, { width, height: 768 })
    await page.goto('/admin-orders')
    await expect(viewOf(page, first.id)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.goto('/admin-orders')
  await page.getByRole('button', { name: 'New Order' }).waitFor()
  await press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('Select the order of the row')
  await expectAccessible(page)
  const turn = async () => {
    await pressUntilFocused(page, 'Tab', keys.getByRole('switch', { name: 'Single keys are on' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    // The dialog is hidden before the screen has handled the close.
    await expect(page.locator('dialog').getByText('Single keys are on')).toHaveCount(0)
    await page.keyboard.press('/')
  }
  await turn()
  await expect(searchBox(page)).not.toBeFocused()
  await openOthers(page)
  await page.getByRole('button', { name: 'Keys' }).press('Enter')
  await turn()
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type(village)
  await expect(page.getByRole('status').filter({ hasText: `1–10 of 10 orders` })).toBeVisible()
  await press('Enter')
  await expect(viewOf(page, first.id)).toBeFocused()
  await pressHindiJ(page)
  await expect(viewOf(page, (others[0] as Order).id)).toBeFocused()
  await press('k', 'Enter')
  await readDetails(page, first)
  await press('s', 'c')
  await expect(detailsOf(page, first.id).getByRole('list', { name: 'History' })).toContainText(/confirmed.* by operator/)
  presses += await pressUntilFocused(page, 'Tab', detailsOf(page, first.id).getByRole('link', { name: 'Call' }))
  await press('e')
  await page.keyboard.type('Pays in cash, j and k stay letters.')
  await press('Control+Enter')
  await expect(detailsOf(page, first.id).getByText('Saved.')).toBeVisible()
  await expectAccessible(page)
  await press('Tab')
  for (const order of others) {
    await press('n')
    await readDetails(page, order)
  }
  await press('ArrowLeft', 'ArrowRight', 'Escape')
  const last = placed.at(-1) as Order
  await expect(viewOf(page, last.id)).toBeFocused()
  await press('x')
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await press('a')
  await expect(page.getByText('10 selected', { exact: true })).toBeVisible()
  await press('b')
  await expect(page.getByRole('button', { name: 'Confirm (9)' })).toBeFocused()
  await expectAccessible(page)
  await holdNotices(page)
  await press('Enter')
  await expect(notice(page)).toContainText('9 orders confirmed. 1 was not pending.')
  await expectStatuses(page, placed, 'confirmed')
  await press('F8')
  presses += await pressUntilFocused(page, 'Tab', notice(page).getByRole('button', { name: 'Undo' }))
  await press('Enter')
  await expect(notice(page)).toContainText('9 orders pending again.')
  await page.clock.resume()
  await expectStatuses(page, others, 'pending')
  await press('b', 'Tab', 'Enter', 'Tab', 'Tab', 'Tab', 'Enter')
  await expectSlips(page, TEN)
  expect(presses).toBeLessThanOrEqual(5 * TEN)
})
