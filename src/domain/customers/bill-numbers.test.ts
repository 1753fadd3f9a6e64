import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { indianDay } from '../dates'
import {
  billNumber,
  financialYear,
  MAX_BILL_NUMBER,
  MAX_BILL_PREFIX,
  numberFromPath,
  numberInPath,
  seriesOf,
} from './bill-numbers'

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-12-31', '26-27'],
  ['2027-01-01', '26-27'],
  ['2000-03-31', '99-00'],
  ['2099-04-01', '99-00'],
])('the financial year of %s is %s', (day, year) => {
  expect(financialYear(day)).toBe(year)
})

test.each([
  ['2026-03-31T18:29:59.999Z', '25-26'],
  ['2026-03-31T18:30:00.000Z', '26-27'],
])('the year changes at midnight in India: %s is in %s', (moment, year) => {
  expect(financialYear(indianDay(new Date(moment)))).toBe(year)
})

test('a number consists of its series and at least five digits', () => {
  expect(billNumber(seriesOf('tf', '2026-11-21'), 12)).toBe('TF/26-27/00012')
  expect(billNumber(seriesOf('TF', '2026-11-21'), 123_456)).toBe('TF/26-27/123456')
})

test('a series whose numbers would have more than sixteen characters is full', () => {
  expect(billNumber('ABCD/26-27/', 99_999)).toHaveLength(MAX_BILL_NUMBER)
  expect(billNumber('ABCD/26-27/', 100_000)).toBeUndefined()
})

const prefix = fc.stringMatching(/^[A-Z0-9-]{1,4}$/)
const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }).map(indianDay)

test('every number is valid and round-trips through a path', () => {
  fc.assert(
    fc.property(prefix, day, fc.integer({ min: 1, max: 99_999 }), (prefix, day, serial) => {
      expect(prefix.length).toBeLessThanOrEqual(MAX_BILL_PREFIX)
      const number = billNumber(seriesOf(prefix, day), serial) as string
      expect(number).toMatch(/^[A-Z0-9/-]{1,16}$/)
      expect(numberInPath(number)).not.toContain('/')
      expect(numberFromPath(numberInPath(number))).toBe(number)
      expect(numberFromPath(number)).toBe(number)
      expect(numberFromPath(encodeURIComponent(number))).toBe(number)
    }),
  )
})

test('different series never produce the same number', () => {
  fc.assert(
    fc.property(prefix, prefix, day, day, fc.nat(99_998), fc.nat(99_998), (one, other, day, otherDay, serial, otherSerial) => {
      const [a, b] = [seriesOf(one, day), seriesOf(other, otherDay)]
      if (a !== b) expect(billNumber(a, serial + 1)).not.toBe(billNumber(b, otherSerial + 1))
    }),
  )
})

test.each(['', '12', 'TF', 'TF-26-27', '-26-27-1', 'TF_26-27-1', '../26-27/1'])('%j is not a bill number', (text) => {
  expect(numberFromPath(text)).toBeUndefined()
})
