import { globSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { messagesOf } from '~/content/load-messages'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import type { Product } from '~/domain/catalog/schema'
import { textIn } from '~/domain/translations'
import { LANGUAGES, type Language, languages, pathIn, splitPath } from '~/languages'
import { publicRoutes, routeAt } from '~/routes'
import { all, documentIn, documentOf, one, publicAddress, textOf } from '../fixtures/shops/served-pages'

const others = LANGUAGES.filter((language) => language !== 'en')
const pages = LANGUAGES.flatMap((language) => publicRoutes.map(({ path }) => ({ language, path, at: pathIn(language, path) })))
const translated = pages.filter(({ language }) => language !== 'en')

test.each(pages)('$at has its language, direction and canonical address', async ({ language, at }) => {
  const page = await documentOf(at)
  expect(page.documentElement.lang).toBe(languages[language].tag)
  expect(page.documentElement.getAttribute('dir') ?? 'ltr').toBe(languages[language].direction)
  if (routeAt(at)?.isIndexed) expect(one(page, 'link[rel="canonical"]').getAttribute('href')).toBe(publicAddress(page, at))
})

test.each(LANGUAGES)('the app installed from a page in %s opens in that language, with shortcuts in it', async (language) => {
  const path = one(await documentOf(pathIn(language, '/about')), 'link[rel="manifest"]').getAttribute('href')
  const manifest = await (await fetch(inject('shopUrl') + path)).json()
  const { frame, pages } = wordsOf(language, siteValues)
  expect(manifest).toMatchObject({
    lang: languages[language].tag,
    dir: languages[language].direction,
    start_url: pathIn(language, '/'),
    shortcuts: [
      { name: frame.footer.calculator, url: pathIn(language, '/feeding-guide#calculator') },
      { name: pages['/shop'].link, url: pathIn(language, '/shop') },
    ],
  })
  const home = await documentOf(pathIn(language, '/'))
  expect(manifest.description).toBe(one(home, 'meta[name="description"]').getAttribute('content'))
  for (const { url } of manifest.shortcuts) expect((await fetch(inject('shopUrl') + url)).status).toBe(200)
})

test.each(translated)('each link of $at stays in its language, except language links', async ({ language, at }) => {
  const page = await documentOf(at)
  const links = all(page, 'body a[href^="/"]:not([hreflang]), body form[action]').map(
    (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '',
  )
  expect(links.filter((href) => splitPath(href.replace(/[?#].*/, '')).language !== language)).toEqual([])
})

test.each(translated.filter(({ at }) => routeAt(at)?.isIndexed))(
  '$at shows the figures of the English page',
  async ({ path, at }) => {
    expect(await figuresOf(at)).toEqual(await figuresOf(path))
  },
)

test('most pages show figures', async () => {
  const figures = await Promise.all(publicRoutes.map(({ path }) => figuresOf(path)))
  expect(figures.filter(({ length }) => length > 0).length).toBeGreaterThan(publicRoutes.length / 2)
})

test.each([
  ['failed', 'dist/pages/500.html'],
  ['closed', 'dist/client/closed.html'],
] as const)('the page of a shop that has %s speaks every language', (state, file) => {
  const said = all(documentIn(readFileSync(file, 'utf8')), 'main p[lang]').map((text) => [
    text.getAttribute('lang'),
    text.getAttribute('dir'),
    textOf(text),
  ])
  expect(said).toEqual(
    LANGUAGES.map((each) => [languages[each].tag, languages[each].direction, wordsOf(each, siteValues).frame[state]]),
  )
})

test.each(others)('the forms have their hidden texts in %s', async (language) => {
  for (const path of ['/contact', '/shop'])
    expect(textOf(one(await documentOf(pathIn(language, path)), 'body'))).not.toContain('Leave this empty')
})

test.each(others)('the home page shows the stock of a feed in %s', async (language) => {
  const feeds = textOf(one(await documentOf(pathIn(language, '/')), '#products'))
  expect(feeds).toContain(messagesOf(language).stockBadges['In Stock'])
  expect(feeds).not.toContain('In Stock')
})

/** All numbers of a page, repeated as in the page, with units that are the same in all languages. */
async function figuresOf(path: string) {
  const main = one(await documentOf(path), 'main')
  for (const unseen of main.querySelectorAll('style, script, template, noscript')) unseen.remove()
  return textsIn(main)
    .flatMap((text) => text.match(FIGURE) ?? [])
    .sort()
}

const FIGURE = /₹?\d+(?:,\d+)*(?:\.\d+)?(?: ?(?:%|°C|kg|g|mm|cm|mg\/L)(?!\p{L}))?/gu
const ISOLATES = /[\u2066-\u2069\u200e\u200f]/g

/** Each text separately, because numbers of adjacent cells must not join. */
const textsIn = (node: Node): string[] => rawTextsIn(node).map((text) => text.replace(ISOLATES, '').replaceAll('\u00a0', ' '))

/** Texts that right-to-left order would reverse without an isolate: a plus before a number, a Latin unit after it. */
const TURNED = /(?<!\u2068[^\u2069]*)(?:\+\d|\d[\s\u00a0](?:KJ|kg|km|mg|mm(?! of mercury)|cm|g|°C))/u

test.each(publicRoutes)('phone numbers and figures of $path keep their order in Urdu', async ({ path }) => {
  const page = await documentOf(pathIn('ur', path))
  for (const unseen of page.querySelectorAll('head, style, script, template, noscript, dialog, [dir]:not(html), svg'))
    unseen.remove()
  const texts = rawTextsIn(page.documentElement)
  expect(texts.filter((text) => text.includes('\u2068')).length).toBeGreaterThan(1)
  expect(texts.filter((text) => TURNED.test(text))).toEqual([])
})

const rawTextsIn = (node: Node): string[] =>
  node.nodeName === '#text' ? [node.nodeValue ?? ''] : [...node.childNodes].flatMap(rawTextsIn)

const productsOf = async (): Promise<Product[]> => (await fetch(`${inject('shopUrl')}/api/products`)).json()

/** A figure that a line could end after, before its unit. */
const PARTED = /\d (?:KJ|kg|km|mg|mm(?! of mercury)|cm|g|m|°C)(?!\p{L})/u

test.each(publicRoutes.flatMap(({ path }) => LANGUAGES.map((language) => pathIn(language, path))))(
  'no line of %s ends between a figure and its unit',
  async (path) => {
    const page = await documentOf(path)
    // The text of a drawing never wraps. The results of English calculators have ordinary spaces, as specified.
    const calculated = path === splitPath(path).path ? ', #line, #calculator' : ''
    for (const unseen of page.querySelectorAll(`head, style, script, template, svg${calculated}`)) unseen.remove()
    // What an operator typed wraps as he typed it.
    const typed = new Set((await productsOf()).map((product) => textIn(splitPath(path).language, product, 'description').text))
    expect(rawTextsIn(page.documentElement).filter((text) => PARTED.test(text) && !typed.has(text))).toEqual([])
  },
)

const answerOf = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(inject('shopUrl') + path, { redirect: 'manual', ...init })
  return { status: answer.status, location: answer.headers.get('location'), lang: langOf(await answer.text()) }
}

const langOf = (html: string) => /<html lang="([\w-]+)"/.exec(html)?.[1]

test.each([
  ['/fr/shop', 'en-IN'],
  ['/UR/shop', 'en-IN'],
  ['/ur/no-such-page', 'ur'],
  ['/hi/no-such-page', 'hi'],
  ['/ur/ur/shop', 'ur'],
  ['/ur/admin-orders', 'ur'],
  ['/ur/%E0%A4%A', 'ur'],
  ['/ur/%00', 'ur'],
  ['/ur/order/x', 'ur'],
  ['/hi/order/x/bill', 'hi'],
  ['/ur/api/products', 'ur'],
  ['/ur-IN/shop', 'en-IN'],
  ['/%75r/shop', 'en-IN'],
  ['/__proto__/shop', 'en-IN'],
])('%s is not found, with the page in the language of its address', async (path, lang) => {
  expect(await answerOf(path)).toEqual({ status: 404, location: null, lang })
})

test.each([
  ['/ur//shop', '/ur/shop'],
  ['/ur/shop/', '/ur/shop'],
  ['/ur/', '/ur'],
  ['//ur', '/ur'],
  ['/hi/orders/', '/hi/orders'],
])('%s redirects to the canonical address of the page', async (path, location) => {
  expect(await answerOf(path)).toMatchObject({ status: 308, location })
})

const NUMBERS = 'ur;q=NaN, hi;q=1e999, en;q=-1'

test.each(['ur', 'hi-IN, en;q=0.1', '*', 'ur;q=abc', NUMBERS, '__proto__, constructor', ',,;;q=x', 'xx-'.repeat(1000)])(
  'no Accept-Language changes a page or fails a call',
  async (header) => {
    const headers = { 'Accept-Language': header }
    expect(await answerOf('/about', { headers })).toEqual({ status: 200, location: null, lang: 'en-IN' })
    expect((await answerOf('/api/products', { headers })).status).toBe(200)
  },
)

/** An English comma or full stop between two texts; Urdu and Hindi use other marks. */
const LATIN_MARK = /\.join\(['"`][,.;] ['"`]\)|\}[,.;] \$\{|^\{.*\}[,.;] \{/

test('no code puts English punctuation between translated texts', () => {
  const files = globSync('src/{components,pages,layouts,islands/{feeding,ponds}}/**/*.{ts,tsx,astro}').filter(
    (file) => !/admin|bills|\.test\./i.test(file),
  )
  expect(files.length).toBeGreaterThan(100)
  const linesOf = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
  expect(files.flatMap((file) => linesOf(file).filter((line) => LATIN_MARK.test(line)))).toEqual([])
})

const stylesOf = async (language: Language) =>
  all(await documentOf(pathIn(language, '/about')), 'style')
    .map(({ textContent }) => textContent)
    .join('\n')

test('only pages in another script have its styles, and none loads a font', async () => {
  expect(await stylesOf('en')).toContain('--flow:1')
  expect(await stylesOf('en')).not.toContain('--flow:-1')
  for (const language of others) expect(await stylesOf(language), language).toMatch(/:root\{[^}]*--font-display:-apple-system/)
  for (const language of others) expect(await stylesOf(language), language).not.toMatch(/@font-face\{[^}]*url\(/)
})

const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset)-(?:left|right)|left|right|float)\s*:(?!\s*inline)|text-align:\s*(?:left|right)/
/** A shorthand of four values whose second and fourth differ. */
const UNEQUAL = /(?:inset|margin|padding):\s*\S+ (\S+) \S+ (?!\1;)\S+;/
const CALL = /[\w-]*\([^()]*\)/g
const asOneWord = (call: string) => call.replace(/[() ]/g, '')
const inWords = (line: string) => line.replace(CALL, asOneWord).replace(CALL, asOneWord)

test('the styles of the public pages use no left and no right', () => {
  const files = globSync('src/{components,layouts,islands,pages,styles}/**/*.{css,astro}').filter(
    (file) => !/admin|PictureField|urdu\.css|islands\/(account|analytics|contacts|customers|orders|notifications)\//i.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const rules = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => PHYSICAL.test(line) || UNEQUAL.test(inWords(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(rules).toEqual([])
})
