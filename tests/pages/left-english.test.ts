import { expect, test } from 'vitest'
import { sources } from '~/content/sources'
import { LANGUAGES, pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import { site } from '~/site'
import { all, documentOf, one, textOf } from '../fixtures/shops/served-pages'

const { name, email } = site
/** Names that stay in English: the company, publications, addresses. */
const NAMES = [name, email, 'Pir Panjal Web Studio', 'ipapi.co', ...Object.values(sources)]

/** Social networks, abbreviations, and English words in brackets after their translation. */
const WORDS = new Set(
  'Facebook Instagram Twitter Pinterest GST LLP SKU MD HP FN QM FCR SGR CSV MB pH un ionised fry grower broodstock Early Small Stock Stage'.split(
    ' ',
  ),
)

const SKU = /LTF-\w+-\d+/g
const UNITS = /(?<![A-Za-z])(?:kg\/m³|mg\/L|KJ\/GM|kg|mm|cm)(?![A-Za-z])/g
const SHOWN = ['alt', 'aria-label', 'placeholder', 'title']

/** The visible and screen reader texts of a page, without text marked as another language. */
function saidIn(page: Document): string[] {
  const body = one(page, 'body')
  for (const other of body.querySelectorAll('style, script, template, [lang]')) other.remove()
  const attributes = all(page, 'body *').flatMap((element) => SHOWN.map((name) => element.getAttribute(name) ?? ''))
  return [...textsIn(body), ...attributes]
}

const textsIn = (node: Node): string[] =>
  node.nodeName === '#text' ? [node.nodeValue ?? ''] : [...node.childNodes].flatMap(textsIn)

const englishIn = (text: string) =>
  ([...NAMES, SKU, UNITS].reduce<string>((left, known) => left.replaceAll(known, ' '), text).match(/[A-Za-z]{2,}/g) ?? []).filter(
    (word) => !WORDS.has(word),
  )

const paths = [
  ...publicRoutes.map(({ path }) => path),
  '/shop/LTF-STOCK-25',
  '/shop?details=LTF-STOCK-25',
  '/shop?order=LTF-SMALL-25',
  '/no-such-page',
]
const pages = LANGUAGES.filter((language) => language !== 'en').flatMap((language) => paths.map((path) => pathIn(language, path)))

test.each(pages)('%s has only names in English', async (path) => {
  const said = saidIn(await documentOf(path))
  expect(said.length).toBeGreaterThan(20)
  expect(said.flatMap(englishIn)).toEqual([])
})

const SCRIPTS = { ur: /\p{Script=Arabic}/gu, hi: /\p{Script=Devanagari}/gu }

test.each(['ur', 'hi'] as const)('the shop in %s has at least three of its own letters for each Latin one', async (language) => {
  const text = textOf(one(await documentOf(pathIn(language, '/shop')), 'main'))
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0
  expect(count(SCRIPTS[language])).toBeGreaterThan(500)
  expect(count(SCRIPTS[language])).toBeGreaterThanOrEqual(3 * count(/[A-Za-z]/g))
})
