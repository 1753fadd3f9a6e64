import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { placeOrder, uniqueName } from '../fixtures/browser/placed'

const tooltip = (page: Page) => page.getByRole('tooltip')

async function openTwoOrders(page: Page) {
  const group = uniqueName('Mushtaq')
  const ids = []
  for (const place of ['one', 'two']) ids.push((await placeOrder(page.request, { customerName: `${group} ${place}` })).id)
  await page.goto(`/admin-orders?search=${encodeURIComponent(group)}`)
  return ids.map((id) => page.getByRole('button', { name: `View order #${id}` }))
}

test('a tooltip opens after 700 ms of hover, and the next one at once within 300 ms', async ({ operatorPage: page }) => {
  const [first, second] = await openTwoOrders(page)
  await first?.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await first?.hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveText(/^View order #\d+$/)
  await second?.hover()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toHaveCount(1)
  await page.mouse.move(1, 1)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(301)
  await first?.hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toHaveCount(0)
})

test('a tooltip opens at once by keyboard, stays under the pointer, and closes with Esc', async ({ operatorPage: page }) => {
  const [first] = await openTwoOrders(page)
  await first?.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toBeVisible()
  await expectAccessible(page)
  await tooltip(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
})
