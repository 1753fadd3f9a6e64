import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'

// A shop of its own, with the three feeds that it begins with.
test.use({ shop: { name: 'untouched' } })

test('the footer takes at most 640 pixels of a phone', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  await page.goto('/about')
  const footer = await page.locator('body > footer').boundingBox()
  expect(footer?.height).toBeLessThanOrEqual(640)
  for (const link of await page.locator('body > footer a').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
})

test('the guide’s first field begins at most 280 pixels down a phone', async ({ page }) => {
  await resize(page, { width: 360, height: 740 })
  await page.goto('/feeding-guide')
  const field = page.locator('#calculator').getByRole('textbox').first()
  expect((await field.boundingBox())?.y).toBeLessThanOrEqual(280)
})

test('the home page is at most 6500 pixels high on a phone, and 4800 on a laptop', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  for (const [width, most] of [
    [360, 6500],
    [1440, 4800],
  ] as const) {
    await resize(page, { width, height: 740 })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await expect.poll(height, { message: `${width}` }).toBeLessThanOrEqual(most)
  }
})

test('a gallery fills its rows, however many its pictures, and reaches over nothing', async ({ page }) => {
  await page.goto('/')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  for (const count of [6, 5, 4, 2, 1]) {
    await gallery.getByRole('list').evaluate((list, wanted) => {
      list.replaceChildren(...Array.from({ length: wanted }, () => list.firstElementChild?.cloneNode(true) ?? ''))
    }, count)
    for (const width of [360, 768, 1440]) {
      await resize(page, { width, height: 900 })
      await expect(async () => {
        const { edge, boxes, next } = await gallery.evaluate((section) => {
          const boxOf = (element?: Element | null) => element?.getBoundingClientRect().toJSON() as DOMRect
          return {
            edge: boxOf(section.querySelector('ul')).right,
            boxes: [...section.querySelectorAll('figure')].map(boxOf),
            next: boxOf(document.querySelector('#featured')).top,
          }
        })
        expect(boxes).toHaveLength(count)
        for (const { top, right } of boxes) {
          const inRow = boxes.filter((each) => each.top === top)
          expect(right).toBeLessThanOrEqual(edge + 1)
          expect(Math.max(...inRow.map((each) => each.right))).toBeCloseTo(edge, 0)
        }
        expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(next)
      }).toPass({ timeout: 15_000 })
    }
  }
})

test('the last lines of tiles and cards that stand beside each other stand on one line', async ({ page }) => {
  await resize(page, { width: 1440, height: 900 })
  for (const [path, links] of [
    ['/', 'main > .cards a'],
    ['/products', '#stages a'],
  ] as const) {
    await page.goto(path)
    const bottoms = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().bottom)))
    expect(bottoms).toHaveLength(3)
    expect(new Set(bottoms).size, path).toBe(1)
  }
})
