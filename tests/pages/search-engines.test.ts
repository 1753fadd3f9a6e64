import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { addressesOf, LANGUAGES, type Language, pathIn } from '~/languages'
import { LOGIN_PATH } from '~/login-path'
import { adminRoutes, publicRoutes } from '~/routes'
import { site } from '~/site'
import { seededCompany } from '../fixtures/rows/new-values'
import { all, documentOf, one, publicAddress } from '../fixtures/shops/served-pages'

const { pages } = wordsOf('en', { ...siteValues, ...seededCompany })

const indexed = publicRoutes.filter(({ isIndexed }) => isIndexed)

const ask = (path: string) => fetch(inject('shopUrl') + path)

test.each(indexed)('$path has a title, a description, a canonical address and a share picture', async ({ path }) => {
  const { title } = pages[path]
  const description = pages[path].description
  const page = await documentOf(path)
  expect(page.title).toBe(`${title} · ${site.name}`)
  const address = publicAddress(page, path)
  expect(one(page, 'link[rel="canonical"]').getAttribute('href')).toBe(address)
  for (const [name, content] of [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:type', 'website'],
    ['og:site_name', site.name],
    ['og:locale', 'en_IN'],
    ['og:image', publicAddress(page, '/pictures/social.jpg')],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Trout in a clear stream, from above'],
    ['twitter:card', 'summary_large_image'],
  ] as const) {
    expect(one(page, `meta[property="${name}"], meta[name="${name}"]`).getAttribute('content'), name).toBe(content)
  }
  expect(page.querySelectorAll('meta[name="robots"]')).toHaveLength(0)
})

test.each(indexed)('$path links its versions in each language, and they link it', async ({ path }) => {
  const english = await documentOf(path)
  const wanted = addressesOf(path).map(([tag, href]) => [tag, publicAddress(english, href)])
  for (const language of LANGUAGES) {
    const page = await documentOf(pathIn(language, path))
    const links = all(page, 'link[rel="alternate"]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])
    expect(links).toEqual(wanted)
    expect(one(page, 'link[rel="canonical"]').getAttribute('href')).toBe(publicAddress(english, pathIn(language, path)))
    const asksForNone = page.querySelectorAll('meta[name="robots"][content="noindex"]').length === 1
    expect(asksForNone).toBe(language !== 'en')
  }
})

test('the share picture exists, with the stated size and at most 60 kB', async () => {
  const answer = await ask('/pictures/social.jpg')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const bytes = await answer.arrayBuffer()
  expect(bytes.byteLength).toBeLessThanOrEqual(60_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})

test('the sitemap of a new shop lists only the English public pages', async () => {
  const answer = await ask('/sitemap.xml')
  expect(answer.headers.get('content-type')).toMatch(/xml/)
  const xml = await answer.text()
  const page = await documentOf('/team')
  const alternates = (path: string) =>
    addressesOf(path).map(([tag, href]) => `<xhtml:linkrel="alternate"hreflang="${tag}"href="${publicAddress(page, href)}"/>`)
  const entry = (language: Language, path: string) =>
    `<url><loc>${publicAddress(page, pathIn(language, path))}</loc>${alternates(path).join('')}</url>`
  const feeds = ['EARLY', 'SMALL', 'STOCK'].map((stage) => `/shop/LTF-${stage}-25`)
  const paths = [...indexed.map(({ path }) => path), ...feeds]
  const wanted = paths.map((path) => entry('en', path))
  const [, listed] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset [^>]+>([\s\S]*)<\/urlset>\s*$/.exec(xml) ?? []
  expect(listed?.replace(/\s/g, '')).toBe(wanted.join(''))
})

test('robots.txt names the sitemap, disallows the back office, and does not mention the login', async () => {
  const answer = await ask('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${publicAddress(await documentOf('/team'), '/sitemap.xml')}`)
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
  expect(adminRoutes.filter(({ path }) => !isClosed(path))).toEqual([])
  expect(publicRoutes.filter(({ path }) => isClosed(path))).toEqual([])
  expect(lines.join()).not.toContain(LOGIN_PATH)
})

test.each([LOGIN_PATH, '/no-such-page', ...adminRoutes.map(({ path }) => path)])(
  '%s asks not to be listed, and tells nothing',
  async (path) => {
    const page = await documentOf(path)
    expect(one(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex, nofollow')
    const told = 'link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]'
    expect(page.querySelectorAll(told)).toHaveLength(0)
  },
)
