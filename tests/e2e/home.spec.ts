import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { areApart, comeToRest, touchUntilAwake } from '../fixtures/browser/pages'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('View Products and Get Quote scroll to their sections; one question is open at a time', async ({ page }) => {
  await page.goto('/')
  for (const [button, section, address] of [
    ['View Products', 'Our products', /#products$/],
    ['Get Quote', 'Contact', /#contact$/],
  ] as const) {
    await page.getByRole('link', { name: button }).click()
    await expect(page.locator('main').getByRole('heading', { name: section, exact: true })).toBeInViewport()
    await expect(page).toHaveURL(address)
  }
  const question = (text: string) => page.getByRole('group').filter({ hasText: text })
  const [first, second] = [question('How warm may the water be?'), question('When do I grade my fish?')]
  await first.getByText('How warm may the water be?').click()
  await expect(first).toHaveAttribute('open', '')
  await second.getByText('When do I grade my fish?').click()
  await expect(second).toHaveAttribute('open', '')
  await expect(first).not.toHaveAttribute('open')
  await second.getByText('When do I grade my fish?').click()
  await expect(second).not.toHaveAttribute('open')
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 400 } })

  test('loads the gallery’s pictures when they are near', async ({ page }) => {
    await page.goto('/')
    const gallery = page.getByRole('region', { name: 'Gallery' })
    const pictures = gallery.getByRole('listitem')
    await expect(pictures).toHaveCount(3)
    await comeToRest(page)
    await expect(gallery.getByRole('img')).toHaveCount(0)
    for (const [place, source] of ['himalayan-stream', 'pellets-close-up', 'three-bags'].entries()) {
      const loaded = () =>
        pictures.nth(place).evaluate((picture) => {
          // The page may still grow above it.
          picture.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { naturalWidth, currentSrc } = picture.querySelector('img') as HTMLImageElement
          return naturalWidth > 0 ? currentSrc : ''
        })
      await expect.poll(loaded).toMatch(new RegExp(`/${source}[\\w-]*\\.webp\\?v=`))
    }
    await expect(gallery.getByRole('img')).toHaveCount(3)
  })
})

test('on a phone the page starts with the stream under its bar; with a notice first, the bar is separate', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  const stream = page.getByRole('img', { name: 'Trout in a clear stream, from above' })
  const colour = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((brand) => getComputedStyle(brand).color)
  await page.goto('/')
  expect(await stream.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 })
  expect(await stream.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(/poster-portrait\.avif\?v=/)
  await expect(page.locator('video source')).toHaveAttribute('src', '/video/stream-portrait.webm')
  expect(await colour()).toBe('rgb(251, 248, 240)')
  await page.goto('/?order=NONE')
  await expect(page.getByRole('alert')).toBeInViewport()
  expect(await colour()).not.toBe('rgb(251, 248, 240)')
})

test.describe('the film behind the headline', () => {
  const film = (page: Page) => page.locator('video')

  test('plays on a fast connection, and pauses by its button and out of view', async ({ page }) => {
    await page.goto('/')
    const pause = page.getByRole('button', { name: 'Pause the video' })
    await pause.click()
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await page.getByRole('button', { name: 'Play the video' }).click()
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    for (const width of [320, 360, 768, 1280]) {
      await resize(page, { width, height: 700 })
      for (const name of ['Get Quote', 'View Products'])
        expect(await areApart(pause, page.getByRole('link', { name }))).toBe(true)
      expect(await areApart(pause, page.getByRole('button', { name: 'Notifications' }))).toBe(true)
      expect(await areApart(pause, page.getByRole('heading', { level: 1 }))).toBe(true)
    }
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    await page.locator('main').getByRole('heading', { name: 'Contact', exact: true }).scrollIntoViewIfNeeded()
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  })

  test('is as large as the picture, whose size does not wait for the words', async ({ page }) => {
    await page.goto('/')
    await expect(film(page)).toHaveCSS('opacity', '1')
    const sizes = () =>
      page.locator('.hero :is(img, video)').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
    const [picture, video] = await sizes()
    expect(video).toBe(picture)
    await page.locator('.hero .words').evaluate((words) => words.remove())
    expect(await sizes()).toEqual([picture, picture])
    expect((await page.locator('.hero').boundingBox())?.height).toBe(picture)
  })

  test('is not loaded with data saving, a slow or metered connection, or reduced motion', async ({ context }) => {
    const asked: string[] = []
    context.on('request', (request) => /hero-film|\/video\//.test(request.url()) && asked.push(request.url()))
    for (const connection of [
      { effectiveType: '4g', saveData: true },
      { effectiveType: '3g', saveData: false },
      { effectiveType: '4g', saveData: false, type: 'cellular' },
      undefined,
    ]) {
      const page = await context.newPage()
      if (connection) await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
      else await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/', { waitUntil: 'load' })
      await touchUntilAwake(page)
      await comeToRest(page)
      await expect(film(page)).toHaveCount(0)
      await page.close()
    }
    expect(asked).toEqual([])
  })
})
