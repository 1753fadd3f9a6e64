import { expect, test } from 'vitest'
import { typedPaise } from './typed-money'

test.each([
  ['2,400.50', 240_050],
  ['₹1,00,000', 10_000_000],
  ['۱۲', 1200],
  ['1000000000', 100_000_000_000],
  ['1000000000.01', 0],
  ['9'.repeat(400), 0],
  ['-1', 0],
  ['1e9', 0],
  ['', 0],
])('“%s” counts as %i paise', (text, paise) => {
  expect(typedPaise(text)).toBe(paise)
})
