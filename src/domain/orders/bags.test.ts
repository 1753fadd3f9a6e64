import { expect, test } from 'vitest'
import { bagsIn, bagsInWords, MAX_QUANTITY } from './bags'

test.each([
  ['4', 4],
  [' 12 ', 12],
  ['4.7', 4],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['many', 1],
  ['1e9', 1],
  ['NaN', 1],
  ['999999999999999999999999', MAX_QUANTITY],
  [String(MAX_QUANTITY + 1), MAX_QUANTITY],
])('%j is read as %i bags', (text, count) => {
  expect(bagsIn(text)).toBe(count)
})

test('uses singular and plural', () => {
  expect([1, 4].map((count) => bagsInWords(count, ['bag', 'bags']))).toEqual(['1 bag', '4 bags'])
})
