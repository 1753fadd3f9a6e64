import { expect, test } from 'vitest'
import { lastDays, startOfIndianDay } from './calendar-days'

test('a day in India begins at 18:30 UTC', () => {
  expect(new Date(startOfIndianDay(new Date('2026-11-21T10:00:00Z'))).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(new Date(startOfIndianDay(new Date('2026-11-20T18:30:00Z'))).toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(new Date(startOfIndianDay(new Date('2026-11-20T18:29:59Z'))).toISOString()).toBe('2026-11-19T18:30:00.000Z')
})

test('the last days end with today in India, also across months', () => {
  expect(lastDays(3, new Date('2026-03-01T18:29:59Z'))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(lastDays(3, new Date('2026-03-01T18:30:00Z'))).toEqual(['2026-02-28', '2026-03-01', '2026-03-02'])
})
