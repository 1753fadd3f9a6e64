import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedDigits, maskedPhone, typedDigits } from './phone-digits'

test.each([
  ['+91 94190 12345', '2345', '941 ••••'],
  ['09419012345', '2345', '941 ••••'],
  ['+44 20 7946 0958', '0958', '442 ••••'],
  ['12345', undefined, '••••'],
  ['Erased', undefined, '••••'],
])('%s is opened by %s and shown as %s', (phone, asked, masked) => {
  expect([askedDigits(phone), maskedPhone(phone)]).toEqual([asked, masked])
})

test.each([
  ['2345', '2345'],
  [' 23 45 ', '2345'],
  ['۲۳۴۵', '2345'],
  ['२३४५', '2345'],
  ['94190 12345', '2345'],
  ['none', ''],
])('%j is read as %j', (typed, digits) => expect(typedDigits(typed)).toBe(digits))

test('a masked phone tells nothing of the digits that open the order', () => {
  const first = fc.integer({ min: 1_000_00, max: 9_999_99 }).map(String)
  const last = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'))
  fc.assert(
    fc.property(first, last, last, (begin, one, other) => {
      expect(askedDigits(begin + one)).toBe(one)
      expect(maskedPhone(begin + one)).toBe(maskedPhone(begin + other))
    }),
  )
})
