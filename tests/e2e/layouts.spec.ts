import type { Page } from '@playwright/test'
import { ponds as pondWords } from '~/content/en/ponds'
import { LANGUAGES, type Language, pathIn } from '~/languages'
import { LOGIN_PATH } from '~/login-path'
import { adminRoutes, mayHoldToken, publicRoutes } from '~/routes'
import { expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { brokenFigures } from '../fixtures/browser/broken-figures'
import { brokenWords } from '../fixtures/browser/broken-words'
import { expect, test } from '../fixtures/browser/browser'
import { type Columns, columnsOf } from '../fixtures/browser/columns'
import { fillLists } from '../fixtures/browser/filled-lists'
import { unseenInForcedColours } from '../fixtures/browser/forced-colours'
import { nextFrames, resize } from '../fixtures/browser/frames'
import { notSeenWhole, setLetters } from '../fixtures/browser/large-letters'
import { seeWhole } from '../fixtures/browser/pages'
import { openExample } from '../fixtures/browser/pond-page'
import { rowPages } from '../fixtures/browser/row-pages'
import { expectLargeTargets } from '../fixtures/browser/targets'
import { depth } from '../fixtures/depth'
import { seedShop } from '../fixtures/shops/seeded-shop'
import type { TestServer } from '../fixtures/shops/server'

// Each page is opened once, and its layout is checked at each width and text size.

const WIDE = { width: 1440, height: 900 }
const COLUMNS = 12
const GUTTER = 24
/** The columns before a side column: a third or a half of the page. */
const PLACES = [4, 6]

/** Pages with the places of their side columns, and of their lists beside the grid. */
interface Seen {
  places: Set<number>
  beside: string[]
}

/** The number of grid columns before a place; broken if it is on no line of the grid. */
function columnsBefore(start: number, width: number): number {
  const step = (width + GUTTER) / COLUMNS
  const count = Math.round(start / step)
  return Math.abs(count * step - start) <= 1 ? count : start / step
}

function note(seen: Seen, path: string, width: number, parts: readonly Columns[]) {
  for (const { part, starts } of parts) {
    const places = starts.map((start) => columnsBefore(start, width))
    const side = places.slice(1)
    if (side.length === 1) seen.places.add(side[0] ?? 0)
    if (!places.every(Number.isInteger) || (side.length === 1 && !PLACES.includes(side[0] ?? 0)))
      seen.beside.push(`${path} ${part}: ${starts}`)
  }
}

const nothing = (): Seen => ({ places: new Set(), beside: [] })

/** Text of 1.5 and 2 times its size, at phone widths in px. */
const SIGHTS = depth(
  [
    { letters: 24, width: 360 },
    { letters: 32, width: 320 },
  ],
  [24, 32].flatMap((letters) => [360, 320].map((width) => ({ letters, width }))),
)

/** Leaves the text large. */
async function expectSeenWhole(page: Page, path: string) {
  for (const { letters, width } of SIGHTS) {
    await setLetters(page, letters)
    await resize(page, { width, height: 740 })
    await nextFrames(page)
    await expect.poll(() => notSeenWhole(page), `${path} at ${width} px, letters of ${letters} px`).toEqual([])
  }
}

/** The labels that extend outside their drawing by two pixels or more. */
const cutLabels = (labels: Element[]) =>
  labels.flatMap((label) => {
    const nearest = label.closest('svg')
    const [own, drawing] = [label.getBoundingClientRect(), (nearest?.ownerSVGElement ?? nearest)?.getBoundingClientRect()]
    // A hidden label has no width.
    if (own.width === 0) return []
    return drawing && own.left > drawing.left - 2 && own.right < drawing.right + 2 ? [] : (label.textContent ?? '')
  })

/** The heights of the links above a wide page, and the numbers of icons in each row below it. */
const partsOfFrame = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map((link) => link.getBoundingClientRect())
    const tops = boxesOf('.social a').map(({ top }) => top)
    return {
      heights: [...new Set(boxesOf('.bar .wide a:not(.button)').map(({ height }) => height))],
      rows: [...new Set(tops)].map((row) => tops.filter((top) => top === row).length),
    }
  })

async function expectNarrow(page: Page, path: string) {
  for (const width of [1024, 993, 992, 896, 768, 320]) {
    await resize(page, { width, height: 640 })
    await expectNoSidewaysScroll(page)
    expect.soft(await brokenFigures(page), `${path} at ${width} px`).toEqual([])
    const { heights, rows } = await partsOfFrame(page)
    if (width > 992) expect(heights.length, `${path} at ${width} px`).toBeLessThanOrEqual(1)
    expect(new Set(rows).size, `${path} at ${width} px`).toBeLessThanOrEqual(1)
  }
  expect(await page.locator('main svg text').evaluateAll(cutLabels)).toEqual([])
  // A bill has no bar.
  const tops = await page.locator('.brand').evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top))
  expect(Math.min(...tops), 'the name of the company').toBeGreaterThanOrEqual(0)
}

/** Languages whose pages are read with large text: the widest of each direction. */
const WITH_LARGE_TEXT: readonly Language[] = depth(['en', 'ur'], [...LANGUAGES])

test.describe('public pages', () => {
  // Names in other tests have figures, which a list may end with dots.
  test.use({ shop: { name: 'layouts' }, viewport: WIDE })

  for (const language of LANGUAGES)
    test(`side columns begin at two places in ${language}; no page scrolls sideways, or cuts large text`, async ({
      page,
      operatorPage,
    }) => {
      test.slow()
      const seen = nothing()
      const ofRows = await rowPages(page, operatorPage)
      // With a charge, pages have a choice of a district, and the prices at its door.
      await operatorPage.request.post('/api/delivery-charges', { data: { place: 'Kishtwar', amount: '700' } })
      await page.addInitScript(() => localStorage.setItem('district', 'Kishtwar'))
      for (const path of [...publicRoutes.map((route) => route.path), ...Object.values(ofRows)])
        await test.step(path, async () => {
          await resize(page, WIDE)
          await page.goto(pathIn(language, path))
          await seeWhole(page)
          await expectLargeTargets(page)
          const { width, parts } = await columnsOf(page)
          // What a link opens is a paper without columns.
          if (!mayHoldToken(path)) note(seen, path, width, parts)
          if (language === 'en') expect(await unseenInForcedColours(page), path).toEqual([])
          await expectNarrow(page, pathIn(language, path))
          if (WITH_LARGE_TEXT.includes(language)) await expectSeenWhole(page, pathIn(language, path))
        })
      expect(seen.beside).toEqual([])
      expect([...seen.places].sort()).toEqual(PLACES)
    })
})

/** The greatest height of a row in pixels, with its line, by the width of the window. */
const ROW = { 1366: 49, 390: 114 } as const

/** Screens whose rows are not of one list. */
const WITHOUT_LIST: readonly string[] = [
  '/admin/dashboard',
  '/admin-analytics',
  '/admin-day-book',
  '/admin-gst',
  '/admin-settings',
]

/** The height of the highest row of a list. */
const highestRow = (page: Page) =>
  page.locator('main [data-row]').evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)))

/** The names of row buttons that show neither a word nor an icon. */
const emptyButtons = (page: Page) =>
  page.locator('main [data-row] :is(button, a)').evaluateAll((controls) => {
    const hasOwnText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const isSeen = (part: Element) => part.checkVisibility() && (part.matches('svg') || hasOwnText(part))
    return controls
      .filter((control) => control.checkVisibility() && ![control, ...control.querySelectorAll('*')].some(isSeen))
      .map((control) => control.getAttribute('aria-label'))
  })

/** Amounts that are not at the right of their column, or whose figures differ in width. */
const looseAmounts = (page: Page) =>
  page.locator('main [data-row] :is(td, th)').evaluateAll((cells) =>
    cells
      .filter(({ textContent }) => /^−?₹/.test(textContent.trim()))
      .filter((cell) => {
        const { textAlign, fontVariantNumeric } = getComputedStyle(cell)
        return textAlign !== 'end' || fontVariantNumeric !== 'tabular-nums'
      })
      .map(({ textContent }) => textContent),
  )

async function expectRows(page: Page, path: string) {
  await expect(page.locator('main [data-row]').first()).toBeVisible()
  for (const [width, most] of Object.entries(ROW)) {
    await resize(page, { width: Number(width), height: 768 })
    await expect.poll(() => highestRow(page), `${path} at ${width}`).toBeLessThanOrEqual(most)
    expect(await emptyButtons(page), `${path} at ${width}`).toEqual([])
    if (most === ROW[1366]) expect(await looseAmounts(page), path).toEqual([])
  }
}

/** The browser has only DejaVu, the widest common font. */
async function expectWholeWords(page: Page, path: string) {
  for (const width of [360, 768, 1366]) {
    await resize(page, { width, height: 800 })
    expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([])
  }
}

test.describe('the login, a missing page, the pond book and the back office', () => {
  const rows = { orders: 1500, contacts: 40, customers: 60, entries: 400 }
  test.use({
    shop: { name: 'layouts of the office', fill: (server: TestServer) => seedShop(server, rows) },
    viewport: WIDE,
    expectedErrors: [/401 \(Unauthorized\)|404 \(Not Found\)/],
  })

  test('side columns begin at the same two places; rows are 48 or at most 114 pixels high; words and large text are whole', async ({
    page,
    openOperatorPage,
  }) => {
    test.slow()
    const seen = nothing()
    const look = async (at: Page, path: string) => {
      const { width, parts } = await columnsOf(at)
      note(seen, path, width, parts)
    }
    for (const path of [LOGIN_PATH, '/no-such-page']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await look(page, path)
    }
    await openExample(page, '/ponds', pondWords)
    await look(page, 'the pond book')
    const office = await openOperatorPage()
    await fillLists(office)
    for (const { path } of adminRoutes)
      await test.step(path, async () => {
        await resize(office, WIDE)
        await office.goto(path)
        await expect(office.locator('main h1').first()).toBeVisible()
        await expect(office.locator('main [aria-busy="true"]')).toHaveCount(0)
        await look(office, path)
        expect(await unseenInForcedColours(office), path).toEqual([])
        await expectWholeWords(office, path)
        if (!WITHOUT_LIST.includes(path)) await expectRows(office, path)
        await expectSeenWhole(office, path)
      })
    expect(seen.beside).toEqual([])
    expect([...seen.places].sort()).toEqual(PLACES)
  })
})
