import { expect, test } from '../fixtures/browser/browser'
import { openShop } from '../fixtures/browser/order-form'

// A separate shop with its three default feeds.
test.use({ shop: { name: 'untouched' } })

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

test('a card fits its content at each width: no label over its bag, no button outside or in two lines', async ({ page }) => {
  await openShop(page)
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 800 })
    const cards = await page.locator('.cards > li:has(article)').evaluateAll((all) =>
      all.map((card) => {
        const boxOf = (element: Element | null): Box => {
          const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
          return { left, top, right, bottom }
        }
        const control = card.querySelectorAll('[name="order"], [name="details"], a.button')
        return {
          card: boxOf(card.querySelector('article')),
          bag: boxOf(card.querySelector('img')),
          pellets: boxOf(card.querySelector('svg')),
          labels: [...card.querySelectorAll('.stage, .badge')].map(boxOf),
          controls: [...control].map(boxOf),
          texts: [...card.querySelectorAll('h3, p, dl > div, .badge')].map(boxOf),
        }
      }),
    )
    expect(cards.length).toBe(3)
    for (const { card, bag, pellets, labels, controls, texts } of cards) {
      expect(controls.length).toBe(3)
      const inside = ({ left, top, right, bottom }: Box) =>
        left >= card.left && right <= card.right && top >= card.top && bottom <= card.bottom
      expect([width, [...labels, ...controls, ...texts].filter((each) => !inside(each))]).toEqual([width, []])
      expect([width, [...labels, pellets].filter((each) => meet(each, bag))]).toEqual([width, []])
      expect([width, labels.filter((each) => meet(each, pellets))]).toEqual([width, []])
      for (const { top, bottom } of controls) expect(bottom - top, `at ${width} px`).toBeLessThanOrEqual(45)
    }
    const details = cards.map(({ controls }) => controls.map(({ top }) => Math.round(top)))
    // View Details is in its own row, or all three share one row.
    for (const [buy, whatsapp] of details) expect(buy, `at ${width} px`).toBe(whatsapp)
  }
})

/** The smallest file of a bag serves up to this width in CSS pixels on screens with three dots a pixel. */
const SMALL_FILE = 240 / 3

test('the bags of home and shop state the width in which they are drawn, so that a phone loads the file that is enough', async ({
  page,
}) => {
  for (const [path, pictures] of [
    ['/', '#featured img'],
    ['/shop', '.cards article img'],
  ] as const) {
    await page.goto(path)
    const images = page.locator(pictures)
    await images.first().locator('xpath=..').scrollIntoViewIfNeeded()
    await expect(images.first()).toBeVisible()
    for (const width of [320, 360, 430, 640, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      // The size of a card's picture follows that of the card.
      await expect(async () => {
        const { drawn, stated } = await images.first().evaluate((image: HTMLImageElement) => {
          const { paddingLeft, paddingTop } = getComputedStyle(image)
          const across = image.clientWidth - 2 * Number.parseFloat(paddingLeft)
          const down = image.clientHeight - 2 * Number.parseFloat(paddingTop)
          const sizes = image.sizes.split(', ').map((each) => /^(\(.*\) )?([\d.]+)rem$/.exec(each))
          const [, , rem] = sizes.find((each) => !each?.[1] || matchMedia(each[1]).matches) ?? []
          return { drawn: Math.min(across, (down * image.naturalWidth) / image.naturalHeight), stated: Number(rem) * 16 }
        })
        const where = `${path} at ${width} px`
        expect(stated * 1.1, where).toBeGreaterThanOrEqual(drawn)
        if (width <= 430 && drawn <= SMALL_FILE) expect(stated, where).toBeLessThanOrEqual(SMALL_FILE)
      }).toPass()
    }
  }
})
