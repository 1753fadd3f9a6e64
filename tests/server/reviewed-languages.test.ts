import { expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { OTHER_LANGUAGES, type OtherLanguage, pathIn } from '~/languages'
import { feedRoute, publicRoutes } from '~/routes'
import { operatedServer } from '../fixtures/shops/operated-server'
import { documentOf } from '../fixtures/shops/served-pages'

const INDEXED = publicRoutes.filter(({ isIndexed }) => isIndexed).map(({ path }) => path as string)
const FEED = feedRoute.path.replace('[sku]', 'LTF-EARLY-25')
/** Pages that the build writes, pages that the server renders, and the one of an address that is none. */
const PATHS = [...INDEXED, FEED, '/wall-chart', '/orders', '/offline', '/no-such-page']

const shop = operatedServer()

const signed = (language: OtherLanguage, isOn: boolean) =>
  shop.operator.put('/api/settings', {
    changes: [
      { key: `${language}_reviewed`, value: String(isOn) },
      { key: `${language}_reviewer`, value: isOn ? 'Haleema Dar' : '' },
      { key: `${language}_reviewed_on`, value: isOn ? '2026-11-20' : '' },
    ],
  })

/** What pages say of a review: the note at their foot, the wish not to be listed, structured data. */
async function saidOn(language: OtherLanguage, path: string) {
  const page = await documentOf(pathIn(language, path), shop.server.url)
  const { text } = wordsOf(language, siteValues).frame.unreviewed
  return {
    note: page.body.textContent.includes(text),
    isUnlisted: page.querySelector('meta[name="robots"][content="noindex"]') !== null,
    hasData: page.querySelector('script[type="application/ld+json"]') !== null,
    conditions: page.querySelectorAll('[data-if]').length,
  }
}

const listed = async (language: OtherLanguage) =>
  (await (await fetch(`${shop.server.url}/sitemap.xml`)).text()).split('<loc>').filter((entry) => {
    const [address = ''] = entry.split('</loc>')
    return new RegExp(`^https?://[^/]+/${language}(/|$)`).test(address)
  })

const tagsOf = (language: OtherLanguage) =>
  Promise.all(INDEXED.map(async (path) => (await fetch(shop.server.url + pathIn(language, path))).headers.get('etag')))

async function expectReviewed(language: OtherLanguage, isReviewed: boolean) {
  for (const path of PATHS) {
    const isIndexed = INDEXED.includes(path) || path === FEED
    const { hasData, ...said } = await saidOn(language, path)
    expect(said, path).toEqual({ note: !isReviewed, isUnlisted: isIndexed && !isReviewed, conditions: 0 })
    if (!isReviewed) expect(hasData, path).toBe(false)
    else if (['/', '/contact', '/about', FEED].includes(path)) expect(hasData, path).toBe(true)
  }
  const entries = await listed(language)
  expect(entries.length > 0).toBe(isReviewed)
  if (isReviewed) expect(entries.length).toBeGreaterThan(INDEXED.length)
  for (const entry of entries) expect(entry).toContain(`hreflang="${language}"`)
}

test.each(OTHER_LANGUAGES)(
  'the switch of a native reader lists the pages in %s and takes their note away, and back, with new ETags',
  async (language) => {
    await expectReviewed(language, false)
    const before = await tagsOf(language)
    expect((await signed(language, true)).status).toBe(200)
    await expectReviewed(language, true)
    const after = await tagsOf(language)
    expect(INDEXED.filter((_, index) => before[index] === after[index])).toEqual([])
    for (const other of OTHER_LANGUAGES) if (other !== language) await expectReviewed(other, false)
    expect((await signed(language, false)).status).toBe(200)
    await expectReviewed(language, false)
    expect(await tagsOf(language)).toEqual(before)
  },
)

test('a review stays after a restart', async () => {
  expect((await signed('ur', true)).status).toBe(200)
  await shop.server.stop()
  await shop.server.launch()
  await expectReviewed('ur', true)
  await expectReviewed('hi', false)
})
