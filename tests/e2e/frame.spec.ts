import type { Page } from '@playwright/test'
import { LANGUAGES, pathIn } from '~/languages'
import { departments } from '../../src/content/departments'
import { LOGIN_PATH } from '../../src/login-path'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { expectUncovered } from '../fixtures/browser/covered'
import { resize } from '../fixtures/browser/frames'
import { areApart } from '../fixtures/browser/pages'

test('Contact is highlighted in the bar, and a department links to the form with its subject selected', async ({ page }) => {
  await page.goto('/about')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const groundOf = (name: string) => links.filter({ hasText: name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await groundOf('Contact')).not.toBe(await groundOf('Team'))
  await page.goto('/team')
  const ask = departments[0]?.subject ?? ''
  await page.getByRole('region', { name: 'Whom to ask' }).getByRole('link', { name: 'Ask about a feed' }).click()
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
  await expect(page.getByLabel('Subject')).toHaveValue(ask)
  await expect(page.getByRole('radio', { name: ask })).toBeChecked()
  await expect(links.filter({ hasText: 'Contact' })).toHaveCSS('text-decoration-line', 'underline')
})

test.describe('in a shop whose name is changed', () => {
  test.use({ shop: { name: 'renamed' } })

  test('the company’s name is a drawing on every page; another name is text', async ({ operatorPage: page }) => {
    const name = page.getByRole('banner').getByText('Lidder Trout Feeds', { exact: true })
    for (const path of ['/about', '/admin-orders', LOGIN_PATH]) {
      // The login page would redirect a signed-in operator.
      if (path === LOGIN_PATH) await page.evaluate(() => localStorage.clear())
      await page.goto(path)
      for (const width of [320, 360, 1280]) {
        await resize(page, { width, height: 740 })
        const drawing = await name.evaluate((element) => getComputedStyle(element).maskImage)
        const [, address = ''] = /url\("(.*)"\)/.exec(drawing) ?? []
        expect((await page.request.get(address)).headers()).toMatchObject({ 'content-type': 'image/svg+xml' })
        const { width: drawn = 0, height = 0 } = (await name.boundingBox()) ?? {}
        expect(drawn).toBeGreaterThan(65)
        expect(drawn / height, 'it keeps its sides').toBeCloseTo(1048 / 101, 0)
        await expectNoSidewaysScroll(page)
      }
    }
    await page.goto('/ur/about')
    await expect(page.locator('.brand span')).toHaveCSS('mask-image', 'none')
    await page.request.put('/api/settings/site_name', { data: { value: 'Wular Feeds' } })
    await page.goto('/about')
    const written = page.getByRole('banner').getByText('Wular Feeds', { exact: true })
    await expect(written).toHaveCSS('mask-image', 'none')
    await expect(written).not.toHaveCSS('font-size', '0px')
  })
})

test('the first Tab shows the skip link', async ({ operatorPage: page }) => {
  for (const path of ['/shop', '/admin-orders']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to content' })
    await expect(link).toBeFocused()
    await expectUncovered(link)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
  }
})

test('opens a side menu on a small screen and closes it when a page is chosen', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL('/team')
  await expect(menu).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('its bar hides on scrolling down and returns on scrolling up', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('banner')
    await page.mouse.wheel(0, 900)
    await expect(bar).not.toBeInViewport()
    await page.mouse.wheel(0, -200)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 200)
    await expect(bar).not.toBeInViewport()
    await test.step('and for a link in it that has the focus', async () => {
      await bar.getByRole('link').first().focus()
      await expect(bar).toBeInViewport({ ratio: 1 })
    })
  })

  const enlarge = async (page: Page) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  }

  test('text of twice the size folds its bar, and the menu is reachable in the middle of a page', async ({ page }) => {
    for (const by of ['a style', 'the settings of the browser']) {
      if (by !== 'a style') await enlarge(page)
      for (const path of ['/about', '/ur/about']) {
        await page.goto(path)
        if (by === 'a style') await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
        await expect(page.locator('html')).toHaveCSS('font-size', '32px')
        const name = await page.locator('.brand span').boundingBox()
        expect(name?.height, 'the name stands in two lines').toBeLessThan(2.5 * 34)
        await page.mouse.wheel(0, 3000)
        await expect(page.getByRole('banner')).not.toBeInViewport()
        await page.mouse.wheel(0, -200)
        await expect(page.locator('[popovertarget="menu"]').first()).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('text of twice the size makes no page scroll sideways', async ({ page }) => {
    await enlarge(page)
    for (const language of LANGUAGES)
      for (const path of ['/about', '/products', '/feeding-guide', '/team']) {
        await page.goto(pathIn(language, path))
        await expectNoSidewaysScroll(page)
      }
  })

  test('in landscape, no bottom bar covers the buttons of the hero', async ({ page }) => {
    await resize(page, { width: 740, height: 360 })
    const quick = page.locator('.quick')
    for (const language of LANGUAGES) {
      await page.goto(pathIn(language, '/'))
      for (const button of await page.locator('.hero a').all())
        expect((await quick.isHidden()) || (await areApart(button, quick))).toBe(true)
    }
  })

  test('Shop, Call and WhatsApp stay at the bottom, but not over a form, dialog, footer or print', async ({ page }) => {
    await page.goto('/contact')
    const quick = page.getByRole('navigation', { name: 'Shop and contact' })
    await page.mouse.wheel(0, 900)
    await expect(quick).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Message').focus()
    await expect(quick).not.toBeInViewport()
    await page.getByRole('button', { name: 'Send Message' }).focus()
    await expect(quick).not.toBeInViewport()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(quick).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('End')
    await expect(page.getByText('Website by')).toBeInViewport()
    const [credit, links] = await Promise.all([page.getByText('Website by').boundingBox(), quick.boundingBox()])
    expect((credit?.y ?? Number.NaN) + (credit?.height ?? 0)).toBeLessThanOrEqual(links?.y ?? Number.NaN)
    await page.emulateMedia({ media: 'print' })
    await expect(quick).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await quick.getByRole('link', { name: 'Shop' }).click()
    await expect(page).toHaveURL('/shop')
    await page.getByRole('button', { name: 'View Details' }).first().click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    const isCovered = () => page.evaluate(() => document.elementFromPoint(180, 730)?.closest('dialog') !== null)
    await expect.poll(isCovered).toBe(true)
  })
})
