import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatKilograms, parseAmount, typedRupees } from './amounts'

test.each([
  [50, '50 kg'],
  [0.7, '0.70 kg'],
  [0.35, '0.35 kg'],
  [4.8999999999999995, '4.9 kg'],
  [21, '21 kg'],
  [1.434, '1.43 kg'],
  [42.95, '43 kg'],
  [0.1, '0.10 kg'],
  [0.085, '85 g'],
  [0.0035, '3.5 g'],
  [0.0001, '0.1 g'],
  [125_000, '1,25,000 kg'],
])('writes %d kg as %s', (kilograms, text) => {
  expect(formatKilograms(kilograms)).toBe(text)
})

test('writes a density of 2.5', () => {
  expect(formatAmount(2.5)).toBe('2.5')
})

test.each([
  ['1000', 1000],
  [' 1,000 ', 1000],
  ['1,00,000', 100_000],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['-3', -3],
  ['१,०००', 1000],
  ['۲٫۵', 2.5],
  ['٧٥', 75],
  ['', undefined],
  ['   ', undefined],
  ['.', undefined],
  ['2,5', undefined],
  ['1e5', undefined],
  ['12 fish', undefined],
  ['9'.repeat(400), undefined],
])('reads %j as %s', (text, value) => {
  expect(parseAmount(text)).toBe(value)
})

test.each([
  ['500', '500'],
  [' 1,00,000.50 ', '100000.50'],
  ['₹ 1,500', '1500'],
  ['-₹250', '-250'],
  ['۱٬۵۰۰', '1500'],
  ['۱,۵۰۰', '1500'],
  ['१५००', '1500'],
  ['2,50', '2,50'],
  ['five hundred', 'five hundred'],
  ['1e5', '1e5'],
  ['', ''],
])('normalizes the rupees %j to %j', (text, rupees) => {
  expect(typedRupees(text)).toBe(rupees)
})

test('parses back every amount that it formats', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (amount) => {
      expect(parseAmount(formatAmount(amount))).toBeCloseTo(amount, amount < 10 ? 1 : amount < 100 ? 0 : -1)
    }),
  )
})
