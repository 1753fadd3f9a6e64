import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'

const ring = (request: APIRequestContext, message: string) =>
  request.post('/api/notifications', { data: { title: 'New Order Received', message, type: 'info', isRead: false } })

test('shows a visitor their own notifications, marks them as read, and closes by Esc or outside', async ({
  page,
  browser,
  server,
}) => {
  const stranger = await browser.newContext({ baseURL: server.url })
  await ring(stranger.request, '9 × somebody else’s feed')
  await ring(page.request, '2 × my own feed')
  await page.goto('/about')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await bell.click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveText(
    /We have your order Just now2 × my own feed\. We will call you to confirm it\./,
  )
  await panel.getByRole('button', { name: 'Mark as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await expect(panel.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await bell.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel).toBeHidden()
  await stranger.close()
})

test('is above the first picture of the home page', async ({ page }) => {
  await ring(page.request, '2 × my own feed')
  await page.goto('/')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await test.step('and fits a narrow phone whose letters are twice as large', async () => {
    const size = page.viewportSize()
    await expect(panel.getByRole('button', { name: 'Mark as read' })).toBeVisible()
    await resize(page, { width: 160, height: 740 })
    await expectNoSidewaysScroll(page)
    if (size) await resize(page, size)
  })
  await panel.getByRole('button', { name: 'Mark as read' }).click({ timeout: 5000 })
  await expect(panel.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
})

test('counts up to 99, and marks all as read at once', async ({ page }) => {
  await ring(page.request, 'first × feed')
  await Promise.all(Array.from({ length: 99 }, (_, index) => ring(page.request, `${index} × feed`)))
  await page.goto('/about')
  await expect(page.getByRole('button', { name: 'Notifications, 99+ unread' })).toHaveText('99+')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('region', { name: 'Notifications' })
  await expect(panel.getByRole('listitem')).toHaveCount(51)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toHaveText('')
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused()
  await expectAccessible(page)
})
