import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianNumber } from './indian-numbers'

test.each([
  [0, 0, 0, '0'],
  [999, 0, 0, '999'],
  [1000, 0, 0, '1,000'],
  [100_000, 0, 0, '1,00,000'],
  [12_345_678, 0, 0, '1,23,45,678'],
  [2500.5, 2, 2, '2,500.50'],
  [2.5, 2, 0, '2.5'],
  [1.005, 2, 0, '1.01'],
  [0.0000001, 2, 2, '0.00'],
  [999.95, 1, 0, '1,000'],
  [-1234.5, 1, 0, '-1,234.5'],
])('writes %d with at most %i and at least %i decimals as %s', (value, most, least, text) => {
  expect(indianNumber(value, most, least)).toBe(text)
})

test('writes every number as Intl does', () => {
  const decimals = fc.tuple(fc.nat(2), fc.nat(2)).map(([one, other]) => [Math.max(one, other), Math.min(one, other)] as const)
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), decimals, (value, [most, least]) => {
      const intl = new Intl.NumberFormat('en-IN', { minimumFractionDigits: least, maximumFractionDigits: most })
      expect(indianNumber(value, most, least)).toBe(intl.format(value))
    }),
  )
})
