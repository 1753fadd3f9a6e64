import type { Locator, Page } from '@playwright/test'
import { ponds as english } from '~/content/en/ponds'
import { ponds as hindi } from '~/content/hi/ponds'
import { ponds as urdu } from '~/content/ur/ponds'
import { type Language, pathIn } from '~/languages'
import { expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { brokenWords } from '../fixtures/browser/broken-words'
import { expect, test } from '../fixtures/browser/browser'
import { addPond, openExample, type PondWords } from '../fixtures/browser/pond-page'
import { PHONE } from '../fixtures/browser/widths'

const OTHERS = ['temperature', 'oxygen', 'harvested', 'treated', 'moved', 'stocked'] as const
const VIEWS = ['figures', 'lines', 'record'] as const

const pressed = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** The positions of buttons in whole px; undefined for a button whose text is cut. */
const places = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width } = each.getBoundingClientRect()
      return each.scrollWidth > each.clientWidth ? undefined : [x, y + scrollY, width].map(Math.round)
    }),
  )

const lanes = (all: (number[] | undefined)[], axis: 0 | 1) => new Set(all.map((place) => place?.[axis])).size

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const [language, words] of [
    ['en', english],
    ['ur', urdu],
    ['hi', hindi],
  ] as [Language, PondWords][]) {
    test.describe(`in ${language}`, () => {
      test.use({ locale: language === 'en' ? 'en-IN' : language })

      test('has six buttons in 3 × 2, and switches views in one row without layout shift', async ({ page }) => {
        await openExample(page, pathIn(language, '/ponds'), words)
        await addPond(page, words, 'Raceway 1')
        const card = page.getByRole('article', { name: words.today.example.name })
        const six = await places(
          card.getByRole('button', { name: new RegExp(`^(${OTHERS.map((kind) => words.entries.kinds[kind]).join('|')})$`) }),
        )
        expect(six).toHaveLength(6)
        expect(six).not.toContain(undefined)
        expect([lanes(six, 0), lanes(six, 1)]).toEqual([3, 2])
        const tabs = card.locator('[aria-expanded]')
        const closed = await places(tabs)
        expect(closed).toHaveLength(4)
        expect(closed).not.toContain(undefined)
        expect(lanes(closed, 1)).toBe(1)
        for (const view of VIEWS) {
          const name = words.today.views[view]
          await pressed(card, view === 'figures' ? words.today.inPond(name, words.today.example.name) : name).click()
          await expect(card.getByRole('region').first()).toBeVisible()
          expect(await places(tabs)).toEqual(closed)
        }
        expect(await brokenWords(page)).toEqual([])
        await expectNoSidewaysScroll(page)
      })
    })
  }
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('shows the figures of a pond in two columns, with the feed store or the next pond beside them', async ({ page }) => {
    await openExample(page, '/ponds', english)
    const first = page.getByRole('article').first()
    await pressed(first, english.today.inPond(english.today.views.figures, english.today.example.name)).click()
    await expect(first.getByRole('img')).toHaveCount(3)
    const lefts = await first.getByRole('img').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(2)
    const end = first.getByRole('heading', { name: english.figures.until.title })
    await end.evaluate((each) => each.scrollIntoView({ block: 'end' }))
    await expect(page.getByRole('region', { name: english.today.store.title })).toBeInViewport()
    await addPond(page, english, 'Raceway 1')
    await end.evaluate((each) => each.scrollIntoView({ block: 'end' }))
    await expect(page.getByRole('article', { name: 'Raceway 1' })).toBeInViewport()
    const keeping = await page.getByRole('region', { name: english.keeping.title }).boundingBox()
    expect(keeping?.y).toBe((await page.getByRole('region', { name: english.today.store.title }).boundingBox())?.y)
    const compared = await page.getByRole('region', { name: english.figures.compare.title, exact: true }).first().boundingBox()
    expect(compared?.width).toBeGreaterThan(1200)
    await addPond(page, english, 'Raceway 2')
    const third = await page.getByRole('article', { name: 'Raceway 2' }).boundingBox()
    const store = await page.getByRole('region', { name: english.today.store.title }).boundingBox()
    expect(store?.x).toBeGreaterThan((third?.x ?? 0) + (third?.width ?? 0))
    expect(store?.y).toBeLessThan((third?.y ?? 0) + (third?.height ?? 0))
  })
})

test('each pond is a dot on the line at the weight of its fish, with its name next to others of that weight', async ({
  page,
}) => {
  await openExample(page, '/ponds', english)
  for (const name of ['Raceway 1', 'Raceway 2', 'Nursery']) await addPond(page, english, name)
  const ponds = page.getByRole('list', { name: english.today.line, exact: true })
  await expect(ponds.getByRole('listitem')).toHaveText([
    /^Example raceway, \d+\sg$/,
    'Raceway 1, 50 g',
    'Raceway 2, 50 g',
    'Nursery, 50 g',
  ])
  const places = await page.locator('.water circle').evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().x))
  expect(places[0]).toBeGreaterThan(places[1] ?? Number.NaN)
  expect(new Set(places.slice(1)).size).toBe(1)
  await expect(page.locator('.water text')).toHaveCount(0)
})

test('the button that removes the book starts at the edge of the text above it', async ({ page }) => {
  await openExample(page, '/ponds', english)
  const startOf = (part: Locator) =>
    part.evaluate((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      return range.getBoundingClientRect().left
    })
  const { title, wipe } = english.keeping
  const edge = await startOf(page.getByRole('heading', { name: title }))
  expect(Math.abs((await startOf(pressed(page, wipe.ask))) - edge)).toBeLessThanOrEqual(1.5)
})
