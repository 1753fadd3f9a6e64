import { expect, test } from 'vitest'
import { foldedText } from './folded-text'

test.each([
  ['a\u200bb\u200d\u2066c\u00ad\ufeff', 'abc'],
  ['ＡＢ ４１２', 'AB 412'],
  ['۴۱۲ ४१२', '412 412'],
  ['\u{1d400}\ufe0f\u3164', 'A'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['', ''],
])('%j is folded to %j', (text, folded) => {
  expect(foldedText(text)).toBe(folded)
})
