import { ponds as pondWords } from '~/content/en/ponds'
import { LANGUAGES, pathIn } from '~/languages'
import { LOGIN_PATH } from '~/login-path'
import { adminRoutes, publicRoutes } from '~/routes'
import { expectNoSidewaysScroll } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { type Columns, columnsOf } from '../fixtures/browser/columns'
import { resize } from '../fixtures/browser/frames'
import { seeWhole } from '../fixtures/browser/pages'
import { placeOrder } from '../fixtures/browser/placed'
import { openExample } from '../fixtures/browser/pond-page'

// A separate shop, because the pond book is kept in the browser and orders change the dashboard.
test.use({ shop: { name: 'columns' } })

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

for (const language of LANGUAGES)
  test(`side columns of public pages begin at two places in ${language}, and no page scrolls sideways`, async ({ page }) => {
    test.slow()
    const seen = nothing()
    for (const path of [...publicRoutes.map((route) => route.path), '/shop/LTF-STOCK-25'])
      await test.step(path, async () => {
        await resize(page, WIDE)
        await page.goto(pathIn(language, path))
        await seeWhole(page)
        const { width, parts } = await columnsOf(page)
        note(seen, path, width, parts)
        for (const narrower of [1024, 992, 896, 768, 320]) {
          await resize(page, { width: narrower, height: 800 })
          await expectNoSidewaysScroll(page)
        }
      })
    expect(seen.beside).toEqual([])
    expect([...seen.places].sort()).toEqual(PLACES)
  })

test.describe('of the login, a missing page, the pond book and the back office', () => {
  test.use({ viewport: WIDE, expectedErrors: [/401 \(Unauthorized\)|404 \(Not Found\)/] })

  test('side columns begin at the same two places', async ({ page, openOperatorPage }) => {
    test.slow()
    const seen = nothing()
    const look = async (at: typeof page, path: string) => {
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
    await placeOrder(office.request, {})
    for (const { path } of adminRoutes)
      await test.step(path, async () => {
        await office.goto(path)
        await expect(office.locator('main h1').first()).toBeVisible()
        await expect(office.locator('main [aria-busy="true"]')).toHaveCount(0)
        await look(office, path)
      })
    expect(seen.beside).toEqual([])
    expect([...seen.places].sort()).toEqual(PLACES)
  })
})
