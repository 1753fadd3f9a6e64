import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words'

test.each([
  [0, 'Zero'],
  [1, 'Zero and One Paise'],
  [100, 'One'],
  [1_250_000, 'Twelve Thousand Five Hundred'],
  [1_250_050, 'Twelve Thousand Five Hundred and Fifty Paise'],
  [9_999_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise'],
  [10_000_000, 'One Lakh'],
  [10_000_100, 'One Lakh One'],
  [123_456_700, 'Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven'],
  [1_000_000_000, 'One Crore'],
  [1_001_910_000, 'One Crore Nineteen Thousand One Hundred'],
  [100_000_000_000, 'One Hundred Crore'],
  [1_234_567_890_100, 'One Thousand Two Hundred Thirty Four Crore Fifty Six Lakh Seventy Eight Thousand Nine Hundred One'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(`Rupees ${words} only`)
})

const VALUES: Record<string, number> = { Hundred: 100, Thousand: 1000, Lakh: 100_000, Crore: 10_000_000 }
const NAMES = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
const TEENS = ['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen']
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']
for (const [value, name] of [...NAMES, ...TEENS].entries()) VALUES[name] = value
for (const [index, name] of TENS.entries()) VALUES[name] = 20 + 10 * index

/** Parses the words back to a number. */
function read(words: readonly string[]): number {
  const largest = words.reduce((best, word, index) => (worth(word) >= worth(words[best]) ? index : best), 0)
  const value = worth(words[largest])
  if (words.length === 0) return 0
  if (value < 100) return words.reduce((sum, word) => sum + worth(word), 0)
  return (read(words.slice(0, largest)) || 1) * value + read(words.slice(largest + 1))
}

const worth = (word = '') => VALUES[word] ?? Number.NaN

test('every amount round-trips', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 * 100 }), (paise) => {
      const [, rupees = '', rest] = /^Rupees (.+?)(?: and (.+) Paise)? only$/.exec(amountInWords(paise)) ?? []
      expect(read(rupees.split(' ')) * 100 + (rest ? read(rest.split(' ')) : 0)).toBe(paise)
    }),
  )
})
