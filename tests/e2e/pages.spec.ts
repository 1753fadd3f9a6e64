import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { adminNavigation, navigation } from '../../src/site'
import { expect, test } from '../fixtures/browser'

test.use({ expectedErrors: [/404 \(Not Found\)/] })

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => String(target))])).toEqual([])
}

for (const { path, label } of navigation) {
  test(`${path} reads, fits a narrow phone and is accessible`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator(`a[href="${path}"][aria-current="page"]`).first()).toHaveText(label)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('has no dead link', async ({ page }) => {
  const found = new Set<string>()
  for (const { path } of navigation) {
    await page.goto(path)
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      found.add(href)
    }
  }
  for (const href of found) {
    expect((await page.request.get(href)).status(), href).toBe(200)
    const id = href.split('#')[1]
    if (!id) continue
    await page.goto(href)
    await expect(page.locator(`#${id}`), href).toHaveCount(1)
  }
})

test('says so where there is no page', async ({ page }) => {
  for (const path of ['/no-such-page', '/admin-messages', '/no/such/page/']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  }
  await expectAccessible(page)
})

test('ends every page with the company’s lines and links', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(/2024/)
  await expect(footer).toContainText('Manufacturing Excellence in Kashmir')
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveCount(6)
  await expect(footer.getByRole('link', { name: 'Feeding Calculator' })).toHaveAttribute('href', '/feeding-guide#calculator')
  await expect(footer.getByRole('link', { name: 'WhatsApp Support' })).toHaveAttribute('target', '_blank')
  await expect(footer.getByText('Product Catalog (coming soon)')).toBeVisible()
})

test('opens a side menu on a small screen and closes it when a page is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link')).toHaveText(navigation.map(({ label }) => label))
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL('/team')
  await expect(menu).toBeHidden()
})

for (const name of ['View Details', 'Buy Now']) {
  test(`the dialog of ${name} is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/shop')
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}

for (const { path } of adminNavigation) {
  test(`${path} is accessible and has a Logout`, async ({ operatorPage }) => {
    await operatorPage.goto(path)
    await expect(operatorPage.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expectAccessible(operatorPage)
  })
}
