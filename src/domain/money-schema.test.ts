import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PAISE } from './money'
import { money, signedMoney } from './money-schema'

test.each([
  [2500, '2500.00'],
  ['2500', '2500.00'],
  ['2500.5', '2500.50'],
  [2500.05, '2500.05'],
  [0, '0.00'],
  [-0, '0.00'],
  ['1000000000.00', '1000000000.00'],
  [MAX_PAISE / 100, '1000000000.00'],
])('%j becomes "%s"', (sent, stored) => {
  expect(money.parse(sent)).toBe(stored)
})

test.each([
  ...[-1, 2500.505, Number.NaN],
  ...['', ' ', '1e3', '-1', '2500.505', '2,500', 'Rs 2500'],
  ...[null, undefined, true, [2500], { amount: 2500 }],
])('%j is refused with one sentence', (sent) => {
  const { error } = money.safeParse(sent)
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter an amount in rupees, with at most two decimals.'])
})

test.each([1e21, 1_000_000_000.01, 1e9 + 1, '1000000000.01', '1000000001', '9'.repeat(40)])(
  '%j is refused as too large',
  (sent) => {
    const messages = [money, signedMoney].map((schema) => schema.safeParse(sent).error?.issues.map(({ message }) => message))
    const tooLarge = ['Please enter an amount of at most ₹1,00,00,00,000.']
    expect(messages).toEqual([tooLarge, tooLarge])
  },
)

test('stored amounts are read back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PAISE }), (paise) => {
      const stored = money.parse((paise / 100).toFixed(2))
      expect(money.parse(stored)).toBe(stored)
      expect(Number(stored)).toBe(paise / 100)
    }),
  )
})

test.each([
  ['-2500', '-2500.00'],
  [-2500.5, '-2500.50'],
  [-0, '0.00'],
  ['-0', '0.00'],
  [2500, '2500.00'],
])('%j with its sign becomes "%s"', (sent, stored) => {
  expect(signedMoney.parse(sent)).toBe(stored)
})

test.each(['--1', '-', '- 1', '-1.001', '-1000000000.01', Number.NEGATIVE_INFINITY, null])(
  '%j with its sign is refused',
  (sent) => {
    expect(signedMoney.safeParse(sent).success).toBe(false)
  },
)
