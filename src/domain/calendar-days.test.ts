import { expect, test } from 'vitest'
import { lastDays, monthsLater, startOfIndianDay } from './calendar-days'

test('a day in India begins at 18:30 UTC', () => {
  expect(new Date(startOfIndianDay(new Date('2026-11-21T10:00:00Z'))).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(new Date(startOfIndianDay(new Date('2026-11-20T18:30:00Z'))).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(new Date(startOfIndianDay(new Date('2026-11-20T18:29:59Z'))).toISOString()).toBe('2026-11-19T18:30:00.000Z')
})

test('the last days end with today in India, also across months', () => {
  expect(lastDays(3, new Date('2026-03-01T18:29:59Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(lastDays(3, new Date('2026-03-01T18:30:00Z'))).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
})

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s, %i months later, is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later)
})
