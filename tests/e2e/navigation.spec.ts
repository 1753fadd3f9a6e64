import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Records the scroll position in each frame, from the moment the next page is shown. */
const watchScroll = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    document.addEventListener('astro:after-swap', () => {
      const note = () => {
        tops.push(Math.round(scrollY))
        if (tops.length < 300) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
  })

const tops = (page: Page) => page.evaluate(() => (window as unknown as { tops: number[] }).tops)

async function follow(page: Page, name: string) {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(address)
}

/** Records each scroll call of the page and its position. A busy machine paints too few frames to observe a smooth scroll. */
const watchAsked = (page: Page) =>
  page.evaluate(() => {
    const asked: object[] = []
    const scroll = window.scrollTo.bind(window) as (to: ScrollToOptions) => void
    const scrollTo = (to: ScrollToOptions) => {
      asked.push({ ...to, isBelow: scrollY > 100 })
      scroll(to)
    }
    Object.assign(window, { asked, scrollTo })
  })

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: object[] }).asked)

test('scrolls smoothly to the top on every navigation', async ({ page }) => {
  await page.goto('/about')
  await watchScroll(page)
  await watchAsked(page)
  await follow(page, 'Products')
  await expect(page).toHaveURL('/products')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect((await tops(page))[0]).toBeGreaterThan(100)
  expect((await asked(page)).at(-1)).toEqual({ top: 0, behavior: 'smooth', isBelow: true })
})

test('Back restores the scroll position', async ({ page }) => {
  // With the font cached, a page has the same height the second time.
  await page.goto('/team')
  await page.evaluate(() => document.fonts.ready)
  await page.goto('/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => Math.round(scrollY))
  await follow(page, 'Team')
  await expect(page).toHaveURL('/team')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left)
  // The interrupted smooth scroll of the page between must not move this one.
  expect(await page.evaluate(topsOfNextFrames)).toEqual(Array(30).fill(left))
})

async function topsOfNextFrames() {
  const tops: number[] = []
  while (tops.length < 30) {
    await new Promise(requestAnimationFrame)
    tops.push(Math.round(scrollY))
  }
  return tops
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('jumps to the top of the next page at once', async ({ page }) => {
    await page.goto('/about')
    await watchScroll(page)
    await follow(page, 'Team')
    await expect(page).toHaveURL('/team')
    await expect.poll(async () => (await tops(page)).length).toBeGreaterThan(3)
    expect(new Set(await tops(page))).toEqual(new Set([0]))
  })
})

test('shows each public page with its own styles when reached by links', async ({ page }) => {
  await page.goto('/team')
  for (const name of ['Products', 'Feeding Guide', 'About', 'Contact', 'Home']) {
    await follow(page, name)
    await expect(page.getByRole('contentinfo').getByRole('link', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const reached = await looks(page)
    await page.reload()
    expect(await looks(page)).toEqual(reached)
  }
})

/** The computed measures of the page's parts. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    parts: [...document.querySelectorAll('header.bar, main > *:not(astro-island, script), footer')].map((part) => {
      const { width } = part.getBoundingClientRect()
      const { display, paddingTop, backgroundColor } = getComputedStyle(part)
      return [part.tagName, Math.round(width), display, paddingTop, backgroundColor]
    }),
  }))

test.describe('to the back office', () => {
  // The login page of a visitor requests the enquiries and is refused.
  test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

  test('leaves links outside of the site to the browser', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/admin/dashboard'
      link.textContent = 'Back office'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'Back office' }).click()
    await expect(page).toHaveURL(/\/secure-portal-jk2024/)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})
