import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { comeToRest } from '../fixtures/browser/pages'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'no-preference' } })

/** The parts of a page that are laid out when they come near, and those of them that are not laid out yet. */
const parts = (page: Page) =>
  page.locator('main > *').evaluateAll((all) => {
    const late = all.filter((part) => getComputedStyle(part).contentVisibility === 'auto')
    return {
      late: late.length,
      hidden: late.filter((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    }
  })

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))

/** A link scrolls its section to below the bar. */
const barOf = (page: Page) =>
  page.evaluate(() => Math.round(Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)))

test('the home page lays out what is far below only when it is near, and all for print', async ({ page }) => {
  await page.goto('/')
  expect((await parts(page)).hidden).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  expect((await parts(page)).late).toBe(0)
})

test('links to a section arrive at its start', async ({ page }) => {
  const arrives = async (id: string) => {
    const bar = await barOf(page)
    await expect.poll(() => topOf(page, id).then((top) => Math.abs(top - bar))).toBeLessThanOrEqual(1)
  }
  await page.goto('/#team')
  await arrives('team')
  await page.goto('/')
  await page.getByRole('link', { name: 'View Products' }).first().click()
  await arrives('products')
})

test('Back returns to the same place', async ({ page }) => {
  await page.goto('/')
  await page.locator('#feeding-guide').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await comeToRest(page)
  const top = await topOf(page, 'feeding-guide')
  await page
    .locator('#feeding-guide')
    .getByRole('link')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).not.toHaveURL(/\/$/)
  await page.goBack()
  await expect.poll(() => topOf(page, 'feeding-guide').then((now) => Math.abs(now - top))).toBeLessThanOrEqual(1)
})
