import { departments } from '../../src/content/team'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/browser'

test('Contact stands out of the bar as a highlighted button', async ({ page }) => {
  await page.goto('/about')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const groundOf = (name: string) => links.filter({ hasText: name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await groundOf('Contact')).not.toBe(await groundOf('Team'))
  await page.goto('/contact')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Contact' })).toHaveCSS('text-decoration-line', 'underline')
})

test('opens a side menu on a small screen and closes it when a page is chosen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Team' }).click()
  await expect(page).toHaveURL('/team')
  await expect(menu).toBeHidden()
})

test('a department leads to the contact form with its subject chosen', async ({ page }) => {
  await page.goto('/team')
  const ask = departments[0]?.ask ?? ''
  await page.getByRole('region', { name: 'Whom to ask' }).getByRole('link', { name: ask }).click()
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
  await expect(page.getByLabel('Subject')).toHaveValue(ask)
  await expect(page.getByRole('button', { name: ask, exact: true })).toHaveAttribute('aria-pressed', 'true')
})
