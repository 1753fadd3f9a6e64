import type { Locator, Page } from '@playwright/test'
import { adminRoutes } from '~/routes'
import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { expectUncovered } from '../fixtures/browser/covered'
import { resize } from '../fixtures/browser/frames'
import { placeOrder, sendContact } from '../fixtures/browser/placed'
import { expectLargeTargets } from '../fixtures/browser/targets'

const [WIDTH, HEIGHT] = [390, 844]
/** The widths of tablets in px: on the small one rows are still cards. */
const TABLETS = [768, 1024]

test.use({ shop: { name: 'phone' }, viewport: { width: WIDTH, height: HEIGHT } })

/** Screens with a list, and the control that opens the dialog of its first row. */
const LISTS: Record<string, string | RegExp> = {
  '/admin-orders': /^View order/,
  '/admin-contacts': /^View message/,
  '/admin-customers': /^View /,
  '/admin-products': 'Edit Early Stage Trout Feed',
  '/admin-showcase': 'Edit Himalayan stream',
}

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }

/** Fails if a figure is cut or needs a horizontal scroll. */
async function expectFiguresToFit(page: Page) {
  const cut = await page
    .locator('section > dl :is(div, dd)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > innerWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
}

async function expectFirstRowInView(page: Page) {
  const row = await boxOf(page.locator('tbody tr').first())
  const bar = await boxOf(page.getByRole('navigation', { name: 'Back office' }))
  expect(row.height).toBeGreaterThan(0)
  expect(row.y + row.height).toBeLessThanOrEqual(bar.y)
}

/** Fails if a table is wider than its scroll frame. */
async function expectTablesToFit(page: Page, width: number) {
  await resize(page, { width, height: HEIGHT })
  const tables = page.locator('table')
  const widest = () =>
    tables.evaluateAll((all) => Math.max(0, ...all.map(({ parentElement: it }) => (it ? it.scrollWidth - it.clientWidth : 0))))
  await expect.poll(widest).toBe(0)
  await resize(page, { width: WIDTH, height: HEIGHT })
}

async function expectFullScreen(page: Page, opener: string | RegExp) {
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: opener }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await boxOf(dialog.locator('> article'))).toEqual({ x: 0, y: 0, width: WIDTH, height: HEIGHT })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  if ((await save.count()) > 0) await expect(save).toBeInViewport({ ratio: 1 })
  await expectLargeTargets(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Closing goes back in the history; this must be done before the next page is opened.
  await expect(page).toHaveURL(pathname)
}

test('every screen of the back office works by touch at 390 pixels', async ({ operatorPage: page }) => {
  test.slow()
  await placeOrder(page.request, {})
  await sendContact(page.request, { subject: 'Delivery time' })
  for (const { path } of adminRoutes) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('…')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH)
      await expectFiguresToFit(page)
      await expectLargeTargets(page)
      await expectAccessible(page)
      const opener = LISTS[path]
      if (!opener) return
      await expectFirstRowInView(page)
      for (const tablet of TABLETS) await expectTablesToFit(page, tablet)
      await expectFullScreen(page, opener)
    })
  }
  await test.step('nothing moves when the figures of the dashboard come', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/dashboard', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/admin/dashboard')
    const next = page.getByRole('region', { name: 'Next' })
    await expect(next).toContainText('…orders to confirm')
    const before = await boxOf(next.getByRole('heading'))
    release()
    await expect(page.getByRole('main')).not.toContainText('…')
    expect(await boxOf(next.getByRole('heading'))).toEqual(before)
  })
  await test.step('no bar at the foot lies over the field that has the focus', async () => {
    await page.goto('/admin-settings')
    const fields = page.getByRole('main').locator('input:not([type="hidden"], [type="file"]):visible')
    await expect(fields).not.toHaveCount(0)
    for (const field of await fields.all()) {
      await field.focus()
      await expectUncovered(field)
    }
    const scrolled = () => page.evaluate(() => scrollY)
    await page.getByRole('form', { name: 'Settings' }).locator('input:visible').last().focus()
    const before = await scrolled()
    await page.getByRole('button', { name: 'Save All Settings' }).focus()
    expect(await scrolled()).toBe(before)
  })
  await test.step('what the bar has no room for is under More, and Logout in the header', async () => {
    const menu = page.getByRole('navigation', { name: 'Back office' })
    await expect(menu.getByRole('link', { name: 'Contacts' })).toBeHidden()
    await page.getByRole('button', { name: 'More' }).click()
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Orders', 'Money', 'Products', 'Contacts', 'Settings'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/secure-portal-jk2024')
    await expect(page.getByText('You have been successfully logged out.', { exact: true })).toBeVisible()
  })
})
