import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser'
import { resize } from '../fixtures/frames'
import { areApart } from '../fixtures/pages'
import { placeOrder, uniqueName } from '../fixtures/placed'

const notice = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' }).getByRole('listitem')

async function changeStatus(page: Page, id: number, status: string) {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('combobox', { name: `Status of order #${id}` }).selectOption(status)
  await saved
}

test('a toast covers nothing that is needed next, on a phone and on a laptop', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Haleema')
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) await placeOrder(page.request, { customerName })
  const statuses = page.getByRole('combobox', { name: /^Status of order/ })
  const navigation = page.getByRole('navigation', { name: 'Back office' }).getByRole('link').first()
  for (const [size, status] of [
    [{ width: 390, height: 844 }, 'confirmed'],
    [{ width: 1366, height: 768 }, 'shipped'],
  ] as const) {
    await resize(page, size)
    await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
    for (const at of [0, 3, 6]) {
      const changed = statuses.nth(at)
      await changed.evaluate((each) => each.scrollIntoView({ block: 'center' }))
      await changed.selectOption(status)
      await expect(notice(page)).toContainText('Order Updated')
      for (const needed of [changed, statuses.nth(at + 1), navigation]) expect(await areApart(notice(page), needed)).toBe(true)
      await notice(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(notice(page)).toHaveCount(0)
    }
  }
})

test('a toast goes after 5000 ms', async ({ operatorPage: page }) => {
  const customerName = uniqueName('Wahid')
  const { id } = await placeOrder(page.request, { customerName })
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  const status = page.getByRole('combobox', { name: `Status of order #${id}` })
  await status.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await status.selectOption('shipped')
  await expect(notice(page)).toHaveCount(1)
  await page.clock.runFor(4900)
  await expect(notice(page)).toHaveCount(1)
  await page.clock.runFor(400)
  await expect(notice(page)).toHaveCount(0)
})

test('a swipe to the right of 50 px puts a toast away, and a shorter one does not; only one is visible at a time', async ({
  operatorPage: page,
}) => {
  const customerName = uniqueName('Yasmin')
  const { id } = await placeOrder(page.request, { customerName })
  await page.goto(`/admin-orders?search=${encodeURIComponent(customerName)}`)
  await changeStatus(page, id, 'confirmed')
  await notice(page).waitFor()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const swipe = async (pixels: number) => {
    const box = await notice(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 12]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels / 2, y)
    await page.mouse.move(x + pixels, y)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(notice(page)).toHaveCount(1)
  await swipe(60)
  await expect(notice(page)).toHaveCount(0)
  for (const status of ['shipped', 'delivered', 'pending']) await changeStatus(page, id, status)
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page)).toContainText('Order UpdatedOrder status has been updated successfully.')
})
