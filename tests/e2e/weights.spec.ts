import type { Page } from '@playwright/test'
import { navigation } from '../../src/site'
import { expect, test } from '../fixtures/browser'

// A shop of its own: what other tests add to theirs weighs too.
test.use({ shopSize: { orders: 0, contacts: 1 } })

const KB = 1000
const MOST_HTML = 14 * KB
const MOST_EARLY_SCRIPT = 20 * KB

/** What a page may bring before its reader scrolls, the film apart, as transfer sizes of Resource Timing. */
const MOST_IN_FIRST_VIEW = {
  '/': 150 * KB,
  '/about': 130 * KB,
  '/products': 130 * KB,
  '/shop': 160 * KB,
  '/feeding-guide': 130 * KB,
  '/team': 130 * KB,
  '/contact': 130 * KB,
}

/** The bytes of a page's HTML as they are sent. */
async function sentHtml(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path)
  expect(await answer?.headerValue('content-encoding')).toBe('br')
  return (await answer?.request().sizes())?.responseBodySize ?? Number.POSITIVE_INFINITY
}

interface Brought {
  name: string
  transferSize: number
  encodedBodySize: number
  isEarly: boolean
}

/** What the page has brought, and which of it came before the load event. */
const brought = (page: Page): Promise<Brought[]> =>
  page.evaluate(() => {
    const [navigated] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loaded = navigated?.loadEventStart ?? 0
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return [...(navigated ? [navigated] : []), ...resources]
      .filter(({ name }) => !name.includes('/video/'))
      .map(({ name, transferSize, encodedBodySize, responseEnd }) => ({
        name,
        transferSize,
        encodedBodySize,
        isEarly: responseEnd <= loaded,
      }))
  })

/** Opens a page and waits until its bell is alive and nothing more comes. */
async function openWhole(page: Page, path: string) {
  const bell = page.waitForResponse('**/api/notifications')
  await page.goto(path)
  await bell
  let known = 0
  await expect(async () => {
    const before = known
    known = (await brought(page)).length
    expect(known).toBe(before)
  }).toPass({ intervals: [1000] })
}

/** The sum of a size, and the list of what it is made of, heaviest first. */
function weightOf(entries: readonly Brought[], size: 'transferSize' | 'encodedBodySize') {
  const heaviest = entries.toSorted((a, b) => b[size] - a[size]).map((entry) => `${entry[size]} ${entry.name}`)
  return { bytes: entries.reduce((sum, entry) => sum + entry[size], 0), list: heaviest.join('\n') }
}

for (const { path } of navigation) {
  test(`${path} is sent in ${MOST_HTML / KB} kB of HTML`, async ({ page }) => {
    // The server compresses a page that it renders as well as it goes from its third answer on.
    await expect.poll(() => sentHtml(page, path)).toBeLessThanOrEqual(MOST_HTML)
  })

  test(`${path} fills its first view with ${MOST_IN_FIRST_VIEW[path] / KB} kB, ${MOST_EARLY_SCRIPT / KB} of script before load`, async ({
    page,
  }) => {
    await openWhole(page, path)
    const entries = await brought(page)
    const all = weightOf(entries, 'transferSize')
    expect(all.bytes, all.list).toBeLessThanOrEqual(MOST_IN_FIRST_VIEW[path])
    const scripts = entries.filter(({ name, isEarly }) => isEarly && name.endsWith('.js'))
    const early = weightOf(scripts, 'encodedBodySize')
    expect(early.bytes, early.list).toBeLessThanOrEqual(MOST_EARLY_SCRIPT)
  })
}
