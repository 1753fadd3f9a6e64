import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { OTHER_LANGUAGES } from '~/languages'
import { changesOf, correctedCode, faultIn } from './corrections'
import { textsOf } from './texts'

const text = (own: string, ...holes: string[]) => ({ text: own, holes })

test.each([
  ['{bag} کی بوری', ['{bag}'], '{bag} والی بوری', undefined],
  ['{bag} کی بوری', ['{bag}'], 'بوری', '{bag} is missing.'],
  ['{bag} کی بوری', ['{bag}'], '{bag} کی {bag} بوری', '{bag} stands there too often.'],
  ['{bag} کی بوری', ['{bag}'], '{bag} کی {sack} بوری', 'There is a {…} that the text does not have.'],
  ['بوری', [], '25 کلو کی بوری', 'Figures come from the rules: keep each {…} in its sentence.'],
  ['بوری', [], '۲۵ کلو کی بوری', 'Figures come from the rules: keep each {…} in its sentence.'],
  ['بوری', [], 'بوري', 'ي is a letter of another language.'],
  ['بوری', [], 'بوری\nاور', 'A text is one line.'],
  ['نمبر', [], 'یو ٹی آر نمبر', 'We write UTR, not یو ٹی آر.'],
])('accepts or refuses the correction of %j to %j', (own, holes, correction, why) => {
  expect(faultIn('ur', text(own, ...holes), correction)).toBe(why)
})

test.each(OTHER_LANGUAGES)('each text of %s has a unique place, and most have an English source', (language) => {
  const [own, english] = [textsOf(language), new Set(textsOf('en').map(({ place }) => place))]
  expect(own.length).toBeGreaterThan(1100)
  expect(new Set(own.map(({ place }) => place)).size).toBe(own.length)
  expect(own.filter(({ place }) => !english.has(place)).length).toBeLessThan(8)
  expect(own.filter((each) => faultIn(language, each, each.text))).toEqual([])
})

test('finds the texts of the pages', () => {
  const places = new Map(textsOf('ur').map((each) => [each.place, each.text]))
  expect(places.get('frame: frame.notFound.text')).toBe(wordsOf('ur', siteValues).frame.notFound.text)
  expect(places.get('inquiries: Delivery')).toBe(wordsOf('ur', siteValues).inquiries.Delivery)
})

test('keeps the spaces around a text', () => {
  const [text] = textsOf('ur').filter((each) => each.text.startsWith(' '))
  if (!text) return expect.unreachable()
  const { changes } = changesOf('ur', [{ place: text.place, text: text.text, correction: 'کی مچھلی' }], [{ ...text, holes: [] }])
  expect(changes.map(({ correction }) => correction)).toEqual([` کی مچھلی${text.text.endsWith(' ') ? ' ' : ''}`])
})

test('accepts valid rows, and refuses others with their line', () => {
  const texts = textsOf('hi')
  const [first, second] = texts.filter(({ holes }) => holes.length === 1)
  if (!first || !second) return expect.unreachable()
  const rows = [
    { place: first.place, text: first.text, correction: `${first.text} "हाँ" 'ना' \`\\` },
    { place: second.place, text: second.text, correction: 'नहीं' },
    { place: second.place, text: 'पुराना', correction: 'नया' },
    { place: 'nowhere', text: '', correction: 'नया' },
    { place: second.place, text: 'पुराना', correction: '' },
  ]
  const { changes, refused } = changesOf('hi', rows, texts)
  expect(refused).toEqual([
    { line: 3, place: second.place, why: `${second.holes[0]} is missing.` },
    { line: 4, place: second.place, why: 'This text has changed since it was exported.' },
    { line: 5, place: 'nowhere', why: 'There is no such place.' },
  ])
  expect(changes.map(({ text: { place } }) => place)).toEqual([first.place])
  const code = readFileSync(first.file, 'utf8')
  const corrected = correctedCode(code, changes)
  expect(corrected).toContain(`"हाँ" 'ना' \\\`\\\\`)
  expect(corrected.length).toBeGreaterThan(code.length)
})
