import type { Locator } from '@playwright/test'
import { LANGUAGES, pathIn } from '~/languages'
import { expect, test } from '../fixtures/browser/browser'
import { environmentWith } from '../fixtures/browser/device-fonts'
import { resize } from '../fixtures/browser/frames'
import { budgets } from '../fixtures/budgets'

const { footer, guidesFirstField, home } = budgets.heights

// A separate shop with its three default feeds.
test.use({ shop: { name: 'untouched' } })

for (const language of LANGUAGES) {
  test(`the footer, the guide’s first field and the home page keep their height limits in ${language}`, async ({ page }) => {
    await resize(page, { width: 360, height: 740 })
    await page.goto(pathIn(language, '/about'))
    const box = await page.locator('body > footer').boundingBox()
    expect(box?.height, 'the footer').toBeLessThanOrEqual(footer)
    for (const link of await page.locator('body > footer a').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
    await page.goto(pathIn(language, '/feeding-guide'))
    const field = page.locator('#calculator').getByRole('textbox').first()
    expect((await field.boundingBox())?.y, 'the guide’s first field').toBeLessThanOrEqual(guidesFirstField)
    await page.goto(pathIn(language, '/'))
    await page.evaluate(() => document.fonts.ready)
    for (const width of [360, 1440] as const) {
      await resize(page, { width, height: 740 })
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await expect.poll(height, { message: `the home page at ${width}` }).toBeLessThanOrEqual(home[width])
    }
  })
}

test('a gallery fills its rows with any number of pictures, and covers nothing', async ({ page }) => {
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

/** Windows, each with the height of its first screen. */
const FIRST_SCREENS = [
  [360, 740, 661],
  [1366, 768, 718],
  [1440, 900, 718],
] as const

for (const [width, height, most] of FIRST_SCREENS)
  test(`the first screen at ${width} px is the line, with its answer and the way to order`, async ({ page }) => {
    await resize(page, { width, height })
    await page.goto('/')
    const bottomOf = async (part: string) => {
      const box = await page.locator(part).boundingBox()
      return box ? box.y + box.height : Number.NaN
    }
    expect(await bottomOf('.hero')).toBeLessThanOrEqual(most)
    const line = page.locator('.hero form[data-line]')
    // On a phone the slider begins a little before the window.
    await expect(line.getByRole('slider')).toBeInViewport({ ratio: 0.9 })
    for (const part of [line.getByText('1 kg', { exact: true }), line.getByRole('link')])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(line.getByText('1 kg', { exact: true })).toHaveCSS('font-size', width === 360 ? '50px' : '61px')
    await expect(line.getByRole('link')).toHaveText('Order 2 bags')
    expect(await placesWhileSlid(line), 'the places of its parts for fish of any weight').toHaveLength(1)
  })

/** The places of the answer's parts in the line for fish of many weights, each different set once. */
async function placesWhileSlid(line: Locator): Promise<string[]> {
  await line.getByRole('slider').focus()
  await expect(line).toHaveAttribute('novalidate')
  return line.evaluate((form) => {
    const slider = form.querySelector<HTMLInputElement>('[type="range"]')
    if (!slider) return []
    const boxOf = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y - form.getBoundingClientRect().y, width, height].map(Math.round).join(' ')
    }
    const sets = Array.from({ length: 41 }, (_, step) => {
      slider.value = `${(Number(slider.max) * step) / 40}`
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      return [...form.querySelectorAll('ul > li, .answer input, .answer dl > div, .answer > a')].map(boxOf).join(', ')
    })
    return [...new Set(sets)]
  })
}

/** A font set with the letters of each translation. */
for (const [language, fonts] of [
  ['ur', 'dejavu'],
  ['hi', 'noto'],
] as const)
  test(`the first screen is the line with its answer, also in ${language}`, async ({ playwright, server }, { project }) => {
    const browser = await playwright.chromium.launch({ ...project.use.launchOptions, env: environmentWith(fonts) })
    const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
    for (const [width, height, most] of FIRST_SCREENS) {
      await page.setViewportSize({ width, height })
      await page.goto(pathIn(language, '/'))
      const hero = await page.locator('.hero').boundingBox()
      expect((hero?.y ?? Number.NaN) + (hero?.height ?? Number.NaN), `${width}`).toBeLessThanOrEqual(most)
      const line = page.locator('.hero form[data-line]')
      for (const part of [line.locator('[data-says="day"]'), line.getByRole('link')])
        await expect(part).toBeInViewport({ ratio: 1 })
      expect(await placesWhileSlid(line), `the places of its parts for fish of any weight at ${width}`).toHaveLength(1)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(pathIn(language, '/'))
    const places = await placesWhileSlid(page.locator('.hero form[data-line]'))
    expect(places, 'the places of its parts for fish of any weight at 320').toHaveLength(1)
    await browser.close()
  })

test('the last lines of adjacent tiles and cards are aligned', async ({ page }) => {
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
