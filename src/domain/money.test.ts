import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRupees, formatWholeRupees, MAX_PAISE, paiseIn, parseRupees, rupees, sumOf, totalPrice } from './money'
import { paiseOwed } from './signed-money'

const amount = fc.integer({ min: 0, max: MAX_PAISE })

describe('reading an amount', () => {
  test.each([
    [0, 0],
    [2500, 250_000],
    [2500.5, 250_050],
    [0.29, 29],
    [1e3, 100_000],
    ['2500', 250_000],
    ['2500.5', 250_050],
    ['2500.05', 250_005],
    ['0.10', 10],
    ['007', 700],
    ['999999999999.99', 99_999_999_999_999],
  ])('%j is %i paise', (value, paise) => {
    expect(parseRupees(value)).toBe(paise)
  })

  test.each([
    ...[-1, -0.01, 0.001, 2500.505, 0.1 + 0.2, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY],
    ...['', ' ', ' 1', '1 ', '-1', '+1', '1e3', '0x10', 'NaN', 'Infinity', '1,000', '₹1', '.5', '5.', '1.234', '1.2.3', '२५००'],
    '9999999999999',
  ])('%j is no amount', (value) => {
    expect(parseRupees(value)).toBeUndefined()
  })

  test('of a stored text throws if it is invalid', () => {
    expect(paiseIn('2500.00')).toBe(250_000)
    for (const text of ['', 'free', '-1.00']) expect(() => paiseIn(text)).toThrow(RangeError)
  })

  test('that was calculated may be larger than an input', () => {
    const total = totalPrice('900000000.00', 100_000)
    expect(total).toBe('90000000000000.00')
    expect(paiseIn(total)).toBe(9_000_000_000_000_000)
    expect(formatRupees(total)).toBe('₹9,00,00,00,00,00,000')
  })
})

describe('writing an amount', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [250_000, '2500.00'],
    [-5, '-0.05'],
    [-250_050, '-2500.50'],
  ])('%i paise are "%s"', (paise, text) => {
    expect(rupees(paise)).toBe(text)
  })

  test('round-trips paise', () => {
    fc.assert(fc.property(amount, (paise) => void expect(parseRupees(rupees(paise))).toBe(paise)))
  })

  test('round-trips signed paise', () => {
    const signed = fc.oneof(fc.constant(0), fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }))
    fc.assert(fc.property(signed, (paise) => void expect(paiseOwed(rupees(paise))).toBe(paise)))
    expect([paiseOwed('-0.00'), paiseOwed('-0.29'), paiseOwed('1.15')]).toEqual([0, -29, 115])
    expect(() => paiseOwed('1.005')).toThrow(RangeError)
  })

  test('formats any rupees and paise as typed', () => {
    const typed = fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(typed, ([whole, fraction]) => {
        const text = `${whole}.${String(fraction).padStart(2, '0')}`
        expect(rupees(parseRupees(text) as number)).toBe(text)
        expect(rupees(parseRupees(Number(text)) as number)).toBe(text)
      }),
    )
  })
})

describe('arithmetic', () => {
  test.each([
    ['2500.00', 2, '5000.00'],
    ['0.29', 100, '29.00'],
    ['1.15', 3, '3.45'],
    ['2500.10', 3, '7500.30'],
    ['1000000000.00', 1, '1000000000.00'],
  ])('%s times %i is %s', (price, quantity, total) => {
    expect(totalPrice(price, quantity)).toBe(total)
  })

  test('a sum is exact, of any amounts in any order', () => {
    const amounts = fc.array(amount, { maxLength: 50 })
    fc.assert(
      fc.property(amounts, (list) => {
        const exact = list.reduce((sum, paise) => sum + BigInt(paise), 0n)
        expect(sumOf(list.map(rupees)).replace('.', '')).toBe(String(exact).padStart(3, '0'))
        expect(sumOf(list.toReversed().map(rupees))).toBe(sumOf(list.map(rupees)))
      }),
    )
  })

  test('price times quantity equals the sum of the prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 1, max: 200 }), (paise, quantity) => {
        expect(totalPrice(rupees(paise), quantity)).toBe(sumOf(Array(quantity).fill(rupees(paise))))
      }),
    )
  })

  test('an empty sum is zero', () => expect(sumOf([])).toBe('0.00'))
})

describe('formatted rupees', () => {
  test.each([
    ['2500.00', '₹2,500', '₹2,500'],
    ['2500.50', '₹2,500.50', '₹2,501'],
    ['0.05', '₹0.05', '₹0'],
    ['123456.00', '₹1,23,456', '₹1,23,456'],
    ['1000000000.00', '₹1,00,00,00,000', '₹1,00,00,00,000'],
  ])('%s is %s, and in analytics %s', (text, read, whole) => {
    expect(formatRupees(text)).toBe(read)
    expect(formatWholeRupees(text)).toBe(whole)
  })
})
