import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, indianDay, lastDays, sortableDateTime, startOfIndianDay } from './dates'

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20 23:59', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21 00:00', '2026-11-21'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01 01:30', '2027-01-01'],
])('%s is %s in India', (iso, text, day) => {
  expect(sortableDateTime(iso)).toBe(text)
  expect(indianDay(new Date(iso))).toBe(day)
})

test('a day in India begins at half past six in the evening of UTC', () => {
  expect(new Date(startOfIndianDay(new Date('2026-11-21T10:00:00Z'))).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(new Date(startOfIndianDay(new Date('2026-11-20T18:30:00Z'))).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(new Date(startOfIndianDay(new Date('2026-11-20T18:29:59Z'))).toISOString()).toBe('2026-11-19T18:30:00.000Z')
})

test('a person reads the day and time of India', () => {
  expect(formatDate('2026-11-20T18:30:00.000Z')).toBe('21 Nov 2026')
  expect(formatDateTime('2026-11-20T18:30:00.000Z')).toMatch(/^21 Nov 2026, 12:00\sam$/)
})

test('the last days end with the one it is in India, over the end of a month too', () => {
  expect(lastDays(3, new Date('2026-03-01T18:29:59Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(lastDays(3, new Date('2026-03-01T18:30:00Z'))).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
})

test('a day without its year is short, and stays the day that it is', () => {
  expect([formatDay('2026-11-21'), formatDay('2026-03-01'), formatDay('')]).toEqual(['21 Nov', '1 Mar', ''])
})
