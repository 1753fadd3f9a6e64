import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISTRICTS } from './district-names'
import { districtIn } from './districts'
import { foldedPlace } from './folded-places'
import { deliveryChargeTo } from './orders/delivery-charges'

/** Letters that look like letters of the districts. */
const TWINS: Record<string, string> = {
  A: 'АΑ',
  B: 'ВΒ',
  K: 'КΚΚ',
  P: 'РΡ',
  S: 'Ѕ',
  a: 'аαɑ',
  b: 'ь',
  d: 'ԁ',
  g: 'ԍɡ',
  h: 'һ',
  i: 'іιı',
  l: 'ӏ',
  n: 'пη',
  o: 'оο',
  p: 'рρ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  w: 'ԝω',
}

const wide = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)
const bold = (letter: string) => String.fromCodePoint(0x1d400 + (letter.codePointAt(0) ?? 0) - (letter < 'a' ? 0x41 : 0x61 - 26))

const unseen = fc.constantFrom(
  '',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2069',
  '\u00ad',
  '\ufeff',
  '\u034f',
  '\ufe0f',
  '\u0301',
  '\u0335',
)
const written = (letter: string) =>
  fc
    .tuple(fc.constantFrom(letter, letter.toUpperCase(), wide(letter), bold(letter), ...(TWINS[letter] ?? '')), unseen)
    .map((all) => all.join(''))
const spelt = (name: string) => fc.tuple(...Array.from(name, written)).map((letters) => letters.join(''))

test.each(DISTRICTS)('every lookalike spelling of %s is the same place', (district) => {
  const charges = [{ place: district, amount: '300.00' }]
  fc.assert(
    fc.property(spelt(district), fc.constantFrom('', '\u200f'), (spelling, mark) => {
      expect(foldedPlace(spelling)).toBe(district.toLowerCase())
      const address = { street: `Weir Road, ${mark}${spelling}${mark}, J&K`, city: 'Kashmir', zipCode: '190001' }
      expect(deliveryChargeTo({ shippingAddress: address }, charges)?.amount).toBe('300.00')
      expect(districtIn(address.street)).toBe(district)
    }),
  )
})

test.each(['پہلگام', 'पहलगाम', 'पहलगांव', 'Ленинград', 'Αθήνα'])('%s is a different place', (place) => {
  const charges = ['پہلگام', 'पहलगाम', 'पहलगांव', 'Ленинград', 'Αθήνα'].map((name) => ({ place: name, amount: '1.00' }))
  expect(
    deliveryChargeTo({ shippingAddress: { street: `12, ${place}`, city: 'Kashmir', zipCode: '190001' } }, charges)?.place,
  ).toBe(place)
})

test.each([
  ['سرینگر', 'سری‌نگر', 'سرينگر', 'سِرینگر'],
  ['कुपवाड़ा', 'कुपवाडा', 'कुपवाड़ा'],
])('%s is one name in all spellings', (name, ...typed) => {
  for (const each of typed) expect(foldedPlace(each)).toBe(foldedPlace(name))
})
