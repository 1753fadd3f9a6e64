import type { Page } from '@playwright/test'
import { about, highlights } from '../../src/content/home'
import { expectNoAxeViolations } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/browser'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const picture = (id: number) => ({
  id,
  title: `Picture ${id}`,
  description: '',
  imageUrl: '/pictures/feed-mill.webp',
  order: id,
  isActive: true,
})

const answerWith = (page: Page, path: string, rows: object[]) => page.route(`**${path}`, (route) => route.fulfill({ json: rows }))

/** Scrolls down to a section that wakes when it is seen, and waits until its island is alive. */
async function wake(page: Page, heading: string) {
  const title = page.getByRole('heading', { name: heading, exact: true })
  await title.scrollIntoViewIfNeeded()
}

test('has its ten sections in their order, with the four that links name', async ({ page }) => {
  await page.goto('/')
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
  const wanted = ['Gallery', 'Featured products', 'Our products', 'Feeding guide', 'Team', 'Questions farmers ask', 'Contact']
  expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Trout feed for Kashmir/)
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id))
  expect(ids.filter((id) => ['products', 'feeding-guide', 'team', 'contact'].includes(id))).toEqual([
    'products',
    'feeding-guide',
    'team',
    'contact',
  ])
})

test('has three highlight tiles, each with a way on, before the words about the company', async ({ page }) => {
  await page.goto('/')
  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 4)).toEqual([...highlights.map(({ title }) => title), about.title])
  for (const { title, link } of highlights) {
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(tile.getByRole('link', { name: link.label })).toHaveAttribute('href', link.path)
  }
})

test('has no visible control that opens an order form: Buy Now goes to the shop', async ({ page }) => {
  await page.goto('/')
  await wake(page, 'Featured products')
  const featured = page.getByRole('region', { name: 'Featured products' })
  await expect(featured.getByRole('link', { name: /^Buy Now/ }).first()).toHaveAttribute('href', '/shop')
  await expect(featured.getByRole('button', { name: /order|buy/i })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('says its price and the way to order on the first screen, and is clean by axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page).toHaveTitle(/Trout feed made in Kashmir/)
  await expect(page.getByText('from ₹2,500')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'View Products' })).toBeInViewport({ ratio: 1 })
  await expectNoAxeViolations(page)
})

for (const [button, section] of [
  ['View Products', 'Our products'],
  ['Get Quote', 'Contact'],
] as const) {
  test(`${button} scrolls to ${section}`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: button }).click()
    await expect(page.locator('main').getByRole('heading', { name: section, exact: true })).toBeInViewport()
    await expect(page).toHaveURL(section === 'Contact' ? /#contact$/ : /#products$/)
  })
}

test('opens one question at a time, and closes the open one', async ({ page }) => {
  await page.goto('/')
  const question = (text: string) => page.getByRole('group').filter({ hasText: text })
  const [first, second] = [question('How warm may the water be?'), question('When do I grade?')]
  await first.getByText('How warm may the water be?').click()
  await expect(first).toHaveAttribute('open', '')
  await second.getByText('When do I grade?').click()
  await expect(second).toHaveAttribute('open', '')
  await expect(first).not.toHaveAttribute('open')
  await second.getByText('When do I grade?').click()
  await expect(second).not.toHaveAttribute('open')
  await expect(page.getByRole('heading', { name: 'Banking partner: To be named' })).toBeVisible()
})

test('hides the gallery where no picture is active', async ({ page }) => {
  await answerWith(page, '/api/showcase-images', [])
  await page.goto('/')
  await wake(page, 'Gallery')
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeHidden()
})

test('shows all seven pictures under the note Showing 6 of 7', async ({ page }) => {
  await answerWith(page, '/api/showcase-images', [...[1, 2, 3, 4, 5, 6, 7].map(picture), { ...picture(8), isActive: false }])
  await page.goto('/')
  await wake(page, 'Gallery')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  await expect(gallery.getByText('Showing 6 of 7')).toBeVisible()
  await expect(gallery.getByRole('img')).toHaveCount(7)
})

test('brings the gallery’s pictures when it is near, the smaller copies for the smaller places', async ({ page }) => {
  await page.goto('/')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  await expect(gallery.getByRole('img')).toHaveCount(0)
  await wake(page, 'Gallery')
  await expect(gallery.getByRole('img')).toHaveCount(5)
  const second = gallery.getByRole('img').nth(1)
  await second.scrollIntoViewIfNeeded()
  await expect(second).toHaveJSProperty('complete', true)
  expect(await second.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp$/)
})

test('does not move while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  for (const heading of ['Gallery', 'Featured products', 'Our products', 'Team', 'Questions farmers ask', 'Contact'])
    await page.locator('main').getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})

test('fills a phone’s screen with the stream, the bar on it; where a notice stands first, the bar stands alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const stream = page.getByRole('img', { name: 'Trout in a clear stream, from above' })
  const colour = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .evaluate((brand) => getComputedStyle(brand).color)
  await page.goto('/')
  expect(await stream.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  expect(await colour()).toBe('rgb(251, 248, 240)')
  await page.goto('/?order=NONE')
  await expect(page.getByRole('alert')).toBeInViewport()
  expect(await colour()).not.toBe('rgb(251, 248, 240)')
})

test('is as wide as its window at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('the film behind the headline', () => {
  const film = (page: Page) => page.locator('video')

  test('plays on a fast connection and pauses by its button', async ({ page }) => {
    await page.goto('/')
    const pause = page.getByRole('button', { name: 'Pause the video' })
    await pause.click()
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await page.getByRole('button', { name: 'Play the video' }).click()
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  })

  test('pauses off the screen', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible()
    await page.locator('main').getByRole('heading', { name: 'Contact', exact: true }).scrollIntoViewIfNeeded()
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

  for (const [reason, connection] of [
    ['saves data', { effectiveType: '4g', saveData: true }],
    ['is slow', { effectiveType: '3g', saveData: false }],
    ['is metered', { effectiveType: '4g', saveData: false, type: 'cellular' }],
  ] as const) {
    test(`stays away where the connection ${reason}`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      await page.goto('/', { waitUntil: 'load' })
      await page.getByRole('link', { name: 'View Products' }).click()
      await expect(film(page)).toHaveCount(0)
    })
  }

  test('stays away where motion is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'load' })
    await expect(film(page)).toHaveCount(0)
  })
})
