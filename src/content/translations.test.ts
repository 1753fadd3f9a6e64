import { expect, test } from 'vitest'
import { siteValues } from '~/domain/account/page-values'
import { fillText, placeholders } from '~/domain/account/placeholders'
import { LANGUAGES, type Language } from '~/languages'
import { site } from '~/site'
import { accountWords } from './account-words'
import { customerWords } from './customer-words'
import { glossary, strayTerms } from './glossary'
import { foreignLetters } from './letters'
import { messagesOf } from './load-messages'
import { stopped } from './stopped'
import { wordsOf } from './words'

type Translated = Exclude<Language, 'en'>

const translated = LANGUAGES.filter((language): language is Translated => language !== 'en')

const SCRIPTS: Record<Translated, RegExp> = { ur: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u }

/** Words that stay in Latin letters: names, abbreviations, and terms of tests, taxes and payment apps. */
const LATIN = new Set(
  'WhatsApp SKU GST MRP PAN UPI ID UTR IFSC QR pH MD HP FN QM Pir Panjal Web Studio name example com Early Small Stock FCR SGR CSV MB fry grower broodstock un ionised'.split(
    ' ',
  ),
)
const UNITS = /(?<![A-Za-z])(?:kg\/m³|mg\/L|kg|km|mm|cm|m³|°C|g|m)(?![A-Za-z])/g
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g
const PLACE = /\{\w+\}/g

/** Arguments for texts with parameters. Only the first may be a stage. */
const GIVEN = ['early', '‹b›', '‹c›', '‹d›', '‹e›']

interface Text {
  path: string
  english: string
  text: string
  given: readonly string[]
}

const isFunction = (value: unknown): value is (...values: string[]) => unknown => typeof value === 'function'

/** Each text of a language with its English text. */
function textsOf(english: unknown, other: unknown, path: string, given: Text['given'] = []): Text[] {
  if (typeof english === 'string') return [{ path, english, text: String(other), given }]
  if (isFunction(english) && isFunction(other)) return textsOf(english(...GIVEN), other(...GIVEN), `${path}()`, GIVEN)
  const own = other as Record<string, unknown>
  expect(Object.keys(own), path).toEqual(Object.keys(english as object))
  return Object.entries(english as object).flatMap(([key, value]) => textsOf(value, own[key], `${path}.${key}`, given))
}

const allOf = (language: Language): Text[] => [
  ...textsOf(wordsOf('en', placeholders), wordsOf(language, placeholders), 'words'),
  ...textsOf(messagesOf('en'), messagesOf(language), 'live'),
  ...textsOf(stopped.en, stopped[language], 'stopped'),
]

/** The words of a text, without facts, figures, units and parameters. */
const ownPart = (text: string, given: Text['given']) =>
  [ISOLATED, PLACE, UNITS, ...given].reduce<string>((left, pattern) => left.replaceAll(pattern, ' '), fillText(text, {}))

const latinIn = (text: string, given: Text['given']) =>
  (ownPart(text, given).match(/[A-Za-z]+/g) ?? []).filter((word) => !LATIN.has(word))

const figuresIn = (text: string) => (fillText(text, siteValues).match(/\d+(?:[.,]\d+)*%?/g) ?? []).toSorted()

/** Texts around a figure; a language may need only one of them. */
const isBeside = ({ path }: Text) => /\.(?:before|after)$/.test(path)

test.each(translated)('%s has each text in its own script', (language) => {
  const isEnglish = ({ english, given }: Text) => latinIn(english, given).length > 0
  const own = allOf(language).filter((each) => isEnglish(each) && !isBeside(each))
  expect(own.length).toBeGreaterThan(300)
  expect(own.filter(({ text }) => !SCRIPTS[language].test(text))).toEqual([])
})

test.each(translated)('%s has no English words', (language) => {
  const left = allOf(language).flatMap(({ path, text, given }) => latinIn(text, given).map((word) => `${path}: ${word}`))
  expect(left).toEqual([])
})

test.each(translated)('%s uses the figures and parameters of each English text', (language) => {
  const said = (text: string, given: Text['given']) => [...figuresIn(text), ...given.filter((each) => text.includes(each))]
  const pairs = allOf(language).filter(({ path }) => path !== 'words.pages./.description')
  for (const { path, english, text, given } of pairs) expect(said(text, given), path).toEqual(said(english, given))
})

test.each(translated)('%s uses its own letters and Latin digits', (language) => {
  expect(allOf(language).filter(({ text }) => foreignLetters(language, text).length > 0)).toEqual([])
})

test.each(translated)('%s follows its glossary', (language) => {
  const messages = [
    ...textsOf(accountWords.en, accountWords[language], 'account'),
    ...textsOf(customerWords.en, customerWords[language], 'customer'),
  ]
  const facts = Object.values(site).flatMap((fact) =>
    typeof fact === 'object' && language in fact ? [fact[language as never]] : [],
  )
  const all = [...allOf(language), ...messages, ...facts.map((text: string) => ({ path: 'site', text }))]
  const stray = all.flatMap(({ path, text }) =>
    strayTerms(language, text).map(({ stray: one, term }) => `${path}: ${one}, not ${term}`),
  )
  expect(stray).toEqual([])
  const unused = glossary[language].filter(
    ({ term }) => !all.some(({ text }) => text.normalize('NFC').includes(term.normalize('NFC'))),
  )
  expect(unused.map(({ term }) => term)).toEqual([])
})

test('finds a wrong term only at the start of a word', () => {
  expect(strayTerms('hi', 'नए दाम')).toEqual([{ stray: 'दाम', term: 'कीमत' }])
  expect(strayTerms('hi', 'गोदाम में')).toEqual([])
  expect(strayTerms('ur', '\u2068یو ٹی آر\u2069 لکھیں')).toEqual([{ stray: 'یو ٹی آر', term: 'UTR' }])
})
