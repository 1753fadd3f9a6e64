import { expect, test } from 'vitest'
import { compoundsOf, simpleWords, typingErrors } from './search-words'

test.each([
  ['', []],
  ['Grow-out, 4.0 mm!', ['grow', 'out', '4', 'mm']],
  ['2,5mm', ['2.5', 'mm']],
  ['Crème brûlée', ['creme', 'brulee']],
  ['fingerlings, bass, gas', ['fingerling', 'bass', 'gas']],
  ['मछली चारा', ['मछली', 'चारा']],
  ['बड़ी फ़्राई', ['बडी', 'फ्राई']],
  ['बोरियाँ', ['बोरियां']],
])('reads the words of %j', (text, words) => {
  expect(simpleWords(text)).toEqual(words)
})

test('joins hyphenated words', () => {
  expect(compoundsOf('A grow-out feed, LTF-SMALL-25')).toEqual(['growout', 'ltfsmall25'])
})

test.each([
  ['small', 'small', 0],
  ['smal', 'small', 0],
  ['fing', 'fingerling', 0],
  ['smlal', 'small', 1],
  ['smaall', 'small', 1],
  ['smoll', 'small', 1],
  ['growerx', 'grower', 1],
  ['fngrl', 'fingerling', 2],
  ['small', 'stock', Number.POSITIVE_INFINITY],
  ['broodstock', 'brood', Number.POSITIVE_INFINITY],
])('counts the typing errors of %s against %s', (word, target, errors) => {
  expect(typingErrors(word, target, 2)).toBe(errors)
})
