import { expect, test } from 'vitest'
import './load-messages'
import { localizedValue, localizedValues } from './localized-values'

test.each([
  ['3% max', '\u20683%\u2069 تک', '3% तक'],
  ['8 % Maximum', '\u20688 %\u2069 تک', '8 % तक'],
  ['44% min.', 'کم سے کم \u206844%\u2069', 'कम से कम 44%'],
  ['5 tons', '5 ٹن', '5 टन'],
  ['1 tonne', '1 ٹن', '1 टन'],
])('%s is translated to Urdu and Hindi, and unchanged in English', (typed, urdu, hindi) => {
  expect([localizedValue('en', typed), localizedValue('ur', typed), localizedValue('hi', typed)]).toEqual([typed, urdu, hindi])
})

test.each(['en', 'ur', 'hi'] as const)('a unit is separated from its figure in %s', (language) => {
  expect(localizedValue(language, '4.0mm')).toBe('4.0\u00a0mm')
})

test.each(['15-18%', 'max', 'about 3%', 'Minimal', ''])('%j is unchanged', (typed) => {
  expect(localizedValue('ur', typed)).toBe(typed)
})

test('only figures of a page’s facts are translated', () => {
  const facts = { 'early.fiber': '3% max', 'early.name': 'Aqua 5 max', customMinimum: '5 tons', address: 'Shed 5 min' }
  expect(localizedValues('hi', facts)).toEqual({ ...facts, 'early.fiber': '3% तक', customMinimum: '5 टन' })
  expect(localizedValues('en', facts)).toEqual(facts)
})
